import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aDatabase, type TestDatabase } from '../../testing/database.ts'
import { systemClock } from '../clock.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { createLog } from '../log.ts'
import { createAudit } from './audit.ts'
import { verifyAudit } from './verify.ts'

const actor = {
  userId: '12' as UserId,
  name: 'Ännä "Q" 安娜\\',
  collegeId: '3' as CollegeId,
  ip: '10.0.0.1',
  userAgent: 'test',
}

describe('the audit log', () => {
  const audit = createAudit(systemClock)
  let own: TestDatabase
  let database: Database

  beforeEach(async () => {
    own = await aDatabase()
    database = openDatabase({ kind: 'external', url: own.url, replicaUrls: [], log: createLog('silent') })
  })
  afterEach(async () => {
    await database.close()
    await own.drop()
  })

  const write = (...names: string[]) =>
    database.transaction((tx) =>
      audit.record(
        tx,
        actor,
        ...names.map((name) => ({
          action: 'test.thing.updated',
          subject: { kind: 'thing', id: null, name },
          before: { name: null, list: [1, { deep: 'ü\n' }] },
          after: { name },
        })),
      ),
    )

  /** Acts like an attacker who owns the database and can disable its triggers. */
  async function tamper(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: own.url })
    await client.connect()
    try {
      await client.query(`set session_replication_role = replica; ${statement}`)
    } finally {
      await client.end()
    }
  }

  it('is valid while it is empty, and after every entry', async () => {
    const start = await verifyAudit(own.url)
    expect(start).toMatchObject({ sound: true })
    await write('one')
    await write('two', 'three')
    await database.transaction((tx) =>
      audit.record(tx, 'system', { action: 'test.thing.created', subject: { kind: 'thing', id: '7', name: '' } }),
    )

    expect(await verifyAudit(own.url)).toMatchObject({ sound: true, count: (start.sound ? start.count : 0) + 4 })
  })

  it.each([
    'update audit_entries set after = \'{"name":"2"}\' where seq = $last - 1',
    "update audit_entries set actor_name = 'somebody else' where seq = $last - 1",
    'update audit_entries set college_id = null where seq = $last - 1',
    "update audit_entries set at = at + interval '1 millisecond' where seq = $last - 1",
  ])('shows where an entry was changed: %s', async (statement) => {
    await write('one', 'two', 'three')
    const last = await lastSeq()
    await tamper(statement.replace('$last', String(last)))

    expect(await verifyAudit(own.url)).toEqual({ sound: false, seq: last - 1, problem: 'changed' })
  })

  it('shows an entry that was changed together with its hash', async () => {
    await write('one', 'two', 'three')
    const last = await lastSeq()
    await tamper(`update audit_entries set subject_name = 'x' where seq = ${last - 1};
      update audit_entries entry set hash = audit_hash(entry) where seq = ${last - 1}`)

    expect(await verifyAudit(own.url)).toEqual({ sound: false, seq: last, problem: 'unchained' })
  })

  it('reports a deleted entry, in the middle and at the end', async () => {
    await write('one', 'two', 'three')
    const last = await lastSeq()
    await tamper(`delete from audit_entries where seq = ${last}`)
    expect(await verifyAudit(own.url)).toEqual({ sound: false, seq: last, problem: 'missing' })

    await tamper(`delete from audit_entries where seq = ${last - 2}`)
    expect(await verifyAudit(own.url)).toEqual({ sound: false, seq: last - 2, problem: 'missing' })
  })

  it('shows an end that was moved, and one that was forged', async () => {
    await write('one', 'two')
    const last = await lastSeq()
    await tamper('update audit_head set seq = seq - 1')
    expect(await verifyAudit(own.url)).toEqual({ sound: false, seq: last, problem: 'head' })

    await tamper(`update audit_head set seq = seq + 1, hash = sha256('forged')`)
    expect(await verifyAudit(own.url)).toEqual({ sound: false, seq: last, problem: 'head' })
  })

  it('reports with the help of a noted entry that its end was cut off or that the whole log was rewritten', async () => {
    await write('one', 'two')
    const sound = await verifyAudit(own.url)
    if (!sound.sound) throw new Error('the audit log is already broken before the test changes it')
    const noted = { seq: sound.count, hash: sound.head }
    await write('three')
    expect(await verifyAudit(own.url, noted)).toMatchObject({ sound: true })

    await tamper(`delete from audit_entries where seq >= ${noted.seq};
      update audit_head set (seq, hash) = (select seq, hash from audit_entries order by seq desc limit 1)`)
    expect(await verifyAudit(own.url)).toMatchObject({ sound: true })
    expect(await verifyAudit(own.url, noted)).toEqual({ sound: false, seq: noted.seq, problem: 'missing' })

    await write('another two')
    expect(await verifyAudit(own.url)).toMatchObject({ sound: true })
    expect(await verifyAudit(own.url, noted)).toEqual({ sound: false, seq: noted.seq, problem: 'noted' })
  })

  it.each(["update audit_entries set action = 'x'", 'delete from audit_entries', 'truncate audit_entries'])(
    'refuses every change except new entries: %s',
    async (statement) => {
      await write('one')

      await expect(database.pool.query(statement)).rejects.toThrow('only ever added to')
      expect(await verifyAudit(own.url)).toMatchObject({ sound: true })
    },
  )

  it('stays one chain when several transactions write at the same time', async () => {
    const before = await lastSeq()
    await Promise.all(Array.from({ length: 20 }, (_, writer) => write(`${writer} a`, `${writer} b`)))

    expect(await verifyAudit(own.url)).toMatchObject({ sound: true, count: before + 40 })
  })

  it('has no gap after a rolled-back transaction', async () => {
    await write('one')
    const before = await lastSeq()
    const taken = database.transaction(async (tx) => {
      await audit.record(tx, actor, { action: 'test.thing.updated', subject: { kind: 'thing', id: null, name: 'no' } })
      throw new Error('changed my mind')
    })
    await expect(taken).rejects.toThrow('changed my mind')
    await write('two')

    expect(await lastSeq()).toBe(before + 1)
    expect(await verifyAudit(own.url)).toMatchObject({ sound: true, count: before + 1 })
  })

  it('knows in which transactions entries were recorded', async () => {
    await database.transaction(async (tx) => {
      expect(audit.spokeIn(tx)).toBe(false)
      await audit.record(tx, actor, { action: 'test.thing.updated', subject: { kind: 'thing', id: null, name: 'x' } })
      expect(audit.spokeIn(tx)).toBe(true)
    })
  })

  it('is verified by a command that prints the result and sets its exit code', async () => {
    await write('one', 'two')
    const last = await lastSeq()
    const sound = await command()
    expect(sound).toMatchObject({ code: 0, output: expect.stringContaining(`${last} entries`) })
    const note = /--at \d+ [0-9a-f]{64}/.exec(sound.output)?.[0].split(' ') ?? []
    expect(await command(...note)).toMatchObject({ code: 0 })
    expect(await command('--at', String(last), 'f'.repeat(64))).toMatchObject({ code: 1 })
    expect(await command('--at', 'yesterday')).toMatchObject({ code: 2, output: expect.stringContaining('usage') })

    await tamper(`update audit_entries set ip = '' where seq = ${last}`)
    expect(await command()).toMatchObject({ code: 1, output: expect.stringContaining(`at entry ${last}:`) })
  })

  function command(...args: string[]): Promise<{ code: number; output: string }> {
    const script = join(import.meta.dirname, '../../../../../scripts/audit.ts')
    return new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        [script, ...args],
        { env: { DATABASE_URL: own.url } },
        (_error, out, err) => resolve({ code: child.exitCode ?? -1, output: out + err }),
      )
    })
  }

  async function lastSeq(): Promise<number> {
    const { rows } = await database.pool.query<{ seq: string }>('select seq from audit_head')
    return Number(rows[0]?.seq)
  }
})
