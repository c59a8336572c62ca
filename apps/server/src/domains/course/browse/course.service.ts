import type { courseCalls } from '@sands/contract/course/course.calls'
import type { CategoryGoods, CourseCategoryNode, CourseDetail, CourseItem } from '@sands/contract/course/course.model'
import type { BodyOf } from '@sands/contract/kernel/call'
import type { PageOf } from '@sands/contract/kernel/schema'
import { SOCIAL_MODULES } from '@sands/contract/social/social.model'
import { MOST_CATEGORY_LEVELS } from '@sands/rules/category'
import { presentTree } from '../../../kernel/category/category-tree.present.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import { picturesIn } from '../../../kernel/html/clean-html.ts'
import { presentHtml } from '../../../kernel/html/present-html.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { LecturerService } from '../../lecturer/index.ts'
import type { MediaService } from '../../media/index.ts'
import type { SocialStates } from '../../social/index.ts'
import { courseRefusal, expectOpen } from '../course.policy.ts'
import type { SaleSource } from '../sale.kind.ts'
import { continueWith, locksOf } from './catalogue.policy.ts'
import { flag, presentCatalogue } from './catalogue.present.ts'
import { catalogueRepo } from './catalogue.repo.ts'
import { presentCourse } from './course.present.ts'
import { courseRepo } from './course.repo.ts'
import {
  type CategoryId,
  type CourseId,
  SORTS,
  type VisibleCourses,
  type VisibleCoursesService,
} from './visible-courses.service.ts'

type PageBody = BodyOf<(typeof courseCalls)['POST /sands-lms/api/v1/online-class-summary/page']>

export interface CourseParts {
  media: MediaService
  visibleCourses: VisibleCoursesService
  social: SocialStates
  lecturers: Pick<LecturerService, 'byIds'>
  sales: SaleSource
}

export interface CourseService {
  tree(viewer: Viewer, maxLevel: number | undefined): Promise<CourseCategoryNode[]>
  page(viewer: Viewer, request: PageBody): Promise<PageOf<CourseItem>>
  /** The goods that are sold with a category. */
  goods(viewer: Viewer, categoryId: CategoryId): Promise<{ categoryName: string; goodsInfo: CategoryGoods[] }>
  detail(viewer: Viewer, id: CourseId): Promise<CourseDetail>
  /** For other domains: the courses of these ids that the viewer may see, in the order of the ids. */
  items(viewer: Viewer, ids: readonly CourseId[]): Promise<CourseItem[]>
  /** For other domains: whether this person can open the course. Nobody can open one that is gone. */
  access(db: Db, viewer: Viewer, id: CourseId): Promise<'open' | 'closed' | 'gone'>
}

