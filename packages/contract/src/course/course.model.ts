import { CURRENCIES } from '@sands/rules/shop/money'
import { LEARN_STATUS, type LearnStatus } from '@sands/rules/study'
import { type Static, Type } from 'typebox'
import { CategoryNode } from '../kernel/category.model.ts'
import { Flag, IdOf, Instant, Nullable, OneOf } from '../kernel/schema.ts'
import { LecturerItem } from '../lecturer/lecturer.model.ts'
import { Picture, Resource } from '../media/media.model.ts'
import { CollectState, LikeState, ScoreState } from '../social/social.model.ts'
import { CoursewareTypeSchema, LearningProgress } from '../study/learning.model.ts'

export const CourseCategoryNode = CategoryNode<'courseCategory'>()
export type CourseCategoryNode = Static<typeof CourseCategoryNode>

/** 1 publish time, 2 update time, 3 learning count. */
export const CourseSortType = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)])
export type CourseSortType = Static<typeof CourseSortType>

const LearnStatusSchema = Type.Unsafe<LearnStatus>(
  Type.Union(
    Object.values(LEARN_STATUS).map((value) => Type.Literal(value)),
    { description: '0 not started, 1 finished, 2 in progress' },
  ),
)

export const CourseItem = Type.Object({
  id: IdOf<'course'>(),
  fileId: Nullable(IdOf<'file'>()),
  fileName: Type.String({ description: 'Title of the course' }),
  fileType: CoursewareTypeSchema,
  coverImgUrl: Nullable(Type.String()),
  cover: Nullable(Picture),
  lecturerNames: Type.Array(Type.String()),
  itemCount: Type.Integer({ description: 'Number of coursewares' }),
  duration: Type.Integer({ description: 'Total seconds of all video and audio' }),
  learnStatus: LearnStatusSchema,
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  learnNum: Type.Integer(),
  score: Nullable(Type.Number()),
  purchaseStatus: Flag,
  publishTime: Instant,
  updateTime: Instant,
})
export type CourseItem = Static<typeof CourseItem>

/** Goods that are sold with a category. Money is in the smallest unit of the currency. */
export const CategoryGoods = Type.Object({
  id: IdOf<'goods'>(),
  spuName: Type.String(),
  spuType: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)], {
    description: '1 course, 2 physical item, 3 service',
  }),
  coverImgUrl: Nullable(Type.String()),
  currency: OneOf(CURRENCIES),
  price: Type.Integer({ minimum: 0 }),
  integral: Type.Integer({ minimum: 0, description: 'Points' }),
  combinationIntegral: Type.Integer({ minimum: 0 }),
  combinationPrice: Type.Integer({ minimum: 0 }),
  isCashPay: Flag,
  isIntegralPay: Flag,
  isCombinationPay: Flag,
  defaultPayType: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)], {
    description: '1 cash, 2 points, 3 combination',
  }),
  buyTotal: Type.Integer({ minimum: 0 }),
})
export type CategoryGoods = Static<typeof CategoryGoods>

/** Where a search found its words: the surrounding text, and the positions of the words in it. */
export const SEARCH_PLACES = ['title', 'introduction', 'courseware', 'document', 'caption', 'lecturer'] as const
export const CourseHit = Type.Object({
  place: OneOf(SEARCH_PLACES),
  text: Type.String(),
  marks: Type.Array(Type.Unsafe<[number, number]>(Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }))),
  courseWareId: Nullable(IdOf<'courseware'>()),
})
export type CourseHit = Static<typeof CourseHit>
export const FoundCourse = Type.Object({ ...CourseItem.properties, hits: Type.Array(CourseHit) })
export type FoundCourse = Static<typeof FoundCourse>

/** Why a courseware is locked: the previous courseware has to be finished first, or the course has to be bought. */
export const CoursewareLock = Type.Object({
  beforeId: IdOf<'courseware'>(),
  beforeTitle: Type.String(),
  /** The goods that open it; only the first courseware can be tried. */
  goodsId: Type.Optional(IdOf<'goods'>()),
})

export const CatalogueCourseware = Type.Object({
  id: IdOf<'courseware'>(),
  title: Type.String(),
  courseWareType: CoursewareTypeSchema,
  isRequired: Flag,
  duration: Type.Integer({ description: 'Seconds; 0 when it is neither video nor audio' }),
  pages: Type.Integer({ description: 'Number of pages or pictures; 0 when it has none' }),
  isReady: Flag,
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  isFinished: Flag,
  lock: Nullable(CoursewareLock),
})
export type CatalogueCourseware = Static<typeof CatalogueCourseware>

export const CatalogueChapter = Type.Object({
  id: IdOf<'chapter'>(),
  title: Type.String({ description: 'Empty when the course has no chapters' }),
  items: Type.Array(CatalogueCourseware),
})
export type CatalogueChapter = Static<typeof CatalogueChapter>

export const CourseDetail = Type.Object({
  ...CourseItem.properties,
  introduction: Type.String({ description: 'Sanitised HTML' }),
  categoryName: Nullable(Type.String()),
  lecturers: Type.Array(LecturerItem),
  catalogue: Type.Array(CatalogueChapter),
  isInOrder: Flag,
  seekAhead: Flag,
  continueId: Nullable(IdOf<'courseware'>()),
  /** The courseware that was opened last; the next one to study may be another. */
  lastId: Nullable(IdOf<'courseware'>()),
  finishTime: Nullable(Instant),
  isCommentable: Flag,
  commentCount: Type.Integer(),
  like: LikeState,
  collect: CollectState,
  rating: ScoreState,
})
export type CourseDetail = Static<typeof CourseDetail>

export const CoursewareDetail = Type.Object({
  id: IdOf<'courseware'>(),
  /** The course that gives access to the courseware; null when it is accessible by itself. */
  courseId: Nullable(IdOf<'course'>()),
  title: Type.String(),
  courseWareType: CoursewareTypeSchema,
  introduction: Type.String({ description: 'Sanitised HTML' }),
  /** Set for videos, audio and documents. */
  resource: Nullable(Resource),
  pictures: Type.Array(Picture),
  link: Nullable(Type.String()),
  isOpenable: Type.Boolean({ description: 'Whether the app can show the link in a web view' }),
  progress: Nullable(LearningProgress),
  lock: Nullable(CoursewareLock),
  next: Nullable(Type.Object({ id: IdOf<'courseware'>(), title: Type.String(), lock: Nullable(CoursewareLock) })),
  isCommentable: Flag,
})
export type CoursewareDetail = Static<typeof CoursewareDetail>

/** Something the person has started. It stays in the list after the content was deleted, with a mark. */
export const MyStudyItem = Type.Object({
  courseType: OneOf(['course', 'courseWare']),
  id: Type.String(),
  title: Type.String(),
  coverImgUrl: Nullable(Type.String()),
  fileType: CoursewareTypeSchema,
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  isFinished: Flag,
  finishTime: Nullable(Instant),
  lastTime: Instant,
  seconds: Type.Integer(),
  continueId: Nullable(IdOf<'courseware'>()),
  continueTitle: Nullable(Type.String()),
  isAvailable: Flag,
})
export type MyStudyItem = Static<typeof MyStudyItem>
