import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Prepared, readsBrotli } from './prepared.ts'

describe('a prepared answer', () => {
  const answers: Readonly<Record<string, Prepared<string>>> = {
    '/short': new Prepared('谢谢'),
    '/long': new Prepared('谢谢'.repeat(200)),
  }
  let server: Server
  beforeAll(async () => {
    server = createServer((request, response) =>
      answers[request.url ?? '']?.send(response, {
        brotli: readsBrotli(request.headers['accept-encoding']),
        fields: ['x-request-id', 'one'],
      }),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => server.close())

  const ask = (path: string, encoding: string) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      headers: { 'accept-encoding': encoding },
    })

  it.each([
    { path: '/short', accepted: 'br', encoding: null, data: '谢谢' },
    { path: '/long', accepted: 'br', encoding: 'br', data: '谢谢'.repeat(200) },
    { path: '/long', accepted: 'identity', encoding: null, data: '谢谢'.repeat(200) },
  ])('is compressed where that makes it shorter: $path for $accepted', async ({ path, accepted, encoding, data }) => {
    const answer = await ask(path, accepted)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('x-request-id')).toBe('one')
    expect(await answer.json()).toEqual({ code: 1, msg: '', data })
  })
})
