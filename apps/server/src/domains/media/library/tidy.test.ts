import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FileId } from '@sands/contract/kernel/schema'
import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { jobKind } from '../../../kernel/jobs/jobs.ts'
import type { SignedIn } from '../../../testing/client.ts'
import { aJpeg } from '../../../testing/pictures.ts'
import { useSands } from '../../../testing/sands.ts'
import { upload } from '../../../testing/upload.ts'
import { files } from '../media.tables.ts'

const AVATAR = 'POST /sands-user/api/v1/user/change-avatar'
const DAY_MS = 86_400_000
/** Runs the real job: the queue finds it by its name. */
const tidy = jobKind<object>({ name: 'media.tidy', retries: 0, limitSeconds: 60, run: async () => undefined })

describe('unused files', () => {
  const sands = useSands()
  const aPicture = async (who: SignedIn, purpose: 'avatar' | 'image' = 'image', content?: Buffer): Promise<FileId> =>
    (await upload(who, content ?? (await aJpeg(40, 30)), { purpose })).data.id
  const left = async (ids: readonly FileId[]): Promise<FileId[]> =>
    (
      await sands.server.kernel.database.primary
        .select({ id: files.id })
        .from(files)
        .where(inArray(files.id, [...ids]))
    ).map(({ id }) => id)
  const runTidy = () => {
    const { database, jobs } = sands.server.kernel
    return database.transaction((tx) => jobs.enqueue(tx, tidy, {}))
  }
  const objectsOf = (key: string) =>
    readdirSync(join(sands.dataDir, 'objects'), { recursive: true }).filter((path) =>
      String(path).startsWith(`${key}/`),
    )

  it('are deleted after thirty days with all their objects; used files and files of the library stay', async () => {
    const learner = await sands.signIn('author')
    const shown = await aPicture(learner, 'avatar')
    const content = await aJpeg(50, 40)
    expect(await learner.call(AVATAR, { body: { fileId: shown } })).toSucceed()
    const [idle, again, library] = [
      await aPicture(learner),
      await aPicture(learner, 'image', content),
      await aPicture(learner),
    ]
    const { primary } = sands.server.kernel.database
    await primary.update(files).set({ inLibrary: true }).where(eq(files.id, library))
    const [row] = await primary.select().from(files).where(eq(files.id, idle))
    const key = row?.key ?? ''
    expect(objectsOf(key).length).toBeGreaterThan(1)
    const before = (await primary.select().from(files)).length

    sands.clock.advance(29 * DAY_MS)
    await runTidy()
    const later = await sands.signIn('author')
    expect(await aPicture(later, 'image', content)).toBe(again)
    sands.clock.advance(2 * DAY_MS)
    await runTidy()

    const all = [shown, idle, again, library]
    await expect.poll(() => left(all)).not.toContain(idle)
    expect((await left(all)).sort()).toEqual([shown, again, library].sort())
    await expect.poll(() => objectsOf(key)).toEqual([])
    // All files of the demo company are used, or in the library.
    expect((await primary.select().from(files)).length).toBe(before - 1)
  })

  it('are deleted although one of them cannot be', async () => {
    const learner = await sands.signIn('learner')
    const { primary } = sands.server.kernel.database
    const held = await aPicture(learner, 'image', await aJpeg(31, 30))
    const idle = await aPicture(learner, 'image', await aJpeg(32, 30))
    await primary.execute(sql`create table held_files (file_id bigint references files (id))`)
    await primary.execute(sql`insert into held_files values (${held}::bigint)`)
    sands.clock.advance(31 * DAY_MS)
    await runTidy()
    await expect.poll(() => left([held, idle])).toEqual([held])
  })
})
