import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { verifyAudit } from '../kernel/audit/verify.ts'
import { systemClock } from '../kernel/clock.ts'
import { openDatabase } from '../kernel/database/database.ts'
import { createLog } from '../kernel/log.ts'
import { plainWorkshop, type Workshop } from '../kernel/workshop.ts'
import { aDatabase } from '../testing/database.ts'
import { startSands } from '../testing/sands.ts'
import { domains } from './domains.ts'
import { setUp } from './setup.ts'

it('another start deletes partial uploads left by the run before, and draws nothing', async () => {
  const dataDir = mkdtempSync(join(inject('runFolder'), 'sands-setup-'))
  const half = join(dataDir, 'tmp', 'upload-abc')
  mkdirSync(half, { recursive: true })
  writeFileSync(join(half, 'upload'), 'half')
  const own = await aDatabase()
  const database = openDatabase({ kind: 'embedded', url: own.url, replicaUrls: [], log: createLog('silent') })
  try {
    let drawings = 0
    const make: Workshop['make'] = (making, work) => {
      drawings += 1
      return plainWorkshop.make(making, work)
    }
    const config = { dataDir, s3: undefined, demo: true }
    await setUp({ database, clock: systemClock, config, workshop: { priority: 0, make } })
    expect(existsSync(half)).toBe(false)
    expect(drawings).toBe(0)
  } finally {
    await database.close()
    await own.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

it('every drawing of the demo company is announced by its domain, and none in vain', async () => {
  const own = await aDatabase()
  const database = openDatabase({ kind: 'embedded', url: own.url, replicaUrls: [], log: createLog('silent') })
  try {
    const { rows } = await database.pool.query<{ hash: string }>(
      "select distinct encode(sha256, 'hex') as hash from files where kind = 'image'",
    )
    const announced = domains.all.flatMap((domain) => domain.demoDrawings?.() ?? [])
    const hashes = new Set(announced.map((svg) => createHash('sha256').update(svg).digest('hex')))
    expect(new Set(rows.map(({ hash }) => hash))).toEqual(hashes)
  } finally {
    await database.close()
    await own.drop()
  }
})

it('the audit log of the demo company is in chronological order, has a valid chain and refers to existing rows', async () => {
  const sands = await startSands()
  try {
    const { pool } = sands.server.kernel.database
    const { rows } = await pool.query<{ at: Date; action: string; actor_name: string; subject_id: string | null }>(
      'select * from audit_entries order by seq',
    )
    const times = rows.map(({ at }) => at.getTime())
    expect(await verifyAudit(sands.databaseUrl)).toMatchObject({ sound: true, count: rows.length })
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(Math.max(...times)).toBeLessThanOrEqual(sands.clock.now().getTime())
    expect(new Set(rows.map(({ actor_name }) => actor_name))).toEqual(new Set(['吴越']))
    expect(new Set(rows.map(({ action }) => action))).toEqual(
      new Set([
        'org.company.created',
        'org.department.created',
        'org.post.created',
        'org.grant.created',
        'org.user.moved',
        'org.user.updated',
        'org.user.disabled',
        'org.user.enabled',
        'org.user.created',
        'settings.skin.chosen',
        'settings.text.updated',
        'settings.text.restored',
        'message.outgoing.sent',
        'article.article.created',
        'lecturer.lecturer.created',
        'exam.exam.published',
        'exam.practice.published',
        'survey.survey.created',
        'community.board.created',
        'community.banner.created',
        'training.training.created',
        'face.face.created',
        'apply.apply.created',
        'review.approval-flow.created',
        'home.decoration.published',
        'feedback.category.created',
        'points.settings.updated',
        'points.adjustment.approved',
      ]),
    )

    const counted = async (table: string) =>
      (await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count
    const entries = (action: string) => rows.filter((row) => row.action === action)
    expect(entries('org.grant.created')).toHaveLength((await counted('user_roles where granted_by is not null')) ?? 0)
    expect(entries('message.outgoing.sent')).toHaveLength((await counted('outgoing_messages')) ?? 0)
    const notices = entries('message.outgoing.sent').map(({ subject_id }) => subject_id)
    expect(await counted(`outgoing_messages where id = any('{${notices.join()}}'::bigint[])`)).toBe(notices.length)
    const published = await pool.query<{ id: string; at: Date }>(
      'select id, published_at as at from decorations order by published_at, id',
    )
    expect(entries('home.decoration.published').map(({ subject_id: id, at }) => ({ id, at }))).toEqual(published.rows)
  } finally {
    await sands.close()
  }
})
