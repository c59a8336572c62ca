import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

export const HOST = '127.0.0.1'

/** Below the ports that systems give to outgoing connections: one of those could be taken before the server starts. */
const FIRST = 20_000
const COUNT = 10_000
const MOST_TRIES = 50

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, HOST)
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}

/** A port for a server that starts soon. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = FIRST + randomInt(COUNT)
    if (await isFree(port)) return port
  }
  throw new Error('no port is available')
}
