import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aDatabase } from '../../testing/database.ts'
import { createLog } from '../log.ts'
import { type Database, openDatabase } from './database.ts'
import { pipelinedTransaction } from './pipelined-transaction.ts'

const ADD = 'insert into notes (number) values ($1)'
const NOT_TWICE = /duplicate key/

describe('a pipelined transaction', () => {
  let database: Database
  let drop: () => Promise<void>
  beforeAll(async () => {
    const made = await aDatabase({ empty: true })
    drop = made.drop
    database = openDatabase({ kind: 'external', url: made.url, replicaUrls: [], log: createLog('silent') })
    await database.pool.query('create table notes (number int primary key)')
  })
  beforeEach(() => database.pool.query('truncate notes'))
  afterAll(async () => {
    await database.close()
    await drop()
  })

  const stored = async () =>
    (await database.pool.query<{ number: number }>('select number from notes order by number')).rows.map(
      ({ number }) => number,
    )

  it('stores what its statements store, also those that nobody waits for before the commit', async () => {
    const result = await pipelinedTransaction(database.pipelines, async (client, tx) => {
      await Promise.all([client.query(ADD, [1]), client.query(ADD, [2])])
      await tx.execute(sql`insert into notes (number) values (3)`)
      expect(await stored()).toEqual([])
      return { result: 'done', last: client.query(ADD, [4]) }
    })
    expect(result).toBe('done')
    expect(await stored()).toEqual([1, 2, 3, 4])
  })

  it('stores nothing when a statement fails, early, late or last', async () => {
    const early = pipelinedTransaction(database.pipelines, async (client) => {
      await Promise.all([client.query(ADD, [1]), client.query(ADD, [1]), client.query(ADD, [2])])
      return { result: undefined }
    })
    await expect(early).rejects.toThrow(NOT_TWICE)
    const last = pipelinedTransaction(database.pipelines, async (client) => {
      await client.query(ADD, [1])
      return { result: undefined, last: client.query(ADD, [1]) }
    })
    await expect(last).rejects.toThrow(NOT_TWICE)
    const unnoticed = pipelinedTransaction(database.pipelines, async (client) => {
      await client.query(ADD, [1])
      await client.query(ADD, [1]).catch(() => undefined)
      return { result: 'done' }
    })
    await expect(unnoticed).rejects.toThrow('a statement of the transaction had failed')
    expect(await stored()).toEqual([])
  })

  it('stores nothing when the work itself fails, and a part of it can be undone', async () => {
    const failed = pipelinedTransaction(database.pipelines, async (client) => {
      await client.query(ADD, [1])
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    expect(await stored()).toEqual([])

    await pipelinedTransaction(database.pipelines, async (client, tx) => {
      await client.query(ADD, [1])
      const part = tx.transaction(async (inner) => {
        await inner.execute(sql`insert into notes (number) values (2)`)
        throw new Error('not this part')
      })
      await expect(part).rejects.toThrow('not this part')
      return { result: undefined }
    })
    expect(await stored()).toEqual([1])
  })

  it('leaves its connection usable, and takes another one when it was lost', async () => {
    const failing = () =>
      pipelinedTransaction(database.pipelines, async (client) => {
        await client.query('select pg_terminate_backend(pg_backend_pid())')
        return { result: undefined }
      })
    await expect(failing()).rejects.toThrow()
    for (let number = 0; number < 6; number += 1)
      await pipelinedTransaction(database.pipelines, async (client) => ({
        result: undefined,
        last: client.query(ADD, [number]),
      }))
    expect(await stored()).toEqual([0, 1, 2, 3, 4, 5])
  })
})
