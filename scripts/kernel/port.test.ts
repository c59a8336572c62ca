import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort, HOST } from './port.ts'

it('is a port that a server can use and no outgoing connection gets', async () => {
  const port = await freePort()
  expect(port).toBeGreaterThanOrEqual(20_000)
  expect(port).toBeLessThan(32_768)
  const server = createServer().listen(port, HOST)
  await once(server, 'listening')
  server.close()
})
