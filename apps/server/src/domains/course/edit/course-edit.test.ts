import type { CallQuery } from '@sands/contract/calls'
import type { ManagedCourse } from '@sands/contract/course/manage.model'
import type { Id } from '@sands/contract/kernel/schema'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import {
  aChapter,
  aCourse,
  aCourseware,
  aCoursewareDraft,
  aDocument,
  aFile,
  aPublishedCourse,
  aPublisher,
  haveStudied,
} from '../../../testing/course-authoring.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { auditLog, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import { publishCourse, publishLateCourses } from '../publish/publish.jobs.ts'

const PAGE = 'GET /sands-lms/api/v1/manage/course/page'
const GET = 'GET /sands-lms/api/v1/manage/course/get'
const CREATE = 'POST /sands-lms/api/v1/manage/course/create'
const SAVE = 'POST /sands-lms/api/v1/manage/course/save'
const IMPACT = 'GET /sands-lms/api/v1/manage/course/impact'
const PUBLISH = 'POST /sands-lms/api/v1/manage/course/publish'
const WITHDRAW = 'POST /sands-lms/api/v1/manage/course/withdraw'
const UNSCHEDULE = 'POST /sands-lms/api/v1/manage/course/unschedule'
const REMOVE = 'POST /sands-lms/api/v1/manage/course/remove'
const EDITIONS = 'GET /sands-lms/api/v1/manage/course/edition/page'
const REMOVE_COURSEWARE = 'POST /sands-lms/api/v1/manage/course-ware/remove'
const ADD_LECTURER = 'POST /sands-lms/api/v1/manage/lecturer/create'
const REMOVE_LECTURER = 'POST /sands-lms/api/v1/manage/lecturer/remove'
const PREVIEW = 'POST /sands-lms/api/v1/manage/course/preview'
const ADD_CATEGORY = 'POST /sands-lms/api/v1/manage/course-category/create'
const DETAIL = 'POST /sands-lms/api/v1/course/courseDetail'
const COURSEWARE_DETAIL = 'POST /sands-lms/api/v1/course-ware/courseWareDetail'

const HOUR_MS = 3_600_000

