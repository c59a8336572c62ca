// The simplest read: one row by its key over Fastify and PostgreSQL. The bench starts it as a separate process.
import { fastify } from 'fastify'
import pg from 'pg'
import { HOST } from '../../scripts/kernel/port.ts'
import { endWithParent } from '../kernel/child.ts'

export interface KeyReadOrder {
  port: number
  path: string
  database: string
}

process.once('message', async ({ port, path, database }: KeyReadOrder) => {
  const pool = new pg.Pool({ connectionString: database, max: 4 })
  const http = fastify({ logger: false })
  http.post(path, async () => {
    const { rows } = await pool.query<{ answer: unknown }>({
      name: 'key-read',
      text: 'select answer from bench_answers where id = $1',
      values: [1],
    })
    return rows[0]?.answer
  })
  await http.listen({ port, host: HOST })
  process.send?.({ ready: true })
})
endWithParent()
