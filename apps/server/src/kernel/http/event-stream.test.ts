import { connect } from 'node:net'
import { fastify } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { EventStream } from './event-stream.ts'

describe('a stream of events', () => {
  const uncaught: unknown[] = []
  const note = (error: unknown) => void uncaught.push(error)
  const http = fastify()
  afterEach(async () => {
    process.off('uncaughtException', note)
    await http.close()
  })

  it('ignores writes after its end, also while it waits behind an answer that nobody reads', async () => {
    process.on('uncaughtException', note)
    const streams: EventStream[] = []
    http.get('/large', () => Buffer.alloc(8_000_000, 'x'))
    http.get('/stream', (request, reply) => {
      reply.hijack()
      streams.push(new EventStream(reply.raw, request.id))
    })
    const url = new URL(await http.listen({ port: 0, host: '127.0.0.1' }))
    // Sends two requests on one connection and never reads from it, so the stream waits behind the large answer.
    const line = connect(Number(url.port), url.hostname).pause()
    line.on('error', () => undefined)
    line.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\nGET /stream HTTP/1.1\r\nhost: x\r\n\r\n')
    await expect.poll(() => streams.length).toBe(1)

    const [stream] = streams
    stream?.send('1')
    stream?.close()
    stream?.send('2')
    stream?.ping()
    stream?.ping()
    stream?.close()
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    expect(uncaught).toEqual([])
    line.destroy()
  })
})
