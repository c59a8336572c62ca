import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Long enough for requests already on an open connection to arrive and be answered. */
const DRAIN_MS = 400
const SWEEP_MS = 50

/**
 * Stops accepting connections, announces on every open one that the next answer is the last, and waits for all of them
 * to end. Cutting idle connections at once, as `close` does, could lose a request that has arrived but was not read
 * yet.
 */
export async function drain({ server }: FastifyInstance): Promise<void> {
  if (!server.listening) return
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  // Closes only the listening socket: the HTTP server's own `close` would also cut idle connections. Resolves when
  // every connection has ended.
  const ended = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  // Without open connections no request can be on its way.
  await Promise.race([ended, sleep(DRAIN_MS)])
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  await ended
  clearInterval(sweep)
}
