import type { BatchId, UserId } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { batchEnded, batchFile } from '../../../testing/batch.ts'
import type { Client } from '../../../testing/client.ts'
import { importPeople } from '../../../testing/import.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { auditLog, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

describe('one-time codes by list', () => {
  const sands = useSands()
  const give = (client: Client, ids: UserId[]) =>
    client.call('POST /sands-user/api/v1/manage/user/give-codes', { body: { ids } })

  it('gives one to everyone without a password, and to nobody else', async () => {
    const admin = await sands.signIn('admin')
    await importPeople(admin, 'userName,name\ncode1,Code One\ncode2,Code Two\n')
    const ids = await Promise.all(['code1', 'code2', 'learner'].map((name) => userId(sands, name)))
    const { data } = await give(admin, ids)
    const batch = await batchEnded(admin, data.batchId)
    expect(batch).toMatchObject({ state: 'done', counts: { given: 2, skipped: 1 }, total: 3 })
    const [head, ...rows] = (await batchFile(admin, data.batchId)).toString().trim().split('\r\n')
    expect(head).toBe('User name,Name,One-time password')
    expect(rows.map((row) => row.split(',')[0])).toEqual(['code1', 'code2'])
    const code = rows[0]?.split(',')[2] ?? ''
    const answer = await sands.visitor().call('POST /sands-user/oauth/token', {
      body: { grant_type: 'password', username: 'code1', password: code },
    })
    expect(answer).toFailWith('auth.password_change_due')
    const log = await auditLog(sands, 3)
    expect(log.map(({ action }) => action)).toEqual([
      'org.user.code-given',
      'org.user.code-given',
      'org.people.codes-started',
    ])
    expect(JSON.stringify(log)).not.toContain(code)
    const second = await give(admin, ids)
    expect((await batchEnded(admin, second.data.batchId)).counts).toEqual({ given: 0, skipped: 3 })
  })

  async function codesOf(client: Client, id: BatchId): Promise<Map<string, string>> {
    const [, ...rows] = (await batchFile(client, id)).toString().trim().split('\r\n')
    return new Map(rows.map((row) => row.split(',')).map(([userName = '', , code = '']) => [userName, code]))
  }
  const signsIn = async (username: string, password: string) =>
    sands.visitor().call('POST /sands-user/oauth/token', { body: { grant_type: 'password', username, password } })
  /**
   * Makes the first list fail to be stored: a sequence keeps its value when a
   * transaction is rolled back. Returns how many tries there were.
   */
  async function failsToStoreOnce(): Promise<() => Promise<number>> {
    const { pool } = sands.server.kernel.database
    await pool.query('create sequence tries')
    await pool.query(`create function power_cut() returns trigger language plpgsql as $$
      begin if nextval('tries') = 1 then raise exception 'the power went out'; end if; return new; end $$`)
    await pool.query(`create trigger power_cut before update on batches for each row
      when (old.file_key is null and new.file_key is not null) execute function power_cut()`)
    return async () => {
      const { rows } = await pool.query<{ tries: number }>(
        'select case when is_called then last_value::int else 0 end as tries from tries',
      )
      return rows[0]?.tries ?? 0
    }
  }
  const hashes = async (ids: UserId[]) => {
    const { pool } = sands.server.kernel.database
    return (await pool.query('select user_id, password_hash from credentials where user_id = any($1)', [ids])).rows
  }
  const given = async (userName: string) => {
    const { rows } = await sands.server.kernel.database.pool.query<{ count: number }>(
      `select count(*)::int as count from audit_entries where action = 'org.user.code-given' and subject_id = $1`,
      [await userId(sands, userName)],
    )
    return rows[0]?.count
  }

  it('that could not be stored is made again with the same codes, and replaces no password that was given meanwhile', async () => {
    const admin = await sands.signIn('admin')
    await importPeople(admin, 'userName,name\ncrash1,Crash One\ncrash2,Crash Two\ncrash3,Crash Three\n')
    const names = ['crash1', 'crash2', 'crash3']
    const ids = await Promise.all(names.map((name) => userId(sands, name)))
    const tries = await failsToStoreOnce()
    const { data } = await give(admin, ids)
    await expect.poll(tries).toBe(1)
    const before = await hashes(ids.slice(0, 1))
    const reset = await admin.call('POST /sands-user/api/v1/manage/user/reset-password', {
      body: { id: await userId(sands, 'crash2') },
    })

    await runJobs(sands)
    expect(await tries()).toBe(2)
    expect((await batchEnded(admin, data.batchId)).counts).toEqual({ given: 2, skipped: 1 })
    expect(await hashes(ids.slice(0, 1))).toEqual(before)
    const codes = await codesOf(admin, data.batchId)
    expect([...codes.keys()]).toEqual(['crash1', 'crash3'])
    expect(await Promise.all(names.map(given))).toEqual([1, 1, 1])
    for (const [userName, code] of [...codes, ['crash2', reset.data.oneTimePassword] as const])
      expect(await signsIn(userName, code)).toFailWith('auth.password_change_due')
  })

  it('that was cancelled is lost: the next one gives new codes to people without a usable one', async () => {
    const admin = await sands.signIn('admin')
    await importPeople(admin, 'userName,name\nlost1,Lost One\nlost2,Lost Two\n')
    const ids = await Promise.all(['lost1', 'lost2'].map((name) => userId(sands, name)))
    const { pool } = sands.server.kernel.database
    await pool.query(`create function called_off() returns trigger language plpgsql as $$
      begin update batches set state = 'cancelled', finished_at = now() where id::text = new.after ->> 'batchId'; return new; end $$`)
    await pool.query(`create trigger called_off after insert on audit_entries for each row
      when (new.subject_name = 'Lost Two') execute function called_off()`)
    const first = await give(admin, ids)
    expect((await batchEnded(admin, first.data.batchId)).state).toBe('cancelled')
    await expect.poll(() => given('lost1')).toBe(1)
    await pool.query('drop trigger called_off on audit_entries')
    // This person has another password by now.
    const reset = await admin.call('POST /sands-user/api/v1/manage/user/reset-password', {
      body: { id: await userId(sands, 'lost2') },
    })

    const second = await give(admin, ids)
    expect((await batchEnded(admin, second.data.batchId)).counts).toEqual({ given: 1, skipped: 1 })
    const code = (await codesOf(admin, second.data.batchId)).get('lost1') ?? ''
    expect(await signsIn('lost1', code)).toFailWith('auth.password_change_due')
    expect(await signsIn('lost2', reset.data.oneTimePassword)).toFailWith('auth.password_change_due')
  })

  it('gives none to people outside the remit, and nothing without the right', async () => {
    const helper = await signInWith(sands, 'teacher', { rights: ['org.people.view', 'org.people.edit'] })
    const admins = await userId(sands, 'admin')
    expect(await give(helper, [admins])).toFailWith('org.out_of_reach')
    const learner = await sands.signIn('learner')
    expect(await give(learner, [admins])).toFailWith('kernel.no_permission')
    expect(await give(sands.visitor(), [admins])).toFailWith('kernel.not_signed_in')
  })
})
