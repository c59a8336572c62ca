// The bare Fastify route used as reference: it reads the same request, sends the same answer and does nothing else.
import { fastify } from 'fastify'
import { HOST } from '../../scripts/kernel/port.ts'
import { endWithParent } from '../kernel/child.ts'

export interface ReferenceOrder {
  port: number
  path: string
  headers: Record<string, string>
  /**
   * `json` is serialised for every answer; `ready` is sent as it is (latin1) where our server sends prepared bytes too.
   */
  body: { json: unknown } | { ready: string }
  keepAliveTimeout: number
}

process.once('message', async ({ port, path, headers, body, keepAliveTimeout }: ReferenceOrder) => {
  const answer = 'json' in body ? body.json : Buffer.from(body.ready, 'latin1')
  const http = fastify({ logger: false, keepAliveTimeout })
  http.post(path, (_request, reply) => {
    reply.headers(headers).send(answer)
  })
  await http.listen({ port, host: HOST })
  process.send?.({ ready: true })
})
endWithParent()
