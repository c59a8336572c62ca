import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isInside, OutgoingError, outsideLookup, send, textOf } from './outgoing.ts'

describe('an outgoing request', () => {
  let server: Server
  let port: number
  let asked = 0
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked += 1
      if (request.url === '/away') return response.writeHead(302, { location: '/' }).end()
      response.end(`${request.method} ${request.headers['content-length'] ?? 'nothing'}`)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => server.close())

  it('is sent, and answered', async () => {
    const response = await send(`http://127.0.0.1:${port}/`, { method: 'POST', body: '照', mayBeInside: true })
    expect(response.statusCode).toBe(200)
    expect(await textOf(response)).toBe('POST 3')
  })

  it('does not follow redirects', async () => {
    const response = await send(`http://127.0.0.1:${port}/away`, { mayBeInside: true })
    expect(response.statusCode).toBe(302)
    response.resume()
  })

  it.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433', '0x7f.1', '127.1'])(
    'does not connect to this machine as %s',
    async (host) => {
      const before = asked
      await expect(send(`http://${host}:${port}/`, { mayBeInside: false })).rejects.toThrow('is an internal address')
      expect(asked).toBe(before)
    },
  )

  it.each([
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:169.254.169.254',
    '64:ff9b::7f00:1',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    '2002:7f00:1::',
  ])('treats %s as an internal address', (address) => expect(isInside(address)).toBe(true))

  it.each(['1.1.1.1', '119.28.28.28', '172.32.0.1', '2402:4e00::1', '::ffff:1.1.1.1'])(
    'treats %s as an external address',
    (address) => expect(isInside(address)).toBe(false),
  )

  it('checks the address to which the name resolves when connecting', async () => {
    const found = await new Promise<Error | null>((done) =>
      outsideLookup('localhost', { all: false }, (error) => done(error)),
    )
    expect(found).toBeInstanceOf(OutgoingError)
  })

  it('can be aborted', async () => {
    const signal = AbortSignal.abort()
    await expect(send(`http://127.0.0.1:${port}/`, { mayBeInside: true, signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})
