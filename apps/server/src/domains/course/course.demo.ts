import type { CourseDocument } from '@sands/contract/course/manage.model'
import type { AudienceId, Id, UserId } from '@sands/contract/kernel/schema'
import { EVERYONE } from '@sands/rules/audience'
import type { Language } from '@sands/rules/language'
import type { CoursewareType } from '@sands/rules/study'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { DemoAct } from '../../kernel/audit/demo-history.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Demo } from '../../kernel/demo.ts'
import { cleanHtml } from '../../kernel/html/clean-html.ts'
import { lecturers } from '../lecturer/index.ts'
import { audienceRepo, createAudience } from '../org/index.ts'
import {
  courseChapters,
  courseCoursewares,
  courseEditions,
  courseFiles,
  courseLecturers,
  courses,
} from './course.tables.ts'
import { ENGLISH_COURSES } from './demo/courses.en-us.demo.ts'
import { CHINESE_COURSES } from './demo/courses.zh-cn.demo.ts'
import { type CoursewareMaker, coursewareMaker, type DemoPlace, type MadeCourseware } from './demo/coursewares.demo.ts'
import type { DemoCatalogue, DemoCourse } from './demo/demo-course.kind.ts'
import { addCategories, groupsOf } from './demo/place.demo.ts'
import { recordStudySessions } from './demo/records.demo.ts'
import { addOpinions } from './demo/social.demo.ts'
import { type StudiedCourse, studySessionsOf } from './demo/study-sessions.demo.ts'

const DAY_MS = 86_400_000
const MOST_PEOPLE = 1000
/** Days since the withdrawn courses were withdrawn, and since the deleted courses were deleted. */
const WITHDRAWN_DAYS = 10
const REMOVED_DAYS = 20

const CATALOGUES: Readonly<Partial<Record<Language, DemoCatalogue>>> = {
  'zh-cn': CHINESE_COURSES,
  'en-us': ENGLISH_COURSES,
}

interface Shelves {
  place: DemoPlace
  maker: CoursewareMaker
  categories: ReadonlyMap<string, Id<'courseCategory'>>
  lecturerIds: readonly Id<'lecturer'>[]
}

type MadeChapter = { title: string; coursewares: { courseware: MadeCourseware; isRequired: boolean }[] }
type MadeCourse = StudiedCourse & { edition: number; texts: readonly string[] }

const html = ({ introduction, points }: DemoCourse): string =>
  [
    ...introduction.map((text) => `<p>${text}</p>`),
    points.length > 0 ? `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>` : '',
  ].join('')

/** The most frequent courseware type; of equally frequent types the first. */
function mainType(coursewares: readonly MadeCourseware[]): CoursewareType {
  const counts = new Map<CoursewareType, number>()
  for (const { type } of coursewares) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 1
}

const draftChapters = (chapters: readonly MadeChapter[]): CourseDocument['chapters'] =>
  chapters.map(({ title, coursewares }, number) => ({
    key: `chapter-${number + 1}`,
    title,
    items: coursewares.map(({ courseware, isRequired }) => ({
      key: `item-${courseware.id}`,
      courseWareId: courseware.id,
      isRequired,
    })),
  }))

/** The chapters of the first edition, which had no last courseware yet. */
const earlierChapters = (chapters: CourseDocument['chapters']): CourseDocument['chapters'] =>
  chapters.map((chapter, index) =>
    index === chapters.length - 1 && chapter.items.length > 1
      ? { ...chapter, items: chapter.items.slice(0, -1) }
      : chapter,
  )

async function publish(
  { tx, ownerId }: DemoPlace,
  courseId: Id<'course'>,
  { document, chapters, editions }: { document: CourseDocument; chapters: MadeChapter[]; editions: readonly Date[] },
): Promise<void> {
  let sort = 0
  for (const [number, { title, coursewares }] of chapters.entries()) {
    const [chapter] = await tx
      .insert(courseChapters)
      .values({ courseId, key: `chapter-${number + 1}`, title, sort: number })
      .returning({ id: courseChapters.id })
    if (!chapter) throw new Error('the chapter was not stored')
    const chapterId = chapter.id
    await tx.insert(courseCoursewares).values(
      coursewares.map(({ courseware, isRequired }) => ({
        courseId,
        coursewareId: courseware.id,
        chapterId,
        isRequired,
        sort: sort++,
      })),
    )
  }
  if (document.lecturerIds.length > 0)
    await tx
      .insert(courseLecturers)
      .values(document.lecturerIds.map((lecturerId, order) => ({ courseId, lecturerId, sort: order })))
  for (const [index, publishedAt] of editions.entries()) {
    const isLast = index === editions.length - 1
    const published = isLast ? document : { ...document, chapters: earlierChapters(document.chapters) }
    await tx
      .insert(courseEditions)
      .values({ courseId, edition: index + 1, document: published, publishedAt, publishedBy: ownerId })
  }
}

