import pg from 'pg'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aDatabase, type TestDatabase } from '../../testing/database.ts'
import { migrate, readMigrations } from './migrate.ts'

describe('migrations', () => {
  const used: TestDatabase[] = []
  let url = ''
  beforeEach(async () => {
    const database = await aDatabase({ empty: true })
    used.push(database)
    url = database.url
  })
  afterAll(() => Promise.all(used.map((database) => database.drop())))

  const step = (name: string, sql: string) => ({ name, sql, hash: `hash of ${sql}` })
  const one = step('0000_one', 'create table one (id int)')

  it('run once, even if several processes start at the same time', async () => {
    const ran = await Promise.all([1, 2, 3, 4].map(() => migrate(url)))

    expect(ran.flat()).toEqual(readMigrations().map(({ name }) => name))
  })

  it('continue from the state of the last version', async () => {
    await migrate(url, [one])
    expect(await migrate(url, [one, step('0001_two', 'create table two (id int)')])).toEqual(['0001_two'])
  })

  it('leave no changes when one of them fails', async () => {
    const broken = step('0001_two', 'create table two (id int); select 1/0')
    await expect(migrate(url, [one, broken])).rejects.toThrow('0001_two failed: division by zero')

    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query("select to_regclass('one') as one, to_regclass('two') as two")
    await client.end()
    expect(rows).toEqual([{ one: 'one', two: null }])
  })

  it('refuse data of a newer version, and a migration file that changed after it ran', async () => {
    await migrate(url, [one])

    await expect(migrate(url, [])).rejects.toThrow('older than the data')
    await expect(migrate(url, [{ ...one, hash: 'other' }])).rejects.toThrow('0000_one was changed after it ran')
  })
})
