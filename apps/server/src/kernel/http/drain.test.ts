import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { drainable } from './drain.ts'

it('a server that stops waits for answers, but not for connections that were never used', async () => {
  // Without limits, a connection that nobody closes would stay for good.
  const http = fastify({ requestTimeout: 0, http: { headersTimeout: 0 } })
  const drain = drainable(http)
  let answer: () => void = () => undefined
  let asked: () => void = () => undefined
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve
  })
  http.get('/slow', async () => {
    asked()
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return { done: true }
  })
  await http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.server.address() as AddressInfo
  const unused = connect(port, '127.0.0.1').resume()
  await once(unused, 'connect')
  const answered = fetch(`http://127.0.0.1:${port}/slow`).then((response) => response.json())
  await isAsked

  const drained = drain()
  await once(unused, 'close')
  answer()
  expect(await answered).toEqual({ done: true })
  await drained
  await http.close()
})
