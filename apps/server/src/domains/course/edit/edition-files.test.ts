import type { CallBody, CallQuery } from '@sands/contract/calls'
import type { ManagedCourse, ManagedCourseware } from '@sands/contract/course/manage.model'
import type { FileId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { jobKind } from '../../../kernel/jobs/jobs.ts'
import type { SignedIn } from '../../../testing/client.ts'
import {
  aChapter,
  aCourse,
  aCourseware,
  aDocument,
  aFile,
  aPublishedCourse,
} from '../../../testing/course-authoring.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { signInWith } from '../../../testing/people.ts'
import { aJpeg } from '../../../testing/pictures.ts'
import { useSands } from '../../../testing/sands.ts'
import { upload } from '../../../testing/upload.ts'

const FILES = 'GET /sands-lms/api/v1/manage/course/edition/files'
const FILE = 'GET /sands-system/api/v1/system/resource/get'
const LIBRARY_FILE = 'GET /sands-system/api/v1/manage/media/get'
const REPLACE = 'POST /sands-system/api/v1/manage/media/replace'
const REMOVE_FILE = 'POST /sands-system/api/v1/manage/media/remove'
const SAVE = 'POST /sands-lms/api/v1/manage/course/save'
const PUBLISH = 'POST /sands-lms/api/v1/manage/course/publish'
const UPDATE_COURSEWARE = 'POST /sands-lms/api/v1/manage/course-ware/update'
const REMOVE_COURSEWARE = 'POST /sands-lms/api/v1/manage/course-ware/remove'
const DAY_MS = 86_400_000
const tidy = jobKind<object>({ name: 'media.tidy', retries: 0, limitSeconds: 60, run: async () => undefined })

describe('the replaced files of an edition', () => {
  const sands = useSands()
  let manager: SignedIn

  const signIn = async () => {
    manager = await signInWith(sands, 'manager', {
      rights: ['course.edit', 'course.publish', 'media.library.view', 'media.library.edit'],
    })
  }
  beforeAll(signIn)

  const query = (text: string, values: unknown[]) => sands.server.kernel.database.pool.query(text, values)
  async function aNamedFile(name: string, bytes: number): Promise<FileId> {
    const id = await aFile(sands)
    await query('update files set name = $2, bytes = $3, created_at = $4 where id = $1', [
      id,
      name,
      bytes,
      sands.clock.now(),
    ])
    return id
  }
  const detail = async (id: FileId) => (await manager.call(LIBRARY_FILE, { query: { id } })).data
  async function replace(id: FileId, by: FileId): Promise<void> {
    sands.clock.advance(60_000)
    expect(await manager.call(REPLACE, { body: { id, version: (await detail(id)).version, by } })).toSucceed()
    sands.clock.advance(60_000)
  }
  /** Publishes the course again, with these coursewares. */
  async function publishAgain(course: ManagedCourse, coursewareIds: readonly string[]): Promise<ManagedCourse> {
    const { id } = course
    const draft = aDocument({ title: course.title, chapters: [aChapter(coursewareIds)] })
    const saved = await manager.call(SAVE, { body: { id, version: course.version, draft } })
    expect(saved).toSucceed()
    const published = await manager.call(PUBLISH, { body: { id, version: saved.data.version } })
    expect(published).toSucceed()
    return published.data
  }
  const files = async (wanted: CallQuery<typeof FILES>, who = manager) =>
    (await who.call(FILES, { query: wanted })).data
  const sizes = async (wanted: CallQuery<typeof FILES>) =>
    (await files(wanted)).map(({ title, contents }) => [title, contents.map(({ bytes }) => bytes)])

  it('are listed with what they contained while the edition was the current one', async () => {
    const id = await aNamedFile('film.mp4', 1000)
    const film = await aCourseware(sands, manager, { title: 'Film', fileId: id })
    const other = await aCourseware(sands, manager, { title: 'Never replaced' })
    const first = await aPublishedCourse(manager, { title: 'Kept', chapters: [aChapter([film.id, other.id])] })
    expect(await files({ id: first.id, edition: 1 })).toEqual([])

    sands.clock.advance(60_000)
    const second = await publishAgain(first, [film.id, other.id])
    await replace(id, await aNamedFile('new.mp4', 2000))
    const third = await publishAgain(second, [film.id])

    expect(await sizes({ id: third.id, edition: 1 })).toEqual([['Film', [1000]]])
    expect(await sizes({ id: third.id, edition: 2 })).toEqual([['Film', [1000, 2000]]])
    expect(await sizes({ id: third.id, edition: 3 })).toEqual([['Film', [2000]]])
    const [listed] = await files({ id: third.id, edition: 2 })
    const [before, after] = listed?.contents ?? []
    expect(listed?.courseWareId).toBe(film.id)
    expect(before).toMatchObject({ fileName: 'film.mp4', until: after?.since, url: expect.stringContaining('/files/') })
    expect(after).toMatchObject({ until: null, url: expect.stringContaining('/files/') })
    expect(before?.url).not.toBe(after?.url)
  })

  it('stay known when an earlier content is put back', async () => {
    const id = await aNamedFile('film.mp4', 1)
    const film = await aCourseware(sands, manager, { title: 'Film', fileId: id })
    const first = await aPublishedCourse(manager, { title: 'Put back', chapters: [aChapter([film.id])] })
    await replace(id, await aNamedFile('film.mp4', 2))
    const second = await publishAgain(first, [film.id])
    const [before] = (await detail(id)).earlier
    if (!before) throw new Error('the earlier content was not stored')
    await replace(id, before.id)
    const third = await publishAgain(second, [film.id])

    expect(await sizes({ id: third.id, edition: 1 })).toEqual([['Film', [1, 2]]])
    expect(await sizes({ id: third.id, edition: 2 })).toEqual([['Film', [2, 1]]])
    expect(await sizes({ id: third.id, edition: 3 })).toEqual([['Film', [1]]])
    expect((await detail(id)).earlier.map(({ bytes }) => bytes)).toEqual([2])
    // The content is the present one already, so nothing is recorded.
    await replace(id, before.id)
    expect(await sizes({ id: third.id, edition: 3 })).toEqual([['Film', [1]]])
  })

  /** Gives the courseware another file or other pictures in its editor. */
  async function exchange(courseware: ManagedCourseware, by: Partial<CallBody<typeof UPDATE_COURSEWARE>>) {
    sands.clock.advance(60_000)
    const { id, version, title, courseWareType, fileId, pictureFileIds, link, introduction } = courseware
    const { threshold, minSeconds, audience } = courseware
    const before = {
      title,
      courseWareType,
      fileId,
      pictureFileIds,
      link,
      introduction,
      threshold,
      minSeconds,
      audience,
    }
    const changed = await manager.call(UPDATE_COURSEWARE, { body: { id, version, ...before, ...by } })
    expect(changed).toSucceed()
    sands.clock.advance(60_000)
    return changed.data
  }

  it('include a file that was exchanged for another one in the courseware, and it cannot be deleted', async () => {
    const [a, b] = [await aNamedFile('a.mp4', 1), await aNamedFile('b.mp4', 2)]
    const film = await aCourseware(sands, manager, { title: 'Film', fileId: a })
    const first = await aPublishedCourse(manager, { title: 'Exchanged', chapters: [aChapter([film.id])] })
    const later = await exchange(film, { fileId: b })
    const second = await publishAgain(first, [film.id])
    await replace(b, await aNamedFile('c.mp4', 3))
    await exchange(later, { fileId: a })
    const { id } = await publishAgain(second, [film.id])

    expect(await sizes({ id, edition: 1 })).toEqual([['Film', [1, 2]]])
    expect(await sizes({ id, edition: 2 })).toEqual([['Film', [2, 3, 1]]])
    expect(await sizes({ id, edition: 3 })).toEqual([['Film', [1]]])
    const [listed] = await files({ id, edition: 1 })
    const [before, after] = listed?.contents ?? []
    expect(before).toMatchObject({ fileName: 'a.mp4', until: after?.since, url: expect.stringContaining('/files/') })
    expect((await detail(b)).usedBy).toMatchObject([{ kind: 'course.courseware', name: 'Film' }])
    expect(await manager.call(REMOVE_FILE, { body: { id: b, version: (await detail(b)).version } })).toFailWith(
      'media.in_use',
    )
    const learner = await sands.signIn('learner')
    const open = (fileId: FileId) => learner.call(FILE, { query: { id: fileId } })
    expect(await open(a)).toSucceed()
    expect(await open(b)).toFailWith('media.gone')
  })

  it('include pictures that were taken out of a set or added to it, but not those that stayed', async () => {
    const picture = () => aFile(sands, { kind: 'image' })
    const [stays, goes, comes] = [await picture(), await picture(), await picture()]
    const set = { title: 'Set', courseWareType: 4 as const, fileId: null, pictureFileIds: [stays, goes] }
    const pictures = await aCourseware(sands, manager, set)
    const { id } = await aPublishedCourse(manager, { chapters: [aChapter([pictures.id])] })
    const swapped = await exchange(pictures, { pictureFileIds: [goes, stays] })
    expect(await files({ id, edition: 1 })).toEqual([])
    await exchange(swapped, { pictureFileIds: [stays, comes] })
    expect(await files({ id, edition: 1 })).toMatchObject([
      { title: 'Set', contents: [{ until: expect.any(String) }] },
      { title: 'Set', contents: [{ until: null }] },
    ])
  })

  it('leave out a file that no edition has shown, and it can be deleted', async () => {
    const [a, b] = [await aNamedFile('a.mp4', 1), await aNamedFile('b.mp4', 2)]
    const film = await aCourseware(sands, manager, { title: 'Film', fileId: a })
    await exchange(film, { fileId: b })
    const { id } = await aPublishedCourse(manager, { chapters: [aChapter([film.id])] })
    expect(await files({ id, edition: 1 })).toEqual([])
    expect(await manager.call(REMOVE_FILE, { body: { id: a, version: (await detail(a)).version } })).toSucceed()
  })

  it('include the cover', async () => {
    const coverFileId = await aFile(sands, { kind: 'image' })
    const film = await aCourseware(sands, manager)
    const course = await aPublishedCourse(manager, { coverFileId, chapters: [aChapter([film.id])] })
    await replace(coverFileId, await aFile(sands, { kind: 'image' }))
    expect(await files({ id: course.id, edition: 1 })).toMatchObject([
      { courseWareId: null, title: '', contents: [{ until: expect.any(String) }, { until: null }] },
    ])
  })

  it('cannot be opened without the right to see the library, and are not shown to others', async () => {
    const id = await aNamedFile('film.mp4', 1)
    const film = await aCourseware(sands, manager, { fileId: id })
    const course = await aPublishedCourse(manager, { chapters: [aChapter([film.id])] })
    await replace(id, await aNamedFile('film.mp4', 2))
    const wanted = { id: course.id, edition: 1 }
    const editor = await signInWith(sands, 'reviewer', { rights: ['course.edit'] })
    const [listed] = await files(wanted, editor)
    expect(listed?.contents.map(({ bytes, url }) => [bytes, url])).toEqual([
      [1, null],
      [2, null],
    ])
    const emma = await signInWith(sands, 'emma', { rights: ['course.edit', 'media.library.view'] })
    expect(await emma.call(FILES, { query: wanted })).toFailWith('course.unknown')
    expect(await manager.call(FILES, { query: { ...wanted, edition: 2 } })).toFailWith('course.unknown')
    expect(await manager.call(FILES, { query: { ...wanted, edition: 0 } })).toFailWith('kernel.invalid_field')
    const learner = await sands.signIn('learner')
    expect(await learner.call(FILES, { query: wanted })).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(FILES, { query: wanted })).toFailWith('kernel.not_signed_in')
  })

  it('of an edition that is only scheduled are not shown', async () => {
    const film = await aCourseware(sands, manager)
    const course = await aCourse(manager, { chapters: [aChapter([film.id])] })
    const publishAt = new Date(sands.clock.now().getTime() + DAY_MS).toISOString()
    expect(await manager.call(PUBLISH, { body: { id: course.id, version: course.version, publishAt } })).toSucceed()
    expect(await manager.call(FILES, { query: { id: course.id, edition: 1 } })).toFailWith('course.unknown')
  })

  it('stay after the courseware was deleted and the cleanup ran, and can still be opened', async () => {
    const picture = async (width: number) => {
      const { id } = (await upload(manager, await aJpeg(width, 30), { purpose: 'image' })).data
      await query('update files set in_library = true where id = $1', [id])
      return id
    }
    const id = await picture(40)
    const pictures = await aCourseware(sands, manager, {
      title: 'Pictures',
      courseWareType: 4,
      fileId: null,
      pictureFileIds: [id],
    })
    const other = await aCourseware(sands, manager)
    const first = await aPublishedCourse(manager, { chapters: [aChapter([pictures.id])] })
    await replace(id, await picture(50))
    const { id: courseId } = await publishAgain(first, [other.id])
    expect(await manager.call(REMOVE_COURSEWARE, { body: { id: pictures.id, version: pictures.version } })).toSucceed()

    sands.clock.advance(40 * DAY_MS)
    const { database, jobs } = sands.server.kernel
    await database.transaction((tx) => jobs.enqueue(tx, tidy, {}))
    await runJobs(sands)
    await signIn()

    expect(await manager.call(REMOVE_FILE, { body: { id, version: (await detail(id)).version } })).toFailWith(
      'media.in_use',
    )
    const [listed] = await files({ id: courseId, edition: 1 })
    expect(listed).toMatchObject({ title: 'Pictures', contents: [{ until: expect.any(String) }, { until: null }] })
    for (const { url } of listed?.contents ?? []) {
      const path = new URL(url ?? '', 'http://localhost')
      expect((await manager.send(`${path.pathname}${path.search}`)).status).toBe(200)
    }
  })
})
