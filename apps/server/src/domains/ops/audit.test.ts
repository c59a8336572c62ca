import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import type { AuditRecord } from '../../kernel/audit/audit.ts'
import type { SignedIn } from '../../testing/client.ts'
import { useSands } from '../../testing/sands.ts'

const PAGE = 'GET /sands-system/api/v1/ops/audit/page'
const ACTIONS = 'GET /sands-system/api/v1/ops/audit/actions'
const EXPORT = 'POST /sands-system/api/v1/ops/audit/export'
const GET = 'GET /sands-system/api/v1/ops/batch/get'
const FILE = 'GET /sands-system/api/v1/ops/batch/file'

describe('the audit log', () => {
  const sands = useSands()
  const records = async (client: SignedIn, query: object = {}) => (await client.call(PAGE, { query })).data.records

  async function colleges(): Promise<[CollegeId, CollegeId]> {
    const { rows } = await sands.server.kernel.database.pool.query<{ id: CollegeId }>(
      'select id from colleges order by id limit 2',
    )
    const [own, other] = rows
    if (!own || !other) throw new Error('the demo company has two colleges')
    return [own.id, other.id]
  }

  async function write(name: string, more: Partial<AuditRecord> = {}, actorName = 'Ada'): Promise<void> {
    const { database, audit } = sands.server.kernel
    const [collegeId] = await colleges()
    const actor = { userId: '77' as UserId, name: actorName, collegeId, ip: '10.1.1.1', userAgent: 'test' }
    const subject = { kind: 'thing', id: '5', name }
    await database.transaction((tx) => audit.record(tx, actor, { action: 'test.thing.updated', subject, ...more }))
  }

  it('lists who changed what, newest first', async () => {
    await write('first')
    await write('second', { before: { size: 1 }, after: { size: 2 } })
    const [second, first] = await records(await sands.signIn('admin'))

    expect(first?.subjectName).toBe('first')
    expect(second).toMatchObject({
      actorName: 'Ada',
      ip: '10.1.1.1',
      action: 'test.thing.updated',
      subjectKind: 'thing',
      subjectId: '5',
      subjectName: 'second',
      before: '{"size":1}',
      after: '{"size":2}',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(second?.seq).toBe((first?.seq ?? 0) + 1)
  })

  it('is searched by name, action, person, subject and time', async () => {
    const admin = await sands.signIn('admin')
    await write('100%_sure', {}, 'Grace')
    sands.clock.advance(3_600_000)
    const from = sands.clock.now().toISOString()
    const to = new Date(sands.clock.now().getTime() - 1000).toISOString()
    await write('later', { action: 'test.other.created', subject: { kind: 'other', id: '6', name: 'later' } })
    const names = async (query: object) => (await records(admin, query)).map(({ subjectName }) => subjectName)

    expect(await names({ keyword: '100%_s' })).toEqual(['100%_sure'])
    expect(await names({ keyword: 'gRACE' })).toEqual(['100%_sure'])
    expect(await names({ keyword: '10_%' })).toEqual([])
    expect(await names({ action: 'test.other' })).toEqual(['later'])
    expect(await names({ action: 'test.o' })).toEqual(['later'])
    expect(await names({ subjectKind: 'other', subjectId: '6' })).toEqual(['later'])
    expect(await names({ from })).toEqual(['later'])
    expect(await names({ to, actorId: '77' })).not.toContain('later')
    expect(await names({ actorId: '78' })).toEqual([])
    expect((await admin.call(ACTIONS)).data).toEqual(
      expect.arrayContaining(['test.other.created', 'test.thing.updated']),
    )
  })

  it('shows a college its own entries, and every entry to an administrator of the company', async () => {
    const [, other] = await colleges()
    await write('of another college', { collegeId: other })
    await write('of the company', { collegeId: null })
    const admin = await sands.signIn('admin')
    const seen = async (client: SignedIn) => (await records(client)).map(({ subjectName }) => subjectName)

    expect(await seen(admin)).toContain('of the company')
    expect(await seen(admin)).toContain('of another college')
    const numbers = (await records(admin, { size: 100 })).map(({ seq }) => seq)
    const [newest = 0] = numbers
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one))
    expect(newest).toBeGreaterThan(0)
    const { pool } = sands.server.kernel.database
    await pool.query(`insert into user_roles (user_id, role_id, college_id)
      select users.id, roles.id, (select min(id) from colleges) from users, roles
      where user_name = 'learner' and code = 'auditor'`)
    const local = await sands.signIn('learner')
    expect(await seen(local)).not.toContain('of the company')
    expect(await seen(local)).not.toContain('of another college')
    expect(await seen(local)).toContain('later')
  })

  it('is exported as far as the person may see it', async () => {
    const [, other] = await colleges()
    await write('far away', { collegeId: other }, 'Ruth')
    await write('here', {}, 'Ruth')
    const counted = async (userName: string) => {
      const client = await sands.signIn(userName)
      const { data } = await client.call(EXPORT, { body: { keyword: 'Ruth' } })
      const batch = async () => (await client.call(GET, { query: { id: data.batchId } })).data
      await expect.poll(async () => (await batch()).state).toBe('done')
      return (await batch()).counts
    }
    expect(await counted('admin')).toEqual({ rows: 2 })
    expect(await counted('learner')).toEqual({ rows: 1 })
  })

  it('is exported as a file in which nothing is a formula', async () => {
    const admin = await sands.signIn('admin')
    await write('=HYPERLINK("http://evil")', { before: { a: 'x,"y"' } }, '+Mallory')
    const { data } = await admin.call(EXPORT, { body: { keyword: '=HYPER' } })
    await expect.poll(async () => (await admin.call(GET, { query: { id: data.batchId } })).data.state).toBe('done')

    const batch = (await admin.call(GET, { query: { id: data.batchId } })).data
    expect(batch).toMatchObject({ kind: 'ops.audit-export', counts: { rows: 1 }, total: 1, done: 1 })
    expect(batch.file?.name).toMatch(/^audit-\d{4}-\d{2}-\d{2}\.csv$/)
    const { url } = (await admin.call(FILE, { query: { id: data.batchId } })).data
    const answer = await admin.send(url)
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${batch.file?.name}`)
    expect(answer.headers.get('content-length')).toBe(String(batch.file?.bytes))
    const text = await answer.text()
    const [heading, row] = text.split('\r\n')
    expect(heading).toMatch(/^\uFEFF?Number,Time,Who,What,/)
    expect(row).toContain(`,'+Mallory,test.thing.updated,thing,5,"'=HYPERLINK(""http://evil"")",`)
    expect(row).toContain('"{""a"":""x,\\""y\\""""}"')

    expect((await records(admin, { action: 'ops.audit.exported' }))[0]).toMatchObject({
      after: '{"keyword":"=HYPER"}',
    })
  })

  it('requires the right to see it', async () => {
    const [emma, author] = await Promise.all([sands.signIn('emma'), sands.signIn('author')])

    for (const client of [emma, author]) {
      expect(await client.call(PAGE)).toFailWith('kernel.no_permission')
      expect(await client.call(ACTIONS)).toFailWith('kernel.no_permission')
      expect(await client.call(EXPORT, { body: {} })).toFailWith('kernel.no_permission')
    }
    expect(await sands.visitor().call(PAGE)).toFailWith('kernel.not_signed_in')
    expect(await (await sands.signIn('auditor')).call(PAGE)).toSucceed()
    expect(await (await sands.signIn('auditor')).call(PAGE, { query: { from: 'yesterday' } })).toFailWith(
      'kernel.invalid_field',
    )
  })
})
