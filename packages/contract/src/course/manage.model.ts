import { COURSE_FAULTS, COURSE_STATES } from '@sands/rules/course'
import { type Static, Type } from 'typebox'
import { ManagedCategory } from '../kernel/category.model.ts'
import { IdOf, Instant, Nullable, OneOf, Version } from '../kernel/schema.ts'
import { LecturerItem } from '../lecturer/lecturer.model.ts'
import { Picture } from '../media/media.model.ts'
import { AudienceChoice } from '../org/audience.model.ts'
import { CoursewareTypeSchema } from '../study/learning.model.ts'

export const ManagedCourseCategory = ManagedCategory<'courseCategory'>()
export type ManagedCourseCategory = Static<typeof ManagedCourseCategory>

const Words = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })
/** The editor creates the key when a part is added; the part keeps it when it is moved. */
const PartKey = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$', maxLength: 40 })

/** A courseware as it is edited. Its completion rule belongs to the courseware and is the same in every course. */
export const CoursewareDraft = Type.Object({
  title: Words(100),
  courseWareType: CoursewareTypeSchema,
  fileId: Nullable(IdOf<'file'>()),
  pictureFileIds: Type.Array(IdOf<'file'>(), { maxItems: 60, uniqueItems: true }),
  link: Nullable(Type.String({ maxLength: 1000 })),
  introduction: Type.String({ maxLength: 20_000 }),
  threshold: Type.Integer({ minimum: 1, maximum: 100, description: 'Percentage of a video or audio to be played' }),
  minSeconds: Type.Integer({ minimum: 0, maximum: 36_000 }),
  audience: AudienceChoice,
})
export type CoursewareDraft = Static<typeof CoursewareDraft>

export const ManagedCourseware = Type.Object({
  id: IdOf<'courseware'>(),
  ...CoursewareDraft.properties,
  fileName: Nullable(Type.String()),
  cover: Nullable(Picture),
  status: Type.Integer({ description: 'Status of the file: 1 waiting, 2 in preparation, 3 ready, 4 failed' }),
  progress: Type.Integer(),
  duration: Type.Integer({ description: 'Seconds' }),
  pages: Type.Integer(),
  courses: Type.Integer({ description: 'Number of courses that contain it' }),
  liveCourses: Type.Integer({ description: 'Number of published courses that contain it' }),
  version: Version,
  updatedAt: Instant,
})
export type ManagedCourseware = Static<typeof ManagedCourseware>

export const CourseState = OneOf(COURSE_STATES)
export type CourseState = (typeof COURSE_STATES)[number]

export const DraftCourseware = Type.Object({
  key: PartKey,
  courseWareId: IdOf<'courseware'>(),
  isRequired: Type.Boolean(),
})
export type DraftCourseware = Static<typeof DraftCourseware>
export const DraftChapter = Type.Object({
  key: PartKey,
  title: Type.String({ maxLength: 60 }),
  items: Type.Array(DraftCourseware, { maxItems: 200 }),
})
export type DraftChapter = Static<typeof DraftChapter>

/** A course as it is edited, stored, published and compared: always as one document. */
export const CourseDocument = Type.Object({
  title: Type.String({ maxLength: 100 }),
  categoryId: Nullable(IdOf<'courseCategory'>()),
  coverFileId: Nullable(IdOf<'file'>()),
  introduction: Type.String({
    maxLength: 50_000,
    description: 'HTML; forbidden elements are removed when it is stored',
  }),
  lecturerIds: Type.Array(IdOf<'lecturer'>(), { maxItems: 10, uniqueItems: true }),
  chapters: Type.Array(DraftChapter, { maxItems: 50 }),
  isInOrder: Type.Boolean({ description: 'Courseware is locked until all courseware before it is finished' }),
  seekAhead: Type.Boolean({ description: 'Whether learners may skip forward when they watch for the first time' }),
  isCommentable: Type.Boolean(),
  points: Type.Integer({ minimum: 0, maximum: 10_000 }),
  audience: AudienceChoice,
})
export type CourseDocument = Static<typeof CourseDocument>