describe('a course', () => {
  const sands = useSands()
  let author: SignedIn
  let manager: SignedIn
  let learner: SignedIn

  beforeAll(async () => {
    author = await sands.signIn('author')
    manager = await aPublisher(sands)
    learner = await sands.signIn('learner')
  })

  const courseware = () => aCourseware(sands, manager)
  const shownTo = (person: SignedIn, id: Id<'course'>) => person.call(DETAIL, { body: { id } })
  const save = async (
    course: Pick<ManagedCourse, 'id' | 'version' | 'draft'>,
    change: Partial<ManagedCourse['draft']>,
  ) => {
    const body = { id: course.id, version: course.version, draft: { ...course.draft, ...change } }
    return (await manager.call(SAVE, { body })).data
  }
  const publish = async ({ id, version }: Pick<ManagedCourse, 'id' | 'version'>, publishAt?: string) =>
    manager.call(PUBLISH, { body: { id, version, ...(publishAt ? { publishAt } : {}) } })
  const aLecturer = async (name: string): Promise<{ id: Id<'lecturer'>; version: number }> => {
    const { data } = await author.call(ADD_LECTURER, {
      body: {
        name,
        lecturerKind: 'external',
        userId: null,
        lectureGradeName: '',
        companyName: '',
        teachingExperience: '',
        tagNames: [],
        avatarFileId: null,
        introduction: '',
        isShown: true,
      },
    })
    return { id: data.id, version: data.version }
  }
  const later = (milliseconds = HOUR_MS) => new Date(sands.clock.now().getTime() + milliseconds).toISOString()

  it('is invisible as a draft and visible to everybody after publication', async () => {
    const [one, two] = [await courseware(), await aCourseware(sands, manager, { title: 'Second film' })]
    const category = (await manager.call(ADD_CATEGORY, { body: { name: 'Drinks', parentId: null } })).data
    const coverFileId = await aFile(sands, { kind: 'image' })
    const chapters = [aChapter([one.id], 'first'), { ...aChapter([`-${two.id}`], 'second'), title: ' More ' }]
    const created = await aCourse(author, { title: ' Latte ', categoryId: category.id, coverFileId, chapters })
    expect(created).toMatchObject({
      title: 'Latte',
      state: 'draft',
      isChanged: false,
      edition: 0,
      version: 1,
      categoryName: 'Drinks',
      draft: { title: 'Latte', chapters: [{}, { title: 'More' }] },
    })
    expect(created.coursewares.map(({ title }) => title).sort()).toEqual(['A film', 'Second film'])
    expect((await auditLog(sands))[0]).toMatchObject({
      action: 'course.course.created',
      subject_name: 'Latte',
      after: expect.objectContaining({ title: 'Latte', category: 'Drinks' }),
    })
    expect(await shownTo(learner, created.id)).toFailWith('course.not_published')

    const published = (await publish(created)).data
    expect(published).toMatchObject({ state: 'published', edition: 1, isChanged: false, version: 2 })
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'course.course.published', subject_id: created.id })
    const { data } = await shownTo(learner, created.id)
    expect(data).toMatchObject({ fileName: 'Latte', categoryName: 'Drinks', itemCount: 2 })
    expect(
      data.catalogue.map(({ title, items: coursewares }) => [title, coursewares.map(({ isRequired }) => isRequired)]),
    ).toEqual([
      ['', [1]],
      ['More', [0]],
    ])

    const changed = await save(published, { title: 'Latte art' })
    expect(changed).toMatchObject({ title: 'Latte art', isChanged: true, state: 'published' })
    expect((await shownTo(learner, created.id)).data.fileName).toBe('Latte')
    expect(await save(changed, { title: 'Latte' })).toMatchObject({ isChanged: false })
  })

  it('is listed by words, by category including its subcategories, and by state', async () => {
    const top = (await manager.call(ADD_CATEGORY, { body: { name: 'Kitchen', parentId: null } })).data
    const below = (await manager.call(ADD_CATEGORY, { body: { name: 'Bread', parentId: top.id } })).data
    const sourdough = await aCourse(manager, { title: 'Sourdough 100%', categoryId: below.id })
    const names = async (query: CallQuery<typeof PAGE>) =>
      (await manager.call(PAGE, { query })).data.records.map(({ title }) => title)
    expect(await names({ categoryId: top.id })).toEqual(['Sourdough 100%'])
    expect(await names({ keyWord: 'h 100%' })).toEqual(['Sourdough 100%'])
    expect(await names({ keyWord: 'h_100' })).toEqual([])
    expect(await names({ categoryId: top.id, state: 'published' })).toEqual([])
    expect((await manager.call(PAGE, { query: {} })).data.records[0]).toMatchObject({ id: sourdough.id })
  })

  it('stores only safe HTML, and only pictures that its author may use', async () => {
    const fileId = await aFile(sands, { kind: 'image' })
    const foreign = await aFile(sands, { kind: 'image', owner: 'learner', inLibrary: false })
    const course = await aCourse(manager, {
      introduction: `<p onmouseover="x()">Fine <a href="javascript:alert(1)">link</a></p><script>x()</script><img data-file-id="${fileId}" src="https://evil.example/x.png">`,
    })
    expect(course.draft.introduction).toContain('<p>Fine link</p>')
    expect(course.draft.introduction).toContain(`data-file-id="${fileId}"`)
    expect(course.draft.introduction).not.toMatch(/evil|script|onmouseover/)
    const { rows } = await sands.server.kernel.database.pool.query('select draft from courses where id = $1', [
      course.id,
    ])
    expect(rows[0].draft.introduction).toBe(`<p>Fine link</p><img data-file-id="${fileId}" alt="" />`)
    expect(await save(course, {})).toMatchObject({ version: 2 })

    const body = aDocument({ introduction: `<img data-file-id="${foreign}">` })
    expect(await manager.call(CREATE, { body })).toFailWith('media.gone')
    expect(await manager.call(CREATE, { body: aDocument({ coverFileId: foreign }) })).toFailWith('media.gone')
    const isFilm = aDocument({ coverFileId: await aFile(sands) })
    expect(await manager.call(CREATE, { body: isFilm })).toFailWith('media.gone')
  })

  it('refuses the save of a second editor who saw an older version, and overwrites nothing', async () => {
    const course = await aCourse(manager, { title: 'Seen by two', chapters: [aChapter([(await courseware()).id])] })
    await save(course, { title: 'First' })
    const late = { id: course.id, version: 1 }
    expect(await author.call(SAVE, { body: { ...late, draft: course.draft } })).toFailWith('kernel.changed_meanwhile')
    expect(await manager.call(PUBLISH, { body: late })).toFailWith('kernel.changed_meanwhile')
    expect(await manager.call(WITHDRAW, { body: late })).toFailWith('kernel.changed_meanwhile')
    expect(await manager.call(REMOVE, { body: late })).toFailWith('kernel.changed_meanwhile')
    expect((await manager.call(GET, { query: { id: course.id } })).data.title).toBe('First')
    expect((await auditLog(sands))[0]).toMatchObject({
      action: 'course.course.saved',
      before: { title: 'Seen by two' },
      after: { title: 'First' },
    })
  })

  it('contains every key and every courseware once', async () => {
    const { id } = await courseware()
    const chapter = aChapter([id])
    const twins = [
      [chapter, { ...chapter, items: [] }],
      [{ ...chapter, items: [...chapter.items, { ...chapter.items[0], key: 'again' }] }],
    ] as ManagedCourse['draft']['chapters'][]
    for (const chapters of twins)
      expect(await manager.call(CREATE, { body: aDocument({ chapters }) })).toFailWith('kernel.malformed')
    const nowhere = { included: [{ kind: 'post' as const, id: '999999999' }], excluded: [] }
    expect(await manager.call(CREATE, { body: aDocument({ audience: nowhere }) })).toFailWith('org.place_unknown')
  })

  it('is not published while it has faults, and names them', async () => {
    const failed = await aCourseware(sands, manager, { fileId: await aFile(sands, { status: 4 }) })
    const waiting = await aCourseware(sands, manager, { fileId: await aFile(sands, { status: 1 }) })
    const pageless = await aCourseware(sands, manager, {
      courseWareType: 2,
      fileId: await aFile(sands, { kind: 'document', duration: 0, pages: null }),
    })
    const long = await aCourseware(sands, manager, { minSeconds: 101 })
    const link = await aCourseware(sands, manager, {
      ...aCoursewareDraft({ courseWareType: 5, link: 'https://example.com', minSeconds: 5 }),
    })
    const chapters = [aChapter([failed.id, waiting.id, pageless.id, long.id, link.id])]
    const course = await aCourse(manager, { title: ' ', chapters })
    const { faults } = (await manager.call(IMPACT, { query: { id: course.id } })).data
    expect(faults.map(({ kind, isWarning, key }) => [kind, isWarning, key])).toEqual([
      ['no_title', false, null],
      ['no_cover', true, null],
      ['file_failed', false, `item-${failed.id}`],
      ['file_not_ready', true, `item-${waiting.id}`],
      ['pages_unknown', false, `item-${pageless.id}`],
      ['time_beyond_medium', true, `item-${long.id}`],
      ['time_beyond_medium', false, `item-${link.id}`],
    ])
    const refused = await publish(course)
    expect(refused).toFailWith('course.has_faults')
    expect(refused.data).toEqual({ faults: 4 })
    const mended = await save(course, { title: 'Mended', chapters: [aChapter([waiting.id, long.id])] })
    expect(await publish(mended)).toSucceed()
  })

  it('keeps the progress of learners when its catalogue changes, and shows its author the impact before', async () => {
    const [one, two, three] = [
      await courseware(),
      await courseware(),
      await aCourseware(sands, manager, { title: 'New film' }),
    ]
    const course = await aPublishedCourse(manager, { title: 'Changing', chapters: [aChapter([one.id, two.id])] })
    await haveStudied(sands, { userName: 'learner', courseId: course.id, coursewares: { [one.id]: 100, [two.id]: 50 } })
    await haveStudied(sands, { userName: 'author', courseId: course.id, coursewares: { [one.id]: 100, [two.id]: 100 } })
    expect((await shownTo(learner, course.id)).data.percent).toBe(75)

    const grown = await save(course, { chapters: [aChapter([one.id, two.id, three.id])] })
    expect((await manager.call(IMPACT, { query: { id: course.id } })).data).toMatchObject({
      learners: 2,
      finishedKept: 1,
      percentUp: 0,
      percentDown: 1,
      wouldFinish: 0,
      loseSight: 0,
      addedItems: ['New film'],
      removedItems: [],
    })
    const shown = (await publish(grown)).data
    const { data } = await shownTo(learner, course.id)
    expect(data.percent).toBe(50)
    expect(data.catalogue[0]?.items.map(({ percent, isFinished }) => [percent, isFinished])).toEqual([
      [100, 1],
      [50, 0],
      [0, 0],
    ])
    expect((await shownTo(author, course.id)).data).toMatchObject({ percent: 100, learnStatus: 1 })

    const shrunk = await save(shown, { chapters: [aChapter([one.id, `-${two.id}`])] })
    expect((await manager.call(IMPACT, { query: { id: course.id } })).data).toMatchObject({
      percentUp: 1,
      wouldFinish: 1,
      removedItems: ['New film'],
    })
    expect((await publish(shrunk)).data).toMatchObject({ finishNum: 2, edition: 3 })
    expect((await shownTo(learner, course.id)).data).toMatchObject({ percent: 100, learnStatus: 1 })

    const editions = (await manager.call(EDITIONS, { query: { id: course.id } })).data
    expect(editions.records.map(({ edition, document }) => [edition, document.chapters[0]?.items.length])).toEqual([
      [3, 2],
      [2, 3],
      [1, 2],
    ])
  })

  it('names courseware and lecturers of old editions, including deleted ones', async () => {
    const gone = await aCourseware(sands, manager, { title: 'Shown long ago' })
    const lecturer = await aLecturer('Long gone')
    const first = await aPublishedCourse(manager, {
      title: 'Old and new',
      chapters: [aChapter([gone.id])],
      lecturerIds: [lecturer.id],
    })
    const second = await save(first, { chapters: [aChapter([(await courseware()).id])], lecturerIds: [] })
    expect(await publish(second)).toSucceed()
    expect(await manager.call(REMOVE_COURSEWARE, { body: { id: gone.id, version: gone.version } })).toSucceed()
    expect(await author.call(REMOVE_LECTURER, { body: lecturer })).toSucceed()
    const [, old] = (await manager.call(EDITIONS, { query: { id: first.id } })).data.records
    expect(old).toMatchObject({
      titles: { [gone.id]: 'Shown long ago' },
      lecturerNames: { [lecturer.id]: 'Long gone' },
    })
  })

  it('describes its lecturers in a way that distinguishes people of the same name', async () => {
    const { id } = await aLecturer('Namesake')
    const course = await aCourse(manager, { title: 'Taught', lecturerIds: [id] })
    expect(course.lecturers).toEqual([
      { id, name: 'Namesake', lecturerKind: 'external', lectureGradeName: '', companyName: '' },
    ])
  })

  it('locks its lecturers against deletion while it is being published', async () => {
    const { database } = sands.server.kernel
    const lecturer = await aLecturer('In between')
    const shown = await aPublishedCourse(manager, { title: 'Held', chapters: [aChapter([(await courseware()).id])] })
    const named = await save(shown, { lecturerIds: [lecturer.id] })
    const waiting = (await publish(named, later(60_000))).data
    await save(waiting, { lecturerIds: [] })
    sands.clock.advance(61_000)

    const waits = async () => {
      const { rows } = await database.pool.query(`select from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`)
      return rows.length
    }
    let isRemoved = false
    let publishing: Promise<void> | undefined
    let removing: ReturnType<typeof removeIt> | undefined
    const removeIt = () => author.call(REMOVE_LECTURER, { body: lecturer })
    // This transaction locks the chapter, so that the publication has to wait in the middle.
    await database.transaction(async (tx) => {
      await tx.execute(sql`select from course_chapters where course_id = ${shown.id} for update`)
      publishing = publishLateCourses(sands.server.kernel).run({})
      await expect.poll(waits).toBe(1)
      removing = removeIt()
      void removing.then(() => {
        isRemoved = true
      })
      await expect.poll(async () => isRemoved || (await waits()) === 2).toBe(true)
    })
    await publishing
    expect(await removing).toFailWith('lecturer.in_use')
    expect((await shownTo(learner, shown.id)).data.lecturers.map(({ name }) => name)).toEqual(['In between'])
  })

  it('is no longer visible to people whom its audience no longer includes', async () => {
    const course = await aPublishedCourse(manager, {
      title: 'For some',
      chapters: [aChapter([(await courseware()).id])],
    })
    await haveStudied(sands, { userName: 'learner', courseId: course.id, coursewares: {} })
    const audience = { included: [], excluded: [{ kind: 'user' as const, id: await userId(sands, 'learner') }] }
    const narrowed = await save(course, { audience })
    expect((await manager.call(IMPACT, { query: { id: course.id } })).data).toMatchObject({ learners: 1, loseSight: 1 })
    expect(await shownTo(learner, course.id)).toSucceed()
    expect(await publish(narrowed)).toSucceed()
    expect(await shownTo(learner, course.id)).toFailWith('course.not_for_you')
  })

  it('is published at its scheduled time as it was when it was scheduled, and not after it was unscheduled', async () => {
    const chapters = [aChapter([(await courseware()).id])]
    const course = await aCourse(manager, { title: 'Tomorrow', chapters })
    expect(await publish(course, new Date(sands.clock.now().getTime() - 1).toISOString())).toFailWith(
      'kernel.hour_passed',
    )
    const publishAt = later()
    const waiting = (await publish(course, publishAt)).data
    expect(waiting).toMatchObject({ state: 'scheduled', publishAt, edition: 0 })
    expect((await auditLog(sands))[0]).toMatchObject({
      action: 'course.course.scheduled',
      after: expect.objectContaining({ publishAt, title: 'Tomorrow' }),
    })
    expect((await manager.call(EDITIONS, { query: { id: course.id } })).data.total).toBe(0)
    await save(waiting, { title: 'Half an idea' })
    const back = await aCourse(manager, { title: 'Taken back', chapters })
    const scheduled = (await publish(back, later())).data
    expect((await manager.call(WITHDRAW, { body: { id: back.id, version: scheduled.version } })).data).toMatchObject({
      state: 'draft',
      publishAt: null,
    })

    await runJobs(sands, new Date(publishAt))
    expect((await shownTo(learner, course.id)).data?.fileName).toBe('Tomorrow')
    expect((await manager.call(GET, { query: { id: course.id } })).data).toMatchObject({
      title: 'Half an idea',
      state: 'published',
      isChanged: true,
      publishAt: null,
      edition: 1,
    })
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'course.course.published', actor_name: '' })
    expect(await shownTo(learner, back.id)).toFailWith('course.not_published')
  })

  it('does not change for learners until the scheduled time of its next edition', async () => {
    const course = await aPublishedCourse(manager, {
      title: 'This week',
      chapters: [aChapter([(await courseware()).id])],
    })
    const changed = await save(course, { title: 'Next week' })
    const waiting = (await publish(changed, later())).data
    expect(waiting).toMatchObject({ state: 'published', edition: 1, publishAt: expect.any(String) })
    expect((await shownTo(learner, course.id)).data.fileName).toBe('This week')
    const stored = (await manager.call(UNSCHEDULE, { body: { id: course.id, version: waiting.version } })).data
    expect(stored).toMatchObject({ state: 'published', publishAt: null, isChanged: true })
    expect((await auditLog(sands))[0]).toMatchObject({
      action: 'course.course.unscheduled',
      before: { publishAt: waiting.publishAt },
      after: { publishAt: null },
    })
    const seen = { id: course.id, version: stored.version }
    expect(await manager.call(UNSCHEDULE, { body: seen })).toFailWith('kernel.changed_meanwhile')
    expect((await shownTo(learner, course.id)).data.fileName).toBe('This week')

    const again = (await publish(stored, later())).data
    sands.clock.advance(HOUR_MS + 1000)
    await publishLateCourses(sands.server.kernel).run({})
    expect((await shownTo(learner, course.id)).data.fileName).toBe('Next week')
    expect((await manager.call(GET, { query: { id: course.id } })).data.version).toBeGreaterThan(again.version)
  })

  it('is withdrawn together with its scheduled edition', async () => {
    const course = await aPublishedCourse(manager, { title: 'Now', chapters: [aChapter([(await courseware()).id])] })
    const waiting = (await publish(await save(course, { title: 'Soon' }), later())).data
    const withdrawn = (await manager.call(WITHDRAW, { body: { id: course.id, version: waiting.version } })).data
    expect(withdrawn).toMatchObject({ state: 'withdrawn', publishAt: null })
    expect(await shownTo(learner, course.id)).toFailWith('course.not_published')
    await publishCourse(sands.server.kernel).run({ courseId: course.id, publishAt: waiting.publishAt ?? '' })
    expect(await shownTo(learner, course.id)).toFailWith('course.not_published')
  })

  it('is withdrawn and deleted, and the progress of learners stays', async () => {
    const { id: coursewareId } = await courseware()
    const course = await aPublishedCourse(manager, { title: 'Short-lived', chapters: [aChapter([coursewareId])] })
    await haveStudied(sands, { userName: 'learner', courseId: course.id, coursewares: { [coursewareId]: 40 } })
    const withdrawn = (await manager.call(WITHDRAW, { body: { id: course.id, version: course.version } })).data
    expect(withdrawn).toMatchObject({ state: 'withdrawn' })
    expect((await auditLog(sands))[0]).toMatchObject({
      action: 'course.course.withdrawn',
      before: { state: 'published' },
      after: { state: 'withdrawn' },
    })
    expect(await shownTo(learner, course.id)).toFailWith('course.not_published')
    const seen = { id: course.id, version: withdrawn.version }
    expect(await manager.call(WITHDRAW, { body: seen })).toFailWith('kernel.changed_meanwhile')
    expect((await publish(withdrawn)).data).toMatchObject({ state: 'published', edition: 2 })
    expect((await shownTo(learner, course.id)).data.percent).toBe(40)

    expect(await manager.call(REMOVE, { body: { id: course.id, version: withdrawn.version + 1 } })).toSucceed()
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'course.course.deleted', subject_name: 'Short-lived' })
    expect(await shownTo(learner, course.id)).toFailWith('course.deleted')
    expect(await manager.call(GET, { query: { id: course.id } })).toFailWith('course.unknown')
    const { rows } = await sands.server.kernel.database.pool.query(
      'select percent from progress where learn_type = 2 and learn_id = $1',
      [coursewareId],
    )
    expect(rows).toEqual([{ percent: 40 }])
  })

  it('shows the number of its learners in a preview, but no progress', async () => {
    const { id: coursewareId } = await courseware()
    const { id } = await aPublishedCourse(manager, { title: 'Studied', chapters: [aChapter([coursewareId])] })
    await haveStudied(sands, { userName: 'learner', courseId: id, coursewares: { [coursewareId]: 40 } })
    const { draftToken } = (await manager.call(PREVIEW, { body: { id } })).data
    expect((await learner.call(DETAIL, { body: { id, draftToken } })).data).toMatchObject({ learnNum: 1, percent: 0 })
  })

  it('can be previewed as a draft by anyone who has the token, until the token expires', async () => {
    const { id: coursewareId } = await aCourseware(sands, manager, { title: 'Only drafted' })
    const course = await aCourse(manager, { title: 'Draft', chapters: [aChapter([coursewareId])], isInOrder: true })
    const { draftToken, endTime } = (await manager.call(PREVIEW, { body: { id: course.id } })).data
    const preview = () => author.call(DETAIL, { body: { id: course.id, draftToken } })
    expect((await preview()).data).toMatchObject({
      fileName: 'Draft',
      percent: 0,
      catalogue: [{ items: [{ id: coursewareId, title: 'Only drafted', lock: null }] }],
    })
    const open = (id: Id<'courseware'>) =>
      author.call(COURSEWARE_DETAIL, { body: { id, courseId: course.id, draftToken } })
    expect((await open(coursewareId)).data).toMatchObject({ title: 'Only drafted', progress: null, next: null })
    expect(await open((await courseware()).id)).toFailWith('course.deleted')
    const forged = draftToken.replace(/^\d+/, (id) => String(Number(id) - 1))
    expect(await author.call(DETAIL, { body: { id: course.id, draftToken: forged } })).toFailWith(
      'course.not_published',
    )
    const emma = await sands.signIn('emma')
    expect(await emma.call(DETAIL, { body: { id: course.id, draftToken } })).toFailWith('course.not_published')
    sands.clock.advance(Date.parse(endTime) - sands.clock.now().getTime() + 1)
    expect(await (await sands.signIn('author')).call(DETAIL, { body: { id: course.id, draftToken } })).toFailWith(
      'course.not_published',
    )
  })

  it('of another college does not exist, and publishing needs its own right', async () => {
    manager = await sands.signIn('manager')
    author = await sands.signIn('author')
    const { id, draft } = await aCourse(manager, { title: 'Ours', chapters: [aChapter([(await courseware()).id])] })
    const emma = await signInWith(sands, 'emma', { rights: ['course.edit', 'course.publish'] })
    const seen = { id, version: 1 }
    for (const answer of [
      await emma.call(GET, { query: { id } }),
      await emma.call(SAVE, { body: { ...seen, draft } }),
      await emma.call(IMPACT, { query: { id } }),
      await emma.call(PUBLISH, { body: seen }),
      await emma.call(WITHDRAW, { body: seen }),
      await emma.call(REMOVE, { body: seen }),
      await emma.call(EDITIONS, { query: { id } }),
      await emma.call(PREVIEW, { body: { id } }),
    ])
      expect(answer).toFailWith('course.unknown')
    expect(await author.call(PUBLISH, { body: seen })).toFailWith('kernel.no_permission')
    expect(await author.call(WITHDRAW, { body: seen })).toFailWith('kernel.no_permission')
    expect(await author.call(REMOVE, { body: seen })).toSucceed()
  })

  it('that is published cannot be deleted by a person without the right to publish', async () => {
    const course = await aPublishedCourse(manager, { title: 'Theirs', chapters: [aChapter([(await courseware()).id])] })
    const seen = { id: course.id, version: course.version }
    expect(await author.call(REMOVE, { body: seen })).toFailWith('kernel.no_permission')
    expect(await shownTo(await sands.signIn('learner'), course.id)).toSucceed()
    expect(await manager.call(REMOVE, { body: seen })).toSucceed()
  })
})
