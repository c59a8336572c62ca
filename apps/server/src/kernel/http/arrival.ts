import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** How long a request that carries no file may take to arrive. */
const BODY_LIMIT_MS = 30_000
/** How long we go on reading what nobody wants any more, so that the other side gets to read our answer. */
const LINGER_MS = 10_000
/** A late body is noticed within a tenth of the limit. */
const LOOKS_A_LIMIT = 10

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Node knows one time limit for all requests, and files over a phone line need a long one. Every other body has to be here soon:
 * lines that bring one byte now and then would otherwise be held for as long as a file. Those still awaited stand in a line in
 * the order they came, looked at now and then: a timer for every request would cost more than most of what they ask for.
 */
export function limitArrival(
  http: FastifyInstance,
  { refuse, limitMs = BODY_LIMIT_MS }: { refuse: (request: IncomingMessage) => void; limitMs?: number },
): void {
  const awaited = new Map<IncomingMessage, number>()

  function refuseLate(): void {
    const now = performance.now()
    for (const [request, latest] of awaited) {
      if (latest > now) return
      awaited.delete(request)
      if (!request.complete) refuse(request)
    }
  }

  const look = setInterval(refuseLate, limitMs / LOOKS_A_LIMIT).unref()
  http.addHook('onClose', async () => clearInterval(look))
  http.addHook('onRequest', (request, _reply, done) => {
    if (!request.routeOptions.config.upload && hasBody(request.raw)) {
      awaited.set(request.raw, performance.now() + limitMs)
    }
    done()
  })
  http.addHook('preValidation', (request, _reply, done) => {
    awaited.delete(request.raw)
    done()
  })
}

/**
 * After an answer that came before the file had been read. A line that is cut while the other side still sends may take the answer with it, and one that
 * is left alone never ends.
 */
export function letGo(request: IncomingMessage, lingerMs = LINGER_MS): void {
  if (request.complete || request.destroyed) return
  const timer = setTimeout(() => request.socket.destroy(), lingerMs)
  request.once('close', () => clearTimeout(timer))
  request.once('end', () => clearTimeout(timer))
  request.resume()
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file. */
    upload?: boolean
  }
}
