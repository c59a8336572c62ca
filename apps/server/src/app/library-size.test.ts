import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { homeFileUses } from '../domains/home/home-uses.repo.ts'
import { createFileUses } from '../domains/media/library/file-uses.repo.ts'
import { type LibraryFilter, pageQuery } from '../domains/media/library/library.repo.ts'
import { messageFileUses } from '../domains/message/message-uses.repo.ts'
import { visibleTo } from '../domains/org/index.ts'
import { orgFileUses } from '../domains/org/org-uses.repo.ts'
import type { SignedIn } from '../testing/client.ts'
import { userId } from '../testing/people.ts'
import { useSands } from '../testing/sands.ts'

const PAGE = 'GET /sands-system/api/v1/manage/media/page'
const MANY = 100_000
const IDLE_VIDEOS = { kind: 'video', unused: true } as const

describe('a library of a hundred thousand files', () => {
  const sands = useSands()
  let admin: SignedIn
  let before = 0
  let videos = 0

  beforeAll(async () => {
    admin = await sands.signIn('admin')
    before = (await admin.call(PAGE, { query: { size: 1 } })).data.total
    videos = (await admin.call(PAGE, { query: IDLE_VIDEOS })).data.total
    const { pool } = sands.server.kernel.database
    const client = await pool.connect()
    try {
      await client.query('set statement_timeout = 0')
      // Building the index once at the end costs a fraction of updating it for every row.
      await client.query('drop index files_grams')
      await client.query(
        `insert into files (college_id, owner_id, purpose, kind, name, content_type, bytes, sha256, key, in_library, status,
           variants, created_at)
         select $1, $2, 'document', case when n % 10 = 0 then 'video' else 'document' end, 'f' || n || '.pdf',
           'application/pdf', 1000000000::bigint + n, decode(md5(n::text), 'hex'), 'files/aa/' || n, true, 3, '[]',
           now() - n * interval '1 minute'
         from generate_series(1, $3::int) n`,
        [admin.session.collegeId, await userId(sands, 'admin'), MANY],
      )
      await client.query('create index files_grams on files using gin (grams)')
      await client.query('vacuum analyze files')
      await client.query('reset statement_timeout')
    } finally {
      client.release()
    }
  })

  /** The query plan that PostgreSQL would use, as text. */
  async function planOf(filter: LibraryFilter, sort: 'newest' | 'name' | 'largest' = 'newest', offset = 0) {
    const query = pageQuery(admin.session.collegeId, { filter, sort, size: 20, offset })
    const { rows } = await sands.server.kernel.database.primary.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  const unused = () => {
    const uses = createFileUses(sands.clock, visibleTo, [...orgFileUses, ...messageFileUses, ...homeFileUses])
    return uses.unused(sql`f.id`)
  }

  it.each(['newest', 'name', 'largest'] as const)('is paged in the order of an index: %s', async (sort) => {
    const plan = await planOf({}, sort)
    expect(plan).toMatch(/Index Scan.* using files_library/)
    expect(plan).not.toMatch(/Seq Scan on files/)
  })

  it('is searched by an index', async () => {
    const plan = await planOf({ keyword: 'f77777' })
    expect(plan).toContain('files_grams')
    expect(plan).not.toMatch(/Seq Scan on files/)
  })

  it('is filtered without scanning every file', async () => {
    for (const filter of [{ kind: 'video' } as const, { unused: unused() }]) {
      const plan = await planOf(filter)
      expect(plan).toContain('files_library')
      expect(plan).not.toMatch(/Seq Scan on files/)
    }
  })

  it('answers a page together with the total count', async () => {
    const { data } = await admin.call(PAGE, { query: { size: 20, sort: 'largest' } })
    expect(data.total).toBe(before + MANY)
    expect(data.records[0]?.fileSize).toBe(1_000_000_000 + MANY)
    expect((await admin.call(PAGE, { query: { keyword: 'F77777' } })).data.total).toBe(1)
    expect((await admin.call(PAGE, { query: IDLE_VIDEOS })).data.total).toBe(videos + MANY / 10)
  })
})
