import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The longest time that a request without a file may take to arrive. */
const BODY_LIMIT_MS = 30_000
/** How long the server keeps reading a body that it no longer needs, so that the client can read the answer. */
const LINGER_MS = 10_000
/** A late body is detected within a tenth of the limit. */
const LOOKS_A_LIMIT = 10

/** The newest request of a connection, until its body has arrived. */
const NEWEST = Symbol('newest request')
type Line = Socket & { [NEWEST]?: FastifyRequest | undefined }

/**
 * Node has one time limit for all requests, and uploads over a phone network need a long one. All other bodies must
 * arrive soon; otherwise a client that sends one byte now and then could occupy a connection as long as an upload. An
 * interval checks all open connections, because a timer for every request would cost more than most requests.
 */
export function limitBodyTime(
  http: FastifyInstance,
  { refuse, limitMs = BODY_LIMIT_MS }: { refuse: (request: IncomingMessage) => void; limitMs?: number },
): void {
  const lines = new Set<Line>()
  /** The number of checks in which the body of a request was still incomplete. */
  const looks = new WeakMap<FastifyRequest, number>()

  function refuseLate(): void {
    for (const line of lines) {
      const request = line[NEWEST]
      if (!request) continue
      const count = (looks.get(request) ?? 0) + 1
      looks.set(request, count)
      const isLate = count > LOOKS_A_LIMIT && !request.raw.complete
      if (isLate) refuse(request.raw)
      if (isLate || request.raw.complete || request.routeOptions.config.upload) line[NEWEST] = undefined
    }
  }

  const look = setInterval(refuseLate, limitMs / LOOKS_A_LIMIT).unref()
  http.addHook('onClose', async () => clearInterval(look))
  http.server.on('connection', (line: Line) => {
    lines.add(line)
    line.once('close', () => lines.delete(line))
  })
  http.addHook('onRequest', (request, _reply, done) => {
    const line: Line = request.raw.socket
    line[NEWEST] = request
    done()
  })
}

/**
 * Reads the rest of an upload that was answered early. Cutting the connection while the client still sends could
 * destroy the answer, and without a limit the client could keep the connection open.
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
