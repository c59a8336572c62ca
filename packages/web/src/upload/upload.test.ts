// @vitest-environment happy-dom
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../call/call-error.ts'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { refusalOf } from './check.ts'
import { uploadPicture } from './upload.ts'

const MB = 1024 * 1024

interface Arrived {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  bytes: number
}

let server: Server
let arrived: Arrived[] = []
let answer: { status: number; body: string } | 'hang up' = { status: 200, body: '' }

async function read(request: IncomingMessage): Promise<number> {
  let bytes = 0
  for await (const chunk of request) bytes += (chunk as Buffer).length
  return bytes
}

beforeEach(async () => {
  arrived = []
  answer = { status: 200, body: JSON.stringify({ code: 1, msg: '', data: { id: '9' } }) }
  server = createServer((request, response) => {
    void read(request).then((bytes) => {
      arrived.push({ method: request.method, url: request.url, headers: request.headers, bytes })
      if (answer === 'hang up') return request.socket.destroy()
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port is available')
  Reflect.get(window, 'happyDOM').setURL(`http://127.0.0.1:${address.port}/`)
  putSession(aSession())
})
afterEach(() => new Promise((closed) => server.close(closed)))

const picture = (size = 10) => new Blob([new Uint8Array(size)], { type: 'image/jpeg' })
const send = (over: Partial<Parameters<typeof uploadPicture>[0]> = {}) =>
  uploadPicture({ file: picture(), fileName: '我.jpg', purpose: 'avatar', ...over })

describe('uploading a picture', () => {
  it('sends the file itself, with the token and its purpose', async () => {
    expect(await send({ file: picture(MB) })).toEqual({ id: '9' })
    expect(arrived).toMatchObject([{ method: 'POST', bytes: MB, headers: { authorization: 'Bearer access-1' } }])
    expect(arrived[0]?.headers['content-type']).toBe('image/jpeg')
    expect(new URL(arrived[0]?.url ?? '', 'http://x').searchParams.get('fileName')).toBe('我.jpg')
  })

  it('fails with the message of the server', async () => {
    answer = { status: 422, body: JSON.stringify({ code: 4120003, msg: 'Broken picture', data: null }) }
    await expect(send()).rejects.toMatchObject({ code: 4120003, msg: 'Broken picture', network: false })
  })

  it('counts as unanswered when the connection breaks or a proxy answers', async () => {
    answer = 'hang up'
    await expect(send()).rejects.toMatchObject({ network: true })
    answer = { status: 502, body: '<html>Bad gateway</html>' }
    await expect(send()).rejects.toMatchObject({ network: true, status: 502 })
  })

  it('can be cancelled', async () => {
    const abort = new AbortController()
    abort.abort()
    await expect(send({ signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' })
    expect(arrived).toEqual([])
  })

  it('does not send a file that would be refused', async () => {
    const page = new Blob(['<html>'], { type: 'text/html' })
    await expect(send({ file: page })).rejects.toBeInstanceOf(CallError)
    await expect(send({ file: new Blob([]) })).rejects.toBeInstanceOf(CallError)
    await vi.waitFor(() => expect(arrived).toEqual([]))
  })
})

describe('a file', () => {
  const file = (over: Partial<Pick<File, 'name' | 'type' | 'size'>> = {}) => ({
    name: 'a.png',
    type: 'image/png',
    size: 10,
    ...over,
  })

  it.each([
    ['a picture', file(), undefined],
    ['a picture without a type', file({ type: '' }), undefined],
    ['exactly at the limit', file({ size: 20 * MB }), undefined],
    ['over the limit', file({ size: 20 * MB + 1 }), 'kernel.upload_too_large'],
    ['empty', file({ size: 0 }), 'kernel.upload_unreadable'],
    ['an SVG with scripts', file({ name: 'a.svg', type: 'image/svg+xml' }), 'kernel.upload_wrong_type'],
    ['an HTML page named as a picture', file({ type: 'text/html' }), 'kernel.upload_wrong_type'],
    ['without a type or an extension', file({ name: 'a', type: '' }), 'kernel.upload_wrong_type'],
  ])('%s', (_what, given, refusal) => expect(refusalOf(given, 'avatar')).toBe(refusal))

  it('has limits by its purpose', () => {
    expect(refusalOf(file({ size: 2 * MB }), 'cover')).toBe('kernel.upload_too_large')
    expect(refusalOf(file({ size: 2 * MB }), 'image')).toBeUndefined()
  })
})
