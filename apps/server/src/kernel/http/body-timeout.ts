import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long a request that carries no file may take to arrive. */
const BODY_LIMIT_MS = 30_000
/** How long we go on reading what nobody wants any more, so that the other side gets to read our answer. */
const LINGER_MS = 10_000
/** A late body is noticed within a tenth of the limit after it. */
const LOOKS_A_LIMIT = 10

/** The request that came last on a line, until it is known to be here. */
const NEWEST = Symbol('newest request')
type Line = Socket & { [NEWEST]?: FastifyRequest | undefined }

/**
 * Node knows one time limit for all requests, and files over a phone line need a long one. Every other body has to be here soon:
 * lines that bring one byte now and then would otherwise be held for as long as a file. All open lines are looked at now and
 * then: a timer, or a place in a queue, for every request would cost more than most of what they ask for.
 */
export function limitBodyTime(
  http: FastifyInstance,
  { refuse, limitMs = BODY_LIMIT_MS }: { refuse: (request: IncomingMessage) => void; limitMs?: number },
): void {
  const lines = new Set<Line>()
  /** How often a request was found still on its way. */
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
