import type { FileId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import {
  aChapter,
  aCourse,
  aCourseware,
  aFile,
  aPublishedCourse,
  haveStudied,
} from '../../../testing/course-authoring.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { signInWith } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const GET = 'GET /sands-system/api/v1/manage/media/get'
const IMPACT = 'GET /sands-system/api/v1/manage/media/replace/impact'
const REPLACE = 'POST /sands-system/api/v1/manage/media/replace'
const PUBLISH = 'POST /sands-lms/api/v1/manage/course/publish'
const HOUR_MS = 3_600_000

describe('replacing a file that learners study', () => {
  const sands = useSands()
  let author: SignedIn
  let manager: SignedIn

  beforeAll(async () => {
    author = await sands.signIn('author')
    manager = await signInWith(sands, 'manager', {
      rights: ['course.edit', 'course.publish', 'media.library.view', 'media.library.edit'],
    })
  })

  const detail = async (id: FileId) => (await author.call(GET, { query: { id } })).data
  const durationOf = async (id: FileId) => {
    const { rows } = await sands.server.kernel.database.pool.query<{ duration: number }>(
      'select duration from files where id = $1',
      [id],
    )
    return rows[0]?.duration
  }
  const replace = async (who: SignedIn, id: FileId, by: FileId) =>
    who.call(REPLACE, { body: { id, version: (await detail(id)).version, by } })

  it('takes the right to publish, from the hour on for which a course is scheduled', async () => {
    const id = await aFile(sands)
    const courseware = await aCourseware(sands, author, { fileId: id })
    const course = await aCourse(author, { chapters: [aChapter([courseware.id])] })
    expect(await replace(author, id, await aFile(sands))).toSucceed()

    const publishAt = new Date(sands.clock.now().getTime() + HOUR_MS).toISOString()
    const { data: waiting } = await manager.call(PUBLISH, {
      body: { id: course.id, version: course.version, publishAt },
    })
    expect(await replace(author, id, await aFile(sands))).toFailWith('kernel.no_permission')
    expect(await manager.call(PUBLISH, { body: { id: course.id, version: waiting.version } })).toSucceed()
    const by = await aFile(sands, { duration: 70 })
    expect(await replace(author, id, by)).toFailWith('kernel.no_permission')
    expect(await durationOf(id)).toBe(100)
    expect((await author.call(IMPACT, { query: { id, by } })).data).toMatchObject({
      courses: 1,
      missingRights: ['course.publish'],
    })
    expect(await replace(manager, id, by)).toSucceed()
    expect(await durationOf(id)).toBe(70)
  })

  it('takes the right to publish for the cover of a published course', async () => {
    const cover = await aFile(sands, { kind: 'image' })
    const courseware = await aCourseware(sands, author)
    const course = await aCourse(author, { coverFileId: cover, chapters: [aChapter([courseware.id])] })
    expect(await manager.call(PUBLISH, { body: { id: course.id, version: course.version } })).toSucceed()
    const by = await aFile(sands, { kind: 'image' })
    expect(await replace(author, cover, by)).toFailWith('kernel.no_permission')
    expect(await replace(manager, cover, by)).toSucceed()
  })

  it('says first what changes for learners, and then counts by the new file', async () => {
    const id = await aFile(sands)
    const courseware = await aCourseware(sands, author, { fileId: id })
    const { id: courseId } = await aPublishedCourse(manager, { chapters: [aChapter([courseware.id])] })
    for (const [userName, percent] of Object.entries({ learner: 40, newcomer: 100 }))
      await haveStudied(sands, { userName, courseId, coursewares: { [courseware.id]: percent } })
    const by = await aFile(sands, { duration: 80 })
    expect((await manager.call(IMPACT, { query: { id, by } })).data).toEqual({
      courses: 1,
      learners: 2,
      finishedKept: 1,
      percentUp: 1,
      percentDown: 0,
      wouldFinish: 0,
      faults: 0,
      missingRights: [],
      isFixed: false,
    })
    expect(await replace(manager, id, by)).toSucceed()
    await runJobs(sands)
    const { rows } = await sands.server.kernel.database.pool.query<{ percent: number }>(
      'select percent from progress where learn_type = 2 and learn_id = $1 order by percent',
      [courseware.id],
    )
    expect(rows.map(({ percent }) => percent)).toEqual([50, 100])
  })

  it('is refused when nobody could finish the course any more', async () => {
    const id = await aFile(sands, { kind: 'document', pages: 3 })
    const courseware = await aCourseware(sands, author, { fileId: id, courseWareType: 2 })
    await aPublishedCourse(manager, { chapters: [aChapter([courseware.id])] })
    const by = await aFile(sands, { kind: 'document', pages: 0 })
    expect((await manager.call(IMPACT, { query: { id, by } })).data).toMatchObject({ courses: 1, faults: 1 })
    const refused = await replace(manager, id, by)
    expect(refused).toFailWith('media.unfinishable')
    expect(refused.data).toEqual({ count: 1 })
  })

  it('keeps the earlier file, which can be put back', async () => {
    const id = await aFile(sands, { duration: 100 })
    const courseware = await aCourseware(sands, author, { fileId: id })
    await aPublishedCourse(manager, { chapters: [aChapter([courseware.id])] })
    expect(await replace(manager, id, await aFile(sands, { duration: 50 }))).toSucceed()
    const { earlier } = await detail(id)
    expect(await durationOf(id)).toBe(50)
    expect(earlier).toMatchObject([{ duration: 100, replacedBy: expect.stringMatching(/\S/) }])
    const [before] = earlier
    if (!before) throw new Error('the earlier file is gone')

    expect(await replace(author, id, before.id)).toFailWith('kernel.no_permission')
    expect(await replace(manager, id, before.id)).toSucceed()
    expect(await durationOf(id)).toBe(100)
    expect((await detail(id)).earlier).toMatchObject([{ duration: 50 }])
    expect(await author.call(GET, { query: { id: before.id } })).toFailWith('media.gone')
  })

  it('cannot be asked about by another college', async () => {
    const [id, by] = [await aFile(sands), await aFile(sands)]
    const emma = await signInWith(sands, 'emma', { rights: ['media.library.view', 'media.library.edit'] })
    expect(await emma.call(IMPACT, { query: { id, by } })).toFailWith('media.gone')
    expect(await sands.visitor().call(IMPACT, { query: { id, by } })).toFailWith('kernel.not_signed_in')
  })
})
