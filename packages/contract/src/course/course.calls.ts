import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Flag, IdOf, Page, pageQuery } from '../kernel/schema.ts'
import { origin } from '../study/learning.model.ts'
import {
  CategoryGoods,
  CourseCategoryNode,
  CourseDetail,
  CourseItem,
  CourseSortType,
  CoursewareDetail,
  FoundCourse,
  MyStudyItem,
} from './course.model.ts'

const CategoryId = IdOf<'courseCategory'>()
const KeyWord = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })
/** The phone asks for all courses of a category at once. */
const MOST_COURSES = 9999
/** Shows the draft of a course to its editor; see `manage/course/preview`. */
const draftToken = Type.Optional(Type.String({ minLength: 1, maxLength: 200 }))

export const courseCalls = {
  'POST /sands-lms/api/v1/course-category/tree': call({
    summary: 'The tree of course categories, each with the number of courses that the person may see.',
    access: 'learner',
    body: Type.Object({ maxLevel: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })) }),
    data: Type.Array(CourseCategoryNode),
  }),
  'POST /sands-lms/api/v1/online-class-summary/page': call({
    summary: 'Courses that the person may see: of a category and those below it, by ids, or of a lecturer.',
    access: 'learner',
    body: Type.Object({
      classificationId: Type.Optional(CategoryId),
      classificationIds: Type.Optional(
        Type.Array(CategoryId, { maxItems: 100, description: 'Several categories instead of one' }),
      ),
      lecturerId: Type.Optional(IdOf<'lecturer'>()),
      ids: Type.Optional(Type.Array(IdOf<'course'>(), { maxItems: 100 })),
      sorts: Type.Optional(
        Type.Array(Type.Object({ sortType: CourseSortType, desc: Type.Optional(Type.Boolean()) }), { maxItems: 1 }),
      ),
      current: pageQuery.current,
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_COURSES, default: 20 })),
    }),
    data: Page(CourseItem),
  }),
  'POST /sands-lms/api/v1/online-class-summary/classGoods': call({
    summary: 'Goods that sell courses of a category.',
    access: 'learner',
    body: Type.Object({ classificationId: CategoryId }),
    data: Type.Object({ categoryName: Type.String(), goodsInfo: Type.Array(CategoryGoods) }),
    errors: ['kernel.category_gone'],
  }),
  'GET /sands-lms/api/v1/course/search': call({
    summary: 'Finds courses by words in title, introduction, courseware, documents, captions and lecturers.',
    access: 'learner',
    query: Type.Object({ keyWord: KeyWord, sortType: Type.Optional(CourseSortType), ...pageQuery }),
    data: Page(FoundCourse),
  }),
  'GET /sands-lms/api/v1/course/suggest': call({
    summary: 'At most ten titles that start with or contain the typed text.',
    access: 'learner',
    query: Type.Object({ keyWord: KeyWord }),
    data: Type.Array(Type.Object({ id: IdOf<'course'>(), title: Type.String() })),
  }),
  'POST /sands-lms/api/v1/course/courseDetail': call({
    summary: 'A course with its catalogue and the progress of the person.',
    access: 'learner',
    body: Type.Object({ id: IdOf<'course'>(), ...origin, draftToken }),
    data: CourseDetail,
    errors: ['course.deleted', 'course.not_for_you', 'course.not_published'],
  }),
  'POST /sands-lms/api/v1/course-ware/courseWareDetail': call({
    summary: 'Courseware with the addresses to open it, on its own or as part of a course.',
    access: 'learner',
    body: Type.Object({
      id: IdOf<'courseware'>(),
      courseId: Type.Optional(IdOf<'course'>()),
      ...origin,
      draftToken,
    }),
    data: CoursewareDetail,
    errors: ['course.deleted', 'course.not_for_you', 'course.not_published', 'training.task_locked'],
  }),
  'GET /sands-lms/api/v1/course/my-page': call({
    summary:
      'Courses and courseware that the person has started, last studied first, or finished, last finished first.',
    access: 'learner',
    query: Type.Object({
      isFinished: Type.Optional(Flag),
      fileType: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
      ...pageQuery,
    }),
    data: Page(MyStudyItem),
  }),
} satisfies Calls
