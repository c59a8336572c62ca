import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** How long a request that carries no file may take to arrive. */
const BODY_LIMIT_MS = 30_000
/** How long we go on reading what nobody wants any more, so that the other side gets to read our answer. */
const LINGER_MS = 10_000

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Node knows one time limit for all requests, and files over a phone line need a long one. Every other body has to be here soon:
 * lines that bring one byte now and then would otherwise be held for as long as a file.
 */
export function limitArrival(
  http: FastifyInstance,
  { refuse, limitMs = BODY_LIMIT_MS }: { refuse: (request: IncomingMessage) => void; limitMs?: number },
): void {
  http.decorateRequest('arrival', undefined)
  http.addHook('onRequest', (request, _reply, done) => {
    if (!request.routeOptions.config.upload && hasBody(request.raw)) {
      request.arrival = setTimeout(() => request.raw.complete || refuse(request.raw), limitMs)
    }
    done()
  })
  http.addHook('preValidation', (request, _reply, done) => {
    clearTimeout(request.arrival)
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
  interface FastifyRequest {
    /** Runs until the body is here. */
    arrival: NodeJS.Timeout | undefined
  }
  interface FastifyContextConfig {
    /** The body is a file. */
    upload?: boolean
  }
}
