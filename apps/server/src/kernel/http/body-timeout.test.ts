import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { letGo, limitBodyTime } from './body-timeout.ts'

const LIMIT_MS = 600

async function until(socket: Socket, event: 'close'): Promise<string> {
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.on('error', () => undefined)
  // `once` of node:events rejects on an error event, and a connection that is cut off may end with one.
  await new Promise<void>((resolve) => socket.on(event, () => resolve()))
  return text
}

describe('a request with a slow body', () => {
  let http: FastifyInstance
  let port: number
  const refused: number[] = []
  const began = performance.now()
  beforeAll(async () => {
    http = fastify()
    limitBodyTime(http, {
      limitMs: LIMIT_MS,
      refuse: ({ socket }) => {
        refused.push(performance.now() - began)
        socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n')
      },
    })
    http.post('/call', async ({ body }) => ({ body }))
    http.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
      scope.addHook('onResponse', async (request) => letGo(request.raw, LIMIT_MS))
      scope.post('/upload', { config: { upload: true } }, async ({ raw }) => {
        let bytes = 0
        for await (const chunk of raw) bytes += chunk.length
        return { bytes }
      })
      scope.post('/refuse', { config: { upload: true } }, async (_request, reply) => reply.code(415).send({ no: true }))
    })
    await http.listen({ port: 0, host: '127.0.0.1' })
    port = (http.server.address() as AddressInfo).port
  })
  afterAll(() => http.close())

  const begin = (path: string, length: number) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`,
    )
    return socket
  }

  it('is cut off when it is not an upload', async () => {
    const socket = begin('/call', 1000)
    const drops = setInterval(() => socket.write('1'), 40)
    const text = await until(socket, 'close')
    clearInterval(drops)

    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(refused).toHaveLength(1)
  })

  it('is accepted when it is an upload', async () => {
    const socket = begin('/upload', 20)
    const answered = once(socket, 'data')
    let sent = 0
    const drops = setInterval(() => {
      socket.write('1')
      sent += 1
      if (sent === 20) clearInterval(drops)
    }, 60)
    const started = performance.now()
    expect(String(await answered)).toContain('{"bytes":20}')
    expect(performance.now() - started).toBeGreaterThan(LIMIT_MS * 1.5)
    socket.destroy()
  })

  it('is not cut off after it has arrived completely', async () => {
    const before = refused.length
    const socket = begin('/call', 2)
    socket.write('{}')
    expect(String((await once(socket, 'data'))[0])).toContain('200 OK')
    await new Promise((resolve) => setTimeout(resolve, LIMIT_MS * 1.5))
    expect([refused.length, socket.closed]).toEqual([before, false])
    socket.destroy()
  })

  it('is cut off some time after it was answered, if it does not end', async () => {
    const socket = begin('/refuse', 10_000_000)
    const drops = setInterval(() => socket.write('x'.repeat(1000)), 20)
    const started = performance.now()
    const text = await until(socket, 'close')
    clearInterval(drops)

    expect(text).toContain('415 Unsupported Media Type')
    expect(performance.now() - started).toBeGreaterThan(LIMIT_MS * 0.9)
  })

  it('leaves the connection usable when it was refused but ends in time', async () => {
    const socket = begin('/refuse', 10)
    expect(String((await once(socket, 'data'))[0])).toContain('415')
    socket.write('0123456789')
    socket.write('POST /call HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 7\r\n\r\n{"a":1}')
    expect(String((await once(socket, 'data'))[0])).toContain('{"body":{"a":1}}')
    await new Promise((resolve) => setTimeout(resolve, LIMIT_MS * 1.5))
    expect(socket.closed).toBe(false)
    socket.destroy()
  })
})