async function addCourse(
  { place, maker, categories, lecturerIds }: Shelves,
  course: DemoCourse,
  number: number,
): Promise<MadeCourse> {
  const { tx, collegeId, ownerId, now } = place
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const { state = 'published', isRemoved = false, changedDays, publishedDays } = course
  const isOut = state === 'published' || state === 'withdrawn'
  const publishedAt = ago(Math.max(0, publishedDays))
  const chapters: MadeChapter[] = []
  for (const { title, coursewares } of course.chapters) {
    const made: MadeChapter['coursewares'] = []
    for (const courseware of coursewares)
      made.push({ courseware: await maker.make(courseware, publishedAt), isRequired: courseware.isOptional !== true })
    chapters.push({ title, coursewares: made })
  }
  const coursewares = chapters.flatMap((chapter) => chapter.coursewares)
  const lecturerId = lecturerIds[number % lecturerIds.length]
  const second = number % 5 === 0 ? lecturerIds[(number + 3) % lecturerIds.length] : undefined
  const included = course.only ? await groupsOf(tx, collegeId, course.only) : []
  const { html: introduction, text: introductionText } = cleanHtml(html(course))
  const categoryId = categories.get(course.category) ?? null
  const coverFileId = await maker.draw(course.cover)
  const document: CourseDocument = {
    title: course.title,
    categoryId,
    coverFileId,
    introduction,
    lecturerIds: [...new Set([lecturerId, second].filter((id) => id !== undefined))],
    chapters: draftChapters(chapters),
    isInOrder: course.isInOrder ?? false,
    seekAhead: !course.isWatchedThrough,
    isCommentable: true,
    points: 10,
    audience: { ...EVERYONE, included },
  }
  const audienceId: AudienceId | null =
    isOut && included.length > 0 ? await createAudience(tx, { collegeId, included }) : null
  const editions = isOut ? [publishedAt, ...(changedDays ? [ago(changedDays)] : [])] : []
  const { title, isInOrder, seekAhead, isCommentable, points } = document
  const [row] = await tx
    .insert(courses)
    .values({
      ...{ collegeId, categoryId, audienceId, title, coverFileId, introduction, introductionText },
      ...{ isInOrder, seekAhead, isCommentable, points, state, draft: document },
      mainType: mainType(coursewares.map(({ courseware }) => courseware)),
      itemCount: isOut ? coursewares.length : 0,
      edition: editions.length,
      publishAt: state === 'scheduled' ? ago(publishedDays) : null,
      publishedAt: isOut ? publishedAt : null,
      changedAt: editions.at(-1) ?? null,
      updatedBy: ownerId,
      updatedAt: editions.at(-1) ?? now,
      removedAt: isRemoved ? ago(REMOVED_DAYS) : null,
    })
    .returning({ id: courses.id })
  if (!row) throw new Error('the course was not stored')
  await tx.insert(courseFiles).values({ courseId: row.id, fileId: coverFileId })
  if (isOut) await publish(place, row.id, { document, chapters, editions })
  const people = isOut
    ? await audienceRepo.people(tx, { collegeId, recipients: { audienceId }, after: null, limit: MOST_PEOPLE })
    : []
  return {
    id: row.id,
    coursewares,
    from: publishedAt,
    until: isRemoved ? ago(REMOVED_DAYS) : state === 'withdrawn' ? ago(WITHDRAWN_DAYS) : now,
    interest: course.interest,
    stamina: course.stamina,
    people,
    seekAhead,
    learner: course.learner,
    edition: editions.length,
    texts: course.comments ?? [],
  }
}

async function fill(
  place: DemoPlace,
  { catalogue, language, users }: { catalogue: DemoCatalogue; language: Language; users: ReadonlyMap<string, UserId> },
): Promise<void> {
  const { tx, collegeId, now } = place
  const maker = await coursewareMaker(place, catalogue, language === 'zh-cn')
  const categories = await addCategories(tx, collegeId, catalogue.categories)
  const teaching = await tx
    .select({ id: lecturers.id })
    .from(lecturers)
    .where(and(eq(lecturers.collegeId, collegeId), isNull(lecturers.removedAt)))
    .orderBy(asc(lecturers.sort), asc(lecturers.id))
  const shelves = { place, maker, categories, lecturerIds: teaching.map(({ id }) => id) }
  const made: MadeCourse[] = []
  for (const [number, course] of catalogue.courses.entries()) made.push(await addCourse(shelves, course, number))
  const alone: MadeCourseware[] = []
  for (const courseware of catalogue.alone) alone.push(await maker.makeAlone(courseware, now))
  const sittings = studySessionsOf({
    courses: made,
    alone,
    learner: users.get('learner'),
    newcomer: users.get('newcomer'),
    now,
  })
  const crowds = await recordStudySessions({ tx, collegeId, now }, made, sittings)
  for (const { id: courseId, texts } of made) {
    const learners = crowds.get(courseId) ?? []
    if (learners.length > 0) await addOpinions(tx, { collegeId, courseId, learners, texts, now })
  }
}

/** Courses of both colleges in every state, and the study records of the last sixty days. */
export async function loadCourseDemo(tx: Tx, { company, pictures, now }: Demo): Promise<DemoAct[]> {
  const ownerId = company.users.get('author') ?? company.administrator.userId
  for (const { id: collegeId, language } of company.colleges) {
    const catalogue = CATALOGUES[language]
    if (catalogue) await fill({ tx, collegeId, ownerId, pictures, now }, { catalogue, language, users: company.users })
  }
  return []
}
