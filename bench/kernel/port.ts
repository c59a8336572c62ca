import { once } from 'node:events'
import { createServer } from 'node:net'

export const HOST = '127.0.0.1'

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, HOST)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port is available')
  return address.port
}
