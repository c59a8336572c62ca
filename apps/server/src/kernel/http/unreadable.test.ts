import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { refuseUnreadable } from './unreadable.ts'

/** Everything that a server with short time limits sends on a connection before it closes it. */
async function sentOn(send: string): Promise<string> {
  const server = createServer({ headersTimeout: 40, requestTimeout: 40, connectionsCheckingInterval: 20 })
  server.on('clientError', refuseUnreadable)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port is available')
  const socket = connect(address.port, '127.0.0.1', () => socket.write(send))
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  await once(socket, 'close')
  return text
}

it('a connection that a browser opened ahead and did not use is closed without an answer', async () => {
  expect(await sentOn('')).toBe('')
})

it.each(['GET / HTTP/1.1\r\nhost: a', 'NONSENSE\r\n\r\n'])('%j is answered', async (started) => {
  expect(await sentOn(started)).toContain('400 Bad Request')
})
