import { COURSE_SORTS } from '@sands/rules/course'
import { SORT_ORDERS } from '@sands/rules/sort-order'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { categoryEdits } from '../kernel/category.model.ts'
import { IdOf, Instant, Nothing, OneOf, Page, pageQuery, Version } from '../kernel/schema.ts'
import { CoursewareTypeSchema } from '../study/learning.model.ts'
import {
  CourseDocument,
  CourseEdition,
  CourseEditors,
  CourseImpact,
  CourseState,
  CoursewareDraft,
  CoursewareImpact,
  EditionFile,
  ManagedCourse,
  ManagedCourseCategory,
  ManagedCourseItem,
  ManagedCourseware,
} from './manage.model.ts'

const KeyWord = Type.String({ maxLength: 60 })
const category = categoryEdits<'courseCategory'>()
const Seen = { id: IdOf<'course'>(), version: Version }
const SeenCourseware = { id: IdOf<'courseware'>(), version: Version }
const ChangedCourseware = Type.Object({ ...SeenCourseware, ...CoursewareDraft.properties })
const BODY_LIMIT = 1_048_576
const COURSEWARE_LIMIT = 262_144

export const courseManageCalls = {
  'GET /sands-lms/api/v1/manage/course-category/list': call({
    summary: 'Categories of courses, each after its parent, in order.',
    access: 'right:course.edit',
    data: Type.Array(ManagedCourseCategory),
  }),
  'POST /sands-lms/api/v1/manage/course-category/create': call({
    summary: 'Adds a category at the end of its level.',
    access: 'right:course.edit',
    body: category.create,
    data: ManagedCourseCategory,
    errors: ['kernel.category_gone', 'kernel.category_too_deep', 'kernel.category_exists'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/course-category/rename': call({
    summary: 'Renames a category.',
    access: 'right:course.edit',
    body: category.rename,
    data: ManagedCourseCategory,
    errors: ['kernel.category_gone', 'kernel.changed_meanwhile', 'kernel.category_exists'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/course-category/move': call({
    summary: 'Moves a category to another parent, before one of its children or at the end.',
    access: 'right:course.edit',
    body: category.move,
    data: Nothing,
    errors: [
      'kernel.category_gone',
      'kernel.changed_meanwhile',
      'kernel.category_too_deep',
      'kernel.category_loop',
      'kernel.category_exists',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/course-category/remove': call({
    summary: 'Deletes an empty category.',
    access: 'right:course.edit',
    body: category.remove,
    data: Nothing,
    errors: ['kernel.category_gone', 'kernel.changed_meanwhile', 'kernel.category_in_use'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/course-ware/page': call({
    summary: 'Courseware of the college, last changed first.',
    access: 'right:course.edit',
    query: Type.Object({
      keyWord: Type.Optional(KeyWord),
      courseWareType: Type.Optional(CoursewareTypeSchema),
      ...pageQuery,
    }),
    data: Page(ManagedCourseware),
  }),
  'POST /sands-lms/api/v1/manage/course-ware/create': call({
    summary: 'Creates courseware from a file, pictures or a link.',
    access: 'right:course.edit',
    body: CoursewareDraft,
    data: ManagedCourseware,
    errors: ['course.bad_courseware', 'course.bad_link', 'media.gone', 'org.place_unknown'],
    once: true,
    bodyLimit: COURSEWARE_LIMIT,
  }),
  'POST /sands-lms/api/v1/manage/course-ware/impact': call({
    summary: 'The impact that a change to courseware would have on learners. Nothing is stored.',
    access: 'right:course.edit',
    body: ChangedCourseware,
    data: CoursewareImpact,
    errors: ['course.unknown', 'kernel.changed_meanwhile', 'course.bad_courseware', 'course.bad_link', 'media.gone'],
    bodyLimit: COURSEWARE_LIMIT,
  }),
  'POST /sands-lms/api/v1/manage/course-ware/update': call({
    summary:
      'Changes courseware in all its courses, except its type. Changes that learners see need the right to publish.',
    access: 'right:course.edit',
    body: ChangedCourseware,
    data: ManagedCourseware,
    errors: [
      'course.unknown',
      'kernel.changed_meanwhile',
      'kernel.no_permission',
      'course.courseware_faults',
      'course.bad_courseware',
      'course.bad_link',
      'media.gone',
      'org.place_unknown',
    ],
    once: true,
    bodyLimit: COURSEWARE_LIMIT,
  }),
  'POST /sands-lms/api/v1/manage/course-ware/remove': call({
    summary: 'Deletes courseware that no course uses.',
    access: 'right:course.edit',
    body: Type.Object(SeenCourseware),
    data: Nothing,
    errors: ['course.unknown', 'kernel.changed_meanwhile', 'course.courseware_in_use'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/course/page': call({
    summary: 'Courses in every state, last changed first, unless the query names another order.',
    access: 'right:course.edit',
    query: Type.Object({
      keyWord: Type.Optional(KeyWord),
      categoryId: Type.Optional(IdOf<'courseCategory'>()),
      state: Type.Optional(CourseState),
      sort: Type.Optional(OneOf(COURSE_SORTS)),
      order: Type.Optional(OneOf(SORT_ORDERS)),
      ...pageQuery,
    }),
    data: Page(ManagedCourseItem),
  }),
  'GET /sands-lms/api/v1/manage/course/get': call({
    summary: 'One course for the editor.',
    access: 'right:course.edit',
    query: Type.Object({ id: IdOf<'course'>() }),
    data: ManagedCourse,
    errors: ['course.unknown'],
  }),
  'POST /sands-lms/api/v1/manage/course/create': call({
    summary: 'Creates a course as a draft.',
    access: 'right:course.edit',
    body: CourseDocument,
    data: ManagedCourse,
    errors: ['media.gone', 'org.place_unknown'],
    once: true,
    bodyLimit: BODY_LIMIT,
  }),
  'POST /sands-lms/api/v1/manage/course/save': call({
    summary: 'Stores the draft. Learners see it only after publication.',
    access: 'right:course.edit',
    body: Type.Object({ ...Seen, draft: CourseDocument }),
    data: ManagedCourse,
    errors: ['course.unknown', 'kernel.changed_meanwhile', 'media.gone', 'org.place_unknown'],
    once: true,
    bodyLimit: BODY_LIMIT,
  }),
  'GET /sands-lms/api/v1/manage/course/impact': call({
    summary: 'The impact that publishing the draft would have, and the faults that prevent it.',
    access: 'right:course.edit',
    query: Type.Object({ id: IdOf<'course'>() }),
    data: CourseImpact,
    errors: ['course.unknown'],
  }),
  'POST /sands-lms/api/v1/manage/course/publish': call({
    summary: 'Publishes the draft, now or at a given time. Learners who have finished the course stay finished.',
    access: 'right:course.publish',
    body: Type.Object({ ...Seen, publishAt: Type.Optional(Instant) }),
    data: ManagedCourse,
    errors: [
      'course.unknown',
      'kernel.changed_meanwhile',
      'course.has_faults',
      'kernel.hour_passed',
      'org.place_unknown',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/course/withdraw': call({
    summary: 'Withdraws a course and its scheduled edition, if any. The learning records stay.',
    access: 'right:course.publish',
    body: Type.Object(Seen),
    data: ManagedCourse,
    errors: ['course.unknown', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/course/unschedule': call({
    summary: 'Cancels a scheduled edition. The published edition stays.',
    access: 'right:course.publish',
    body: Type.Object(Seen),
    data: ManagedCourse,
    errors: ['course.unknown', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/course/remove': call({
    summary: 'Deletes a course. The learning records of people stay.',
    access: 'right:course.edit',
    body: Type.Object(Seen),
    data: Nothing,
    errors: ['course.unknown', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/course/edition/page': call({
    summary: 'The published editions of a course, newest first.',
    access: 'right:course.edit',
    query: Type.Object({ id: IdOf<'course'>(), ...pageQuery }),
    data: Page(CourseEdition),
    errors: ['course.unknown'],
  }),
  'GET /sands-lms/api/v1/manage/course/edition/files': call({
    summary: 'The files of an edition that were replaced, with what they contained while it was the current one.',
    access: 'right:course.edit',
    query: Type.Object({ id: IdOf<'course'>(), edition: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
    data: Type.Array(EditionFile),
    errors: ['course.unknown'],
  }),
  'POST /sands-lms/api/v1/manage/course/editing': call({
    summary: 'Says that one has a course open in the editor, and answers who else has.',
    access: 'right:course.edit',
    body: Type.Object({ id: IdOf<'course'>(), isOpen: Type.Boolean() }),
    data: CourseEditors,
    errors: ['course.unknown'],
  }),
  'POST /sands-lms/api/v1/manage/course/preview': call({
    summary: 'A token with which the phone app shows the draft.',
    access: 'right:course.edit',
    body: Type.Object({ id: IdOf<'course'>() }),
    data: Type.Object({ draftToken: Type.String(), endTime: Instant }),
    errors: ['course.unknown'],
  }),
} satisfies Calls
