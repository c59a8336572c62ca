import type {
  CatalogueCourseware,
  CourseDetail,
  CourseItem,
  CoursewareDetail,
  FoundCourse,
} from '@sands/contract/course/course.model'
import type { Plain } from '@sands/web/testing/fake-calls'

export const aCourse = (id: string, over: Partial<Plain<CourseItem>> = {}): Plain<CourseItem> => ({
  id,
  fileId: null,
  fileName: `Course ${id}`,
  fileType: 1,
  coverImgUrl: null,
  cover: null,
  lecturerNames: [],
  itemCount: 2,
  duration: 600,
  learnStatus: 0,
  percent: 0,
  learnNum: 3,
  score: null,
  purchaseStatus: 0,
  publishTime: '2026-11-01T00:00:00.000Z',
  updateTime: '2026-11-01T00:00:00.000Z',
  ...over,
})

export const aFoundCourse = (id: string, hits: Plain<FoundCourse['hits']>): Plain<FoundCourse> => ({
  ...aCourse(id),
  hits,
})

/** A category without children. */
export const aCategory = (id: string) => ({
  id,
  name: `Category ${id}`,
  parentId: null,
  categoryLevel: 1,
  courseNum: 1,
  count: 1,
  hasChildren: 0 as const,
  children: [],
})

export const anItem = (id: string, over: Partial<Plain<CatalogueCourseware>> = {}): Plain<CatalogueCourseware> => ({
  id,
  title: `Courseware ${id}`,
  courseWareType: 4,
  isRequired: 1,
  duration: 0,
  pages: 2,
  isReady: 1,
  percent: 0,
  isFinished: 0,
  lock: null,
  ...over,
})

export const aCourseDetail = (
  id: string,
  coursewares: Plain<CatalogueCourseware>[],
  over: Partial<Plain<CourseDetail>> = {},
): Plain<CourseDetail> => ({
  ...aCourse(id),
  introduction: '<p>About it</p>',
  categoryName: 'Category 1',
  lecturers: [],
  catalogue: [{ id: '1', title: '', items: coursewares }],
  isInOrder: 1,
  seekAhead: 1,
  continueId: coursewares[0]?.id ?? null,
  lastId: null,
  finishTime: null,
  isCommentable: 1,
  commentCount: 4,
  like: { isLike: 0, likeCount: 2 },
  collect: { isCollect: 0, collectCount: 1 },
  rating: { score: 4.5, scoreCount: 2, myScore: null },
  ...over,
})

export const aCourseware = (id: string, over: Partial<Plain<CoursewareDetail>> = {}): Plain<CoursewareDetail> => ({
  id,
  courseId: '1',
  title: `Courseware ${id}`,
  courseWareType: 4,
  introduction: '',
  resource: null,
  pictures: [],
  link: null,
  isOpenable: true,
  progress: null,
  lock: null,
  next: null,
  isCommentable: 1,
  ...over,
})
