import type {
  CourseDocument,
  CoursewareDraft,
  ManagedCourse,
  ManagedCourseware,
} from '@sands/contract/course/manage.model'
import { asId } from '@sands/contract/kernel/id'
import type { CollegeId, FileId, Id } from '@sands/contract/kernel/schema'
import type { FileKind } from '@sands/rules/upload'
import type { Client, SignedIn } from './client.ts'
import { signInWith, userId } from './people.ts'
import type { Sands } from './sands.ts'

const COURSEWARE = 'POST /sands-lms/api/v1/manage/course-ware/create'
const CREATE = 'POST /sands-lms/api/v1/manage/course/create'
const PUBLISH = 'POST /sands-lms/api/v1/manage/course/publish'

const EVERYBODY = { included: [], excluded: [] }

interface TestFile {
  kind?: FileKind
  status?: number
  /** Seconds. */
  duration?: number
  pages?: number | null
  owner?: string
  inLibrary?: boolean
  collegeId?: CollegeId
}

/** Adds only the row of a file, without content: in the library, and ready. */
export async function aFile(sands: Sands, options: TestFile = {}): Promise<FileId> {
  const { kind = 'video', status = 3, duration = 100, pages = null, owner = 'admin', inLibrary = true } = options
  const { pool } = sands.server.kernel.database
  const { rows } = await pool.query<{ id: FileId }>(
    `insert into files (college_id, owner_id, purpose, kind, name, content_type, bytes, sha256, key, in_library, status,
       duration, pages, variants, created_at)
     select coalesce($1::bigint, (select min(college_id) from memberships where user_id = $2)), $2, $3, $3, $3 || ' file', 'x/x', 1,
       '\\x00', 'tests/' || gen_random_uuid(), $4, $5, $6, $7, '[]', now() returning id`,
    [options.collegeId ?? null, await userId(sands, owner), kind, inLibrary, status, duration, pages],
  )
  const [row] = rows
  if (!row) throw new Error('the library has no such file')
  return row.id
}

export const aCoursewareDraft = (draft: Partial<CoursewareDraft> = {}): CoursewareDraft => ({
  title: 'A film',
  courseWareType: 1,
  fileId: null,
  pictureFileIds: [],
  link: null,
  introduction: '',
  threshold: 95,
  minSeconds: 0,
  audience: EVERYBODY,
  ...draft,
})

/** A video of 100 seconds by default. */
export async function aCourseware(
  sands: Sands,
  author: Client,
  draft: Partial<CoursewareDraft> = {},
): Promise<ManagedCourseware> {
  const fileId = await aFile(sands)
  const answer = await author.call(COURSEWARE, { body: aCoursewareDraft({ fileId, ...draft }) })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}

export const aDocument = (document: Partial<CourseDocument> = {}): CourseDocument => ({
  title: 'A course',
  categoryId: null,
  coverFileId: null,
  introduction: '',
  lecturerIds: [],
  chapters: [],
  isInOrder: false,
  seekAhead: true,
  isCommentable: true,
  points: 0,
  audience: EVERYBODY,
  ...document,
})

/** One chapter with these coursewares; a minus before the id makes it optional. */
export const aChapter = (ids: readonly string[], key = 'one'): CourseDocument['chapters'][number] => ({
  key,
  title: '',
  items: ids.map((id) => ({
    key: `item-${id.replace('-', '')}`,
    courseWareId: asId<Id<'courseware'>>(id.replace('-', '')),
    isRequired: !id.startsWith('-'),
  })),
})

/** A person who can draft courses from all files of the library and publish them. */
export const aPublisher = (sands: Sands): Promise<SignedIn> =>
  signInWith(sands, 'manager', { rights: ['course.edit', 'course.publish', 'media.library.view'] })

export async function aCourse(author: SignedIn, document: Partial<CourseDocument>): Promise<ManagedCourse> {
  const answer = await author.call(CREATE, { body: aDocument(document) })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}

export async function aPublishedCourse(author: SignedIn, document: Partial<CourseDocument>): Promise<ManagedCourse> {
  const { id, version } = await aCourse(author, document)
  const answer = await author.call(PUBLISH, { body: { id, version } })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}

interface Done {
  userName: string
  courseId: Id<'course'>
  /** The percentage of each courseware; 100 is finished. */
  coursewares: Readonly<Record<string, number>>
  /** Study time of each courseware, in seconds. */
  seconds?: number
}

/**
 * Writes the rows of a learner who has studied a course: of each courseware of 100 seconds, the given percentage from
 * the beginning.
 */
export async function haveStudied(
  sands: Sands,
  { userName, courseId, coursewares, seconds = 60 }: Done,
): Promise<void> {
  const { pool } = sands.server.kernel.database
  const user = await userId(sands, userName)
  for (const [courseware, percent] of Object.entries(coursewares))
    await pool.query(
      `insert into progress (user_id, learn_type, learn_id, college_id, covered, covered_length, total, percent, last_part_seen,
         studied_ms, started_at, last_at, finished_at)
       select $1, 2, $2, college_id, int4multirange(int4range(0, $3 * 1000)), $3 * 1000, 100000, $3, $3 = 100, $4 * 1000, now(), now(),
         case when $3 = 100 then now() end from coursewares where id = $2`,
      [user, courseware, percent, seconds],
    )
  await pool.query(
    `insert into course_learners (user_id, course_id, college_id, started_at, last_at)
     select $1, id, college_id, now(), now() from courses where id = $2`,
    [user, courseId],
  )
  await pool.query(
    `with done as (
       update course_learners l set finished_at = now(), finished_edition = 1 where l.user_id = $1 and l.course_id = $2
         and not exists (
           select from course_items i left join progress p on p.user_id = $1 and p.learn_type = 2 and p.learn_id = i.courseware_id
           where i.course_id = $2 and i.is_required and p.finished_at is null)
       returning l.user_id)
     update courses set learners = learners + 1, finishers = finishers + (select count(*) from done) where id = $2`,
    [user, courseId],
  )
}
