import type { FileId, Id } from '@sands/contract/kernel/schema'
import { inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { jobKind } from '../../kernel/jobs/jobs.ts'
import type { SignedIn } from '../../testing/client.ts'
import { aBoard, aNote } from '../../testing/community.ts'
import { signInWith } from '../../testing/people.ts'
import { aJpeg } from '../../testing/pictures.ts'
import { useSands } from '../../testing/sands.ts'
import { upload } from '../../testing/upload.ts'
import { files } from '../media/index.ts'

const DELETE = 'POST /sands-lms/api/v1/community/content/delete'
const DAY_MS = 86_400_000
/** The queue finds the real jobs by their names. */
const aJob = (name: string) => jobKind<object>({ name, retries: 0, limitSeconds: 60, run: async () => undefined })
const [release, tidy] = [aJob('community.release-files'), aJob('media.tidy')]

describe('files of deleted content', () => {
  const sands = useSands()
  let admin: SignedIn
  let author: SignedIn
  let boardId: Id<'board'>
  let width = 40

  beforeAll(async () => {
    admin = await signInWith(sands, 'reviewer', { rights: ['community.moderate', 'community.manage'] })
    author = await sands.signIn('author')
    boardId = (await aBoard(admin)).id
  })

  async function aPicture(): Promise<FileId> {
    width += 1
    return (await upload(author, await aJpeg(width, 30))).data.id
  }
  const run = (job: typeof tidy) => {
    const { database, jobs } = sands.server.kernel
    return database.transaction((tx) => jobs.enqueue(tx, job, {}))
  }
  const left = async (ids: readonly FileId[]): Promise<FileId[]> =>
    (
      await sands.server.kernel.database.primary
        .select({ id: files.id })
        .from(files)
        .where(inArray(files.id, [...ids]))
        .orderBy(files.id)
    ).map(({ id }) => id)

  it('neither stop the nightly deletion of others, nor stay when the author deleted it', async () => {
    const [attached, cover, taken, idle] = [await aPicture(), await aPicture(), await aPicture(), await aPicture()]
    const own = await aNote(author, boardId, { fileIds: [attached], coverFileId: cover })
    sands.clock.advance(DAY_MS)
    author = await sands.signIn('author')
    const takenDown = await aNote(author, boardId, { fileIds: [taken] })
    sands.clock.advance(40 * DAY_MS)
    ;[author, admin] = [await sands.signIn('author'), await sands.signIn('reviewer')]
    expect(await author.call(DELETE, { body: { id: own.id } })).toSucceed()
    expect(await admin.call(DELETE, { body: { id: takenDown.id, reason: 'Advertising' } })).toSucceed()

    await run(release)
    await run(tidy)
    await expect.poll(() => left([idle])).toEqual([])
    expect(await left([attached, cover, taken])).toHaveLength(3)

    sands.clock.advance(31 * DAY_MS)
    await run(release)
    // The jobs run side by side: each round deletes what was released before it.
    await expect
      .poll(async () => {
        await run(tidy)
        return left([attached, cover, taken])
      })
      .toEqual([taken])
  })
})
