import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { answeredLine, createLog } from './log.ts'

it('writes the line of an answered request exactly as the logger would', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  answeredLine(log, 'GET /a"b')('r1', 1.26)
  log.info({ req: 'r1', call: 'GET /a"b', status: 200, ms: 1.3 }, 'ok')
  const [ours, theirs] = lines.map((line) => line.replace(/"time":"[^"]+"/, '"time":"now"'))
  expect(ours).toContain('"time":"now"')
  expect(ours).toBe(theirs)
})

it('writes no line when the log level is above info', () => {
  const lines: string[] = []
  answeredLine(createLog('warn', { write: (line) => void lines.push(line) }), 'GET /')('r1', 1)
  expect(lines).toEqual([])
})

it('writes no parameters of a failed query', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const cause = new Error('relation "people" does not exist')
  log.error({ err: new DrizzleQueryError('select $1 from people', ['wang.min@sands.example'], cause) }, 'failed')
  expect(lines[0]).toContain('select $1 from people')
  expect(lines[0]).not.toContain('wang.min')
})

it.each([
  ['select $1::bigint', '22P02'],
  [
    `do $$ begin execute 'create temp table people (email text constraint people_email unique)';
    execute 'insert into people values (''wang.min'')'; execute 'insert into people values (''wang.min'')'; end $$`,
    '23505',
  ],
])('writes no values of an error of the database: %s', async (statement, code) => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  const error: unknown = await client
    .query(statement, statement.includes('$1') ? ['wang.min'] : [])
    .catch((thrown) => thrown)
  await client.end()
  expect(JSON.stringify(Object.entries(error ?? {})) + String(error)).toContain('wang.min')
  log.error({ err: error }, 'failed')
  log.error({ err: new DrizzleQueryError(statement.slice(0, 6), ['wang.min'], error as Error) }, 'failed')
  expect(lines.join()).not.toContain('wang.min')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { code } })
})
