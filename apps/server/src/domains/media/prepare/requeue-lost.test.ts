import { randomBytes } from 'node:crypto'
import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import type { FileKind, FileStatus } from '@sands/rules/upload'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useSands } from '../../../testing/sands.ts'
import { mediaRepo } from '../media.repo.ts'
import { prepareFiles } from './prepare.jobs.ts'
import { requeueLostFiles } from './requeue-lost.jobs.ts'

const LATER = new Date('2100-01-01')

describe('a file in preparation', () => {
  const sands = useSands()
  const db = () => sands.server.kernel.database.primary

  async function aFile(status: FileStatus, { kind = 'video' as FileKind, updatedAt = new Date(0) } = {}) {
    const row = await mediaRepo.add(db(), {
      collegeId: '1' as CollegeId,
      ownerId: '1' as UserId,
      purpose: 'video',
      kind,
      name: 'a.mp4',
      contentType: 'video/mp4',
      bytes: 12,
      sha256: randomBytes(32),
      key: `files/${randomBytes(8).toString('hex')}`,
      status,
      progress: 3,
      variants: [],
      createdAt: new Date(),
      updatedAt,
    })
    return row
  }
  const jobs = () => prepareFiles(sands.server.kernel, {})
  /** Scheduled so late that no server of this test takes it. */
  const withJob = async (file: Awaited<ReturnType<typeof aFile>>, state = 'created') => {
    await sands.server.kernel.database.transaction((tx) => jobs().enqueue(tx, file, LATER))
    await db().execute(
      sql`update jobs.job set state = ${state}::jobs.job_state where data ->> 'fileId' = ${file.id} and state = 'created'`,
    )
  }
  const jobsOf = async (id: FileId) =>
    (await db().execute(sql`select name, state from jobs.job where data ->> 'fileId' = ${id} order by state`)).rows
  /** Delays the new jobs, so that the test can see them. */
  const takeUp = () => {
    const { kinds, enqueue } = jobs()
    const later = { kinds, enqueue: (...[tx, file]: Parameters<typeof enqueue>) => enqueue(tx, file, LATER) }
    return requeueLostFiles(sands.server.kernel, later).run({})
  }
  const rowOf = (id: FileId) => mediaRepo.byId(db(), id)

  it.each([1, 2] as const)('of status %i without a job gets another one, once', async (status) => {
    const film = await aFile(status)
    const paper = await aFile(status, { kind: 'document' })
    await Promise.all([takeUp(), takeUp()])
    await takeUp()
    expect(await jobsOf(film.id)).toEqual([{ name: 'media.prepare', state: 'created' }])
    expect(await jobsOf(paper.id)).toEqual([{ name: 'media.prepare-document', state: 'created' }])
    expect(await rowOf(film.id)).toMatchObject({ status: 1, progress: 0, version: film.version })
  })

  it.each(['created', 'retry', 'active'])('whose job is %s stays unchanged', async (state) => {
    const file = await aFile(2)
    await withJob(file, state)
    await takeUp()
    expect(await jobsOf(file.id)).toEqual([{ name: 'media.prepare', state }])
    expect(await rowOf(file.id)).toMatchObject({ status: 2, progress: 3 })
  })

  it('that changed a moment ago, or is not in work, is left alone', async () => {
    const found = [await aFile(2, { updatedAt: sands.clock.now() }), await aFile(3), await aFile(4)]
    await takeUp()
    for (const { id, status } of found) {
      expect(await jobsOf(id)).toEqual([])
      expect(await rowOf(id)).toMatchObject({ status })
    }
  })

  it('whose jobs die again and again is marked as failed, so that a person can try again', async () => {
    const file = await aFile(2)
    await withJob(file, 'failed')
    await takeUp()
    expect(await jobsOf(file.id)).toHaveLength(2)
    await db().execute(sql`update jobs.job set state = 'failed' where data ->> 'fileId' = ${file.id}`)
    sands.clock.advance(120_000)
    await takeUp()
    expect(await rowOf(file.id)).toMatchObject({ status: 4, failReason: 'crashed' })
    expect(await jobsOf(file.id)).toHaveLength(2)
  })
})
