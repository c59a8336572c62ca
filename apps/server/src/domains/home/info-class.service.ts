import type { PageBlock } from '@sands/contract/home/decoration.model'
import type { InfoAndClass, InfoOrClass } from '@sands/contract/home/home.model'
import type { Id } from '@sands/contract/kernel/schema'
import { type PageRequest, pageOf, pageWindow } from '../../kernel/database/paging.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { ArticleService } from '../article/index.ts'
import type { CourseService } from '../course/index.ts'

export interface InfoClassParts {
  articles: Pick<ArticleService, 'page'>
  courses: Pick<CourseService, 'page'>
}

type Order = (item: InfoOrClass) => number

const published: Order = (item) => Date.parse(item.type === 'info' ? item.article.releaseTime : item.course.publishTime)
const chosen: Order = (item) => (item.type === 'info' ? item.article.viewCount : item.course.learnNum)

/** Nothing chosen leaves nothing out. */
const some = <Name extends string, T>(name: Name, ids: T[]): Partial<Record<Name, T[]>> =>
  ids.length > 0 ? ({ [name]: ids } as Record<Name, T[]>) : {}

/** Without a module nothing is left out and the newest comes first. */
function wishesOf(block: PageBlock | undefined) {
  const parts = block?.categories ?? []
  /** What was chosen one by one, or else all of the categories. */
  const chosenOf = (wanted: 'article' | 'course') => {
    const { jumpIds = [], jumpCategoryIds = [] } = parts.find(({ source }) => source === wanted) ?? {}
    return { ids: jumpIds, categoryIds: jumpIds.length > 0 ? [] : jumpCategoryIds }
  }
  return {
    articles: chosenOf('article'),
    courses: chosenOf('course'),
    byNumber: parts.some(({ showRule }) => showRule === 1),
  }
}

/**
 * Articles and courses in one order. Each of the two lists is read from its beginning as far as the page could reach: where
 * one of them goes on depends on the other.
 */
export async function infoAndClass(
  { articles, courses }: InfoClassParts,
  viewer: Viewer,
  { block, ...request }: PageRequest & { block: PageBlock | undefined },
): Promise<InfoAndClass> {
  const wishes = wishesOf(block)
  const sortType = wishes.byNumber ? 3 : 1
  const { offset, size } = pageWindow(request)
  const reach = { current: 1, size: offset + size }
  const [info, classes] = await Promise.all([
    articles.page(viewer, {
      ...reach,
      sortType,
      ...some('ids', wishes.articles.ids as Id<'article'>[]),
      ...some('categoryIds', wishes.articles.categoryIds as Id<'articleCategory'>[]),
    }),
    courses.page(viewer, {
      ...reach,
      sorts: [{ sortType, desc: true }],
      ...some('ids', wishes.courses.ids as Id<'course'>[]),
      ...some('classificationIds', wishes.courses.categoryIds as Id<'courseCategory'>[]),
    }),
  ])
  const order = wishes.byNumber ? chosen : published
  const both: InfoOrClass[] = [
    ...info.records.map((article) => ({ type: 'info' as const, article })),
    ...classes.records.map((course) => ({ type: 'class' as const, course })),
  ]
  const records = both.sort((one, other) => order(other) - order(one)).slice(offset, offset + size)
  return { title: block?.title ?? '', ...pageOf(records, info.total + classes.total, request) }
}
