import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { jobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { runJobs } from '../../testing/jobs.ts'
import { signInWith } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'

const ran: string[] = []
let broken = true
const fragile = jobKind<{ what: string }>({
  name: 'test.fragile',
  retries: 0,
  limitSeconds: 30,
  async run({ what }) {
    ran.push(what)
    if (broken) throw new Error(`cannot ${what}`)
  },
})

let database: Kernel['database']
const asking = jobKind<{ secret: string }>({
  name: 'test.asking',
  retries: 0,
  limitSeconds: 30,
  run: async ({ secret }) => void (await database.primary.execute(sql`select ${secret}::text from no_such_table`)),
})

describe('jobs that failed for good', () => {
  const sands = useSands({
    prepare(kernel) {
      database = kernel.database
      kernel.jobs.add(fragile)
      kernel.jobs.add(asking)
    },
  })
  const page = async () =>
    (await (await sands.signIn('admin')).call('GET /sands-system/api/v1/ops/dead-letter/page', { query: { size: 10 } }))
      .data
  const enqueue = (what: string) =>
    sands.server.kernel.database.transaction((tx) => sands.server.kernel.jobs.enqueue(tx, fragile, { what }))

  it('are listed with their payload and the reason of their failure', async () => {
    await enqueue('mow the lawn')
    await runJobs(sands)
    expect((await page()).total).toBe(1)

    expect((await page()).records[0]).toMatchObject({
      job: 'test.fragile',
      payload: '{"what":"mow the lawn"}',
      reason: 'cannot mow the lawn',
      tries: 1,
    })
  })

  it('return to their queue once, also after several taps', async () => {
    const admin = await sands.signIn('admin')
    const [letter] = (await page()).records
    if (!letter) throw new Error('there is no dead letter')
    broken = false
    ran.length = 0
    const headers = { 'idempotency-key': randomUUID() }
    const taps = await Promise.all(
      [1, 2, 3].map(() =>
        admin.call('POST /sands-system/api/v1/ops/dead-letter/retry', { body: { id: letter.id }, headers }),
      ),
    )

    for (const tap of taps) expect(tap).toSucceed()
    await runJobs(sands)
    expect(ran).toEqual(['mow the lawn'])
    expect((await page()).total).toBe(0)
    expect(await admin.call('POST /sands-system/api/v1/ops/dead-letter/retry', { body: { id: letter.id } })).toFailWith(
      'ops.dead_letter_gone',
    )
  })

  it('can be discarded', async () => {
    broken = true
    await enqueue('wash the car')
    await runJobs(sands)
    expect((await page()).total).toBe(1)
    const admin = await sands.signIn('admin')
    const [letter] = (await page()).records

    expect(
      await admin.call('POST /sands-system/api/v1/ops/dead-letter/discard', { body: { id: letter?.id ?? '' } }),
    ).toSucceed()
    expect(
      await admin.call('POST /sands-system/api/v1/ops/dead-letter/discard', { body: { id: letter?.id ?? '' } }),
    ).toFailWith('ops.dead_letter_gone')
    expect((await page()).total).toBe(0)
  })

  it('are recorded in the audit log when they are retried or discarded', async () => {
    const admin = await sands.signIn('admin')
    const { data } = await admin.call('GET /sands-system/api/v1/ops/audit/page', { query: { action: 'ops.job' } })

    expect(data.records).toMatchObject([
      { action: 'ops.job.discarded', subjectKind: 'job', subjectName: 'test.fragile' },
      { action: 'ops.job.retried', subjectKind: 'job', subjectName: 'test.fragile' },
    ])
    expect(data.records[1]?.before).toContain('mow the lawn')
    expect(data.records[1]?.actorName).not.toBe('')
  })

  it('need one right to be seen and another to be retried', async () => {
    const [learner, auditor] = await Promise.all([sands.signIn('learner'), sands.signIn('auditor')])
    const body = { id: randomUUID() }

    expect(await learner.call('GET /sands-system/api/v1/ops/dead-letter/page')).toFailWith('kernel.no_permission')
    expect(await learner.call('GET /sands-system/api/v1/ops/status')).toFailWith('kernel.no_permission')
    expect(await auditor.call('GET /sands-system/api/v1/ops/dead-letter/page')).toSucceed()
    expect(await auditor.call('POST /sands-system/api/v1/ops/dead-letter/retry', { body })).toFailWith(
      'kernel.no_permission',
    )
    expect(await auditor.call('POST /sands-system/api/v1/ops/dead-letter/discard', { body })).toFailWith(
      'kernel.no_permission',
    )
    expect(await sands.visitor().call('GET /sands-system/api/v1/ops/dead-letter/page')).toFailWith(
      'kernel.not_signed_in',
    )
  })

  it('are the company’s: a role in one college does not show them', async () => {
    const rights = ['ops.jobs.view', 'ops.jobs.retry'] as const
    const ofCollege = await signInWith(sands, 'staff01', { rights, college: '沙丘学院' })
    const body = { id: randomUUID() }
    expect(await ofCollege.call('GET /sands-system/api/v1/ops/dead-letter/page')).toFailWith('kernel.no_permission')
    expect(await ofCollege.call('GET /sands-system/api/v1/ops/status')).toFailWith('kernel.no_permission')
    expect(await ofCollege.call('POST /sands-system/api/v1/ops/dead-letter/retry', { body })).toFailWith(
      'kernel.no_permission',
    )
    const ofCompany = await signInWith(sands, 'staff02', { rights })
    expect(await ofCompany.call('GET /sands-system/api/v1/ops/status')).toSucceed()
  })

  it('say why without the data of people, wherever that is stored or logged', async () => {
    await sands.server.kernel.database.transaction((tx) =>
      sands.server.kernel.jobs.enqueue(tx, asking, { secret: 'wang.min@sands.example' }),
    )
    await runJobs(sands)
    const { rows } = await sands.server.kernel.database.pool.query<{ text: string }>(
      `select coalesce(output::text, '') || coalesce(source_output::text, '') as text from jobs.job
        where name = 'dead-letters' or name = 'test.asking'`,
    )
    expect(rows.map(({ text }) => text).join()).toContain('no_such_table')
    expect(rows.filter(({ text }) => text.includes('wang.min'))).toEqual([])
  })

  it('do not hide the status of the installation', async () => {
    const auditor = await sands.signIn('auditor')
    const { data } = await auditor.call('GET /sands-system/api/v1/ops/status')

    expect(data.database).toMatchObject({ kind: 'external', version: expect.stringMatching(/^18/) })
    expect(data.database.bytes).toBeGreaterThan(1_000_000)
    expect(data.database.connections.open).toBeGreaterThan(0)
    expect(data.database.connections.limit).toBeGreaterThan(data.database.connections.open)
    expect(data.database.pool).toMatchObject({ waiting: 0 })
    expect(data.storage).toMatchObject({ kind: 'folder', place: expect.stringContaining(sands.dataDir) })
    expect(data.storage.disk?.freeBytes).toBeLessThan(data.storage.disk?.bytes ?? 0)
    expect(data.jobs).toMatchObject({ dead: 1 })
  })
})