export const ManagedCourseItem = Type.Object({
  id: IdOf<'course'>(),
  title: Type.String(),
  cover: Nullable(Picture),
  categoryId: Nullable(IdOf<'courseCategory'>()),
  categoryName: Nullable(Type.String()),
  state: CourseState,
  isChanged: Type.Boolean({ description: 'The draft differs from the published edition' }),
  publishAt: Nullable(Instant),
  publishedAt: Nullable(Instant),
  learnNum: Type.Integer(),
  finishNum: Type.Integer(),
  score: Nullable(Type.Number()),
  version: Version,
  updatedAt: Instant,
  updatedBy: Type.String(),
})
export type ManagedCourseItem = Static<typeof ManagedCourseItem>

/** A lecturer with name and the fields that distinguish lecturers with the same name. */
const NamedLecturer = Type.Pick(LecturerItem, ['id', 'name', 'lecturerKind', 'lectureGradeName', 'companyName'])
export type NamedLecturer = Static<typeof NamedLecturer>

export const ManagedCourse = Type.Object({
  ...ManagedCourseItem.properties,
  draft: CourseDocument,
  coursewares: Type.Array(ManagedCourseware, { description: 'The courseware of the draft' }),
  lecturers: Type.Array(NamedLecturer),
  edition: Type.Integer({ description: 'Increases with every publication; 0 before the first' }),
})
export type ManagedCourse = Static<typeof ManagedCourse>

export const CourseFault = Type.Object({
  kind: OneOf(COURSE_FAULTS),
  isWarning: Type.Boolean({ description: 'Does not prevent publication' }),
  key: Nullable(Type.String({ description: 'Key of the item with the fault' })),
})
export type CourseFault = Static<typeof CourseFault>

/** The number of learners for each kind of impact. */
const impactNumbers = {
  learners: Type.Integer(),
  finishedKept: Type.Integer({ description: 'Learners who have finished and stay finished' }),
  percentUp: Type.Integer(),
  percentDown: Type.Integer(),
  wouldFinish: Type.Integer({ description: 'Learners who would meet all requirements' }),
}

/** How publishing the draft would affect learners who have started the course. */
export const CourseImpact = Type.Object({
  ...impactNumbers,
  loseSight: Type.Integer({ description: 'Learners whom the audience no longer includes' }),
  addedItems: Type.Array(Type.String()),
  removedItems: Type.Array(Type.String()),
  faults: Type.Array(CourseFault),
})
export type CourseImpact = Static<typeof CourseImpact>

/** How a change to a courseware would affect learners who have started it. */
export const CoursewareImpact = Type.Object({
  courses: Type.Integer({ description: 'Number of published or scheduled courses that contain it' }),
  ...impactNumbers,
  faults: Type.Array(CourseFault, {
    description: 'A fault that is not a warning prevents the change while learners see the courseware in a course',
  }),
})
export type CoursewareImpact = Static<typeof CoursewareImpact>

export const CourseEdition = Type.Object({
  edition: Type.Integer(),
  publishedAt: Instant,
  publishedBy: Type.String(),
  document: CourseDocument,
  titles: Type.Record(Type.String(), Type.String(), { description: 'Courseware titles by id, including deleted ones' }),
  lecturerNames: Type.Record(Type.String(), Type.String(), { description: 'Names by id, including deleted lecturers' }),
})
export type CourseEdition = Static<typeof CourseEdition>

/** A file of an edition that was replaced, and what it contained while learners had the edition. */
export const EditionFile = Type.Object({
  courseWareId: Nullable(IdOf<'courseware'>()),
  title: Type.String({ description: 'Of the courseware; empty for the cover and pictures of the introduction' }),
  contents: Type.Array(
    Type.Object({
      fileName: Type.String(),
      bytes: Type.Integer(),
      since: Instant,
      until: Nullable(Instant),
      url: Nullable(Type.String({ description: 'Null for those who may not see the library' })),
    }),
    { description: 'The first one first' },
  ),
})
export type EditionFile = Static<typeof EditionFile>

export const CourseEditors = Type.Object({
  others: Type.Array(Type.Object({ userId: IdOf<'user'>(), name: Type.String() }), {
    description: 'Have the course open in the editor now',
  }),
})
export type CourseEditors = Static<typeof CourseEditors>
