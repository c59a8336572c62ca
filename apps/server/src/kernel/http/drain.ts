import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Long enough for requests already on an open connection to arrive and be answered. */
const DRAIN_MS = 400
const SWEEP_MS = 50

/**
 * Call it before the server listens; the function that it returns stops the server. It stops accepting connections,
 * announces on every open one that the next answer is the last, and waits for all of them to end. Cutting idle
 * connections at once, as `close` does, could lose a request that has arrived but was not read yet.
 */
export function drainable({ server }: Pick<FastifyInstance, 'server'>): () => Promise<void> {
  const lines = new Set<Socket>()
  server.on('connection', (line: Socket) => {
    lines.add(line)
    line.once('close', () => lines.delete(line))
  })

  function sweep(): void {
    server.closeIdleConnections()
    // To Node, a connection that a browser opened ahead and never used is not idle: it would stay for a minute.
    for (const line of lines) if (line.bytesRead === 0) line.destroy()
  }

  return async function drain() {
    if (!server.listening) return
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
    // Closes only the listening socket: the HTTP server's own `close` would also cut idle connections. Resolves when
    // every connection has ended.
    const ended = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
    // Without open connections no request can be on its way.
    await Promise.race([ended, sleep(DRAIN_MS)])
    const sweeping = setInterval(sweep, SWEEP_MS)
    await ended
    clearInterval(sweeping)
  }
}
