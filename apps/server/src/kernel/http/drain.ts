import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Long enough for whatever is on its way over an open line to arrive and be answered. */
const DRAIN_MS = 400
const SWEEP_MS = 50

/**
 * Stops taking connections, tells everyone on an open one that the next answer is the last, and waits for all of them. Lines that are cut right away,
 * as `close` does with idle ones, may already carry a request that nobody has read yet.
 */
export async function drain({ server }: FastifyInstance): Promise<void> {
  if (!server.listening) return
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  // Only the listening socket: the HTTP server's own `close` would also cut the idle lines. Done when every line has ended.
  const ended = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  // Without an open line nothing can be on its way.
  await Promise.race([ended, sleep(DRAIN_MS)])
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  await ended
  clearInterval(sweep)
}
