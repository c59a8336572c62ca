// The bare Fastify route that heartbeats are compared with: reads the same request, sends the same answer, does nothing.
import { fastify } from 'fastify'
import { endWithParent } from './kernel/child.ts'
import { HEARTBEAT_PATH } from './kernel/heartbeat-request.ts'
import { HOST } from './kernel/port.ts'

export interface ReferenceOrder {
  port: number
  headers: Record<string, string>
  body: unknown
  keepAliveTimeout: number
}

process.once('message', async ({ port, headers, body, keepAliveTimeout }: ReferenceOrder) => {
  const http = fastify({ logger: false, keepAliveTimeout })
  http.post(HEARTBEAT_PATH, (_request, reply) => {
    reply.headers(headers).send(body)
  })
  await http.listen({ port, host: HOST })
  process.send?.({ ready: true })
})
endWithParent()