export function createCourseService(
  { database }: Kernel,
  { media, visibleCourses, social, lecturers, sales }: CourseParts,
): CourseService {
  const { primary: db, pool } = database

  async function coursewaresOf(
    viewer: Viewer,
    visible: VisibleCourses,
    ids: readonly CourseId[],
  ): Promise<CourseItem[]> {
    if (ids.length === 0) return []
    const [rows, bought] = await Promise.all([
      courseRepo.listed(pool, viewer.userId, ids),
      sales.bought(db, viewer, ids),
    ])
    // Leaves out courses whose audience changed after the visible courses were cached.
    return rows
      .filter((row) => row.audience_id === visible.get(row.id)?.audienceId)
      .map((row) => ({ ...presentCourse(row, media), purchaseStatus: flag(bought.has(row.id)) }))
  }

  async function found(viewer: Viewer, visible: VisibleCourses, request: PageBody): Promise<readonly CourseId[]> {
    const {
      classificationId,
      classificationIds = classificationId && [classificationId],
      lecturerId,
      ids,
      sorts,
    } = request
    const sort = sorts?.[0]
    // Ids without a sort keep the order in which the caller gave them.
    let courses =
      ids && !sort
        ? ids.flatMap((id) => visible.get(id) ?? [])
        : await visible.sorted(sort?.sortType ?? SORTS.published)
    if (sort?.desc === false) courses = courses.toReversed()
    if (classificationIds) {
      const below = new Set(classificationIds.flatMap((id) => [...(visible.below(id) ?? [])]))
      courses = courses.filter(({ categoryId }) => categoryId && below.has(categoryId))
    }
    if (lecturerId) {
      const taught = new Set(await courseRepo.ofLecturer(db, viewer.collegeId, lecturerId))
      courses = courses.filter(({ id }) => taught.has(id))
    }
    if (ids && sort) {
      const wanted = new Set(ids)
      courses = courses.filter(({ id }) => wanted.has(id))
    }
    return courses.map(({ id }) => id)
  }

  return {
    async tree(viewer, maxLevel = MOST_CATEGORY_LEVELS) {
      const { categories, counts } = await visibleCourses.forViewer(viewer)
      return presentTree(categories, { counts, maxLevel })
    },

    async page(viewer, request) {
      const visible = await visibleCourses.forViewer(viewer)
      const ids = await found(viewer, visible, request)
      const { offset, size } = pageWindow(request)
      const records = await coursewaresOf(viewer, visible, ids.slice(offset, offset + size))
      // The cached order may be some seconds older than the numbers, so the page is sorted again by its current
      // numbers.
      const [sort] = request.sorts ?? []
      const way = sort?.desc === false ? 1 : -1
      if (sort?.sortType === SORTS.learners) records.sort((one, other) => way * (one.learnNum - other.learnNum))
      return pageOf(records, ids.length, request)
    },

    async goods(viewer, categoryId) {
      const visible = await visibleCourses.forViewer(viewer)
      const category = visible.categories.find(({ id }) => id === categoryId)
      if (!category) throw fail('kernel.category_gone')
      const below = new Set(visible.below(categoryId) ?? [])
      const courses = await visible.sorted(SORTS.published)
      const ids = courses.flatMap((course) => (course.categoryId && below.has(course.categoryId) ? [course.id] : []))
      return { categoryName: category.name, goodsInfo: await sales.goodsFor(viewer, ids) }
    },

    async detail(viewer, id) {
      const course = expectOpen(await courseRepo.get(db, viewer, id))
      const [rows, coursewares, states, lecturerIds, pictures, bought, closed] = await Promise.all([
        courseRepo.listed(pool, viewer.userId, [id]),
        catalogueRepo.forCourses(db, viewer.userId, [id]),
        social.byIds(db, viewer, SOCIAL_MODULES.course, [id]),
        courseRepo.lecturerIds(db, id),
        media.pictures(db, picturesIn(course.introduction)),
        sales.bought(db, viewer, [id]),
        sales.closed(db, viewer, [id]),
      ])
      const [row] = rows
      const state = states.get(id)
      // The course was deleted or withdrawn between the two reads.
      if (!row || !state) throw fail('course.deleted')
      const { likes, isLike, collects, isCollect, score, scores, myScore, comments } = state
      const goodsId = closed.get(id)
      return {
        ...presentCourse(row, media),
        purchaseStatus: flag(bought.has(id)),
        introduction: presentHtml(course.introduction, pictures),
        categoryName: course.categoryName,
        lecturers: await lecturers.byIds(db, viewer, lecturerIds),
        catalogue: presentCatalogue(coursewares, locksOf(coursewares, { isInOrder: course.isInOrder, goodsId })),
        isInOrder: flag(course.isInOrder),
        seekAhead: flag(course.seekAhead),
        continueId: continueWith(coursewares, course.lastCoursewareId)?.id ?? null,
        lastId: course.lastCoursewareId,
        finishTime: course.finishedAt?.toISOString() ?? null,
        // A course that a person only tries cannot be commented on.
        isCommentable: flag(course.isCommentable && !goodsId),
        commentCount: comments,
        like: { isLike: flag(isLike), likeCount: likes },
        collect: { isCollect: flag(isCollect), collectCount: collects },
        rating: { score, scoreCount: scores, myScore },
      }
    },

    async access(reader, viewer, id) {
      const refusal = courseRefusal(await courseRepo.get(reader, viewer, id))
      if (!refusal) return 'open'
      return refusal === 'course.not_for_you' ? 'closed' : 'gone'
    },

    async items(viewer, ids) {
      const visible = await visibleCourses.forViewer(viewer)
      return coursewaresOf(
        viewer,
        visible,
        ids.filter((id) => visible.get(id)),
      )
    },
  }
}
