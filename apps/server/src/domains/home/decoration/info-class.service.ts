import type { PageBlock } from '@sands/contract/home/decoration.model'
import type { InfoAndClass, InfoOrClass } from '@sands/contract/home/home.model'
import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { FEED_SOURCES } from '@sands/rules/decoration'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { ArticleService } from '../../article/index.ts'
import type { CourseService } from '../../course/index.ts'

export interface InfoClassParts {
  articles: Pick<ArticleService, 'page'>
  courses: Pick<CourseService, 'page'>
}

type Order = (item: InfoOrClass) => number

const published: Order = (item) => Date.parse(item.type === 'info' ? item.article.releaseTime : item.course.publishTime)
const chosen: Order = (item) => (item.type === 'info' ? item.article.viewCount : item.course.learnNum)

const TYPES = { article: 'info', course: 'class' } as const

interface Wish {
  type: InfoOrClass['type']
  /** Picked one by one: only these, in this order. */
  ids: string[]
  /** Empty for all categories. */
  categoryIds: string[]
}

/** Without a module nothing is left out and the newest comes first. */
function wishesOf(block: PageBlock | undefined): { wishes: Wish[]; byNumber: boolean } {
  const parts = block?.categories ?? []
  const places = FEED_SOURCES.map((source) => {
    const place = parts.findIndex((part) => part.source === source)
    const { jumpIds = [], jumpCategoryIds = [] } = parts[place] ?? {}
    return { place, type: TYPES[source], ids: jumpIds, categoryIds: jumpCategoryIds }
  })
  return {
    wishes: places.sort((one, other) => one.place - other.place),
    byNumber: parts.some(({ showRule }) => showRule === 1),
  }
}

interface Found {
  items: InfoOrClass[]
  total: number
}

interface Asked {
  sortType: 1 | 3
  reach: PageRequest
}

/** Picked articles come in their order; otherwise all articles of the categories in the order of the module. */
async function articlesOf(
  articles: InfoClassParts['articles'],
  viewer: Viewer,
  { ids, categoryIds, sortType, reach }: Wish & Asked,
): Promise<Found> {
  const { records, total } = await articles.page(viewer, {
    ...reach,
    ...(ids.length > 0
      ? { ids: ids.map(asId<Id<'article'>>) }
      : { sortType, ...(categoryIds.length > 0 && { categoryIds: categoryIds.map(asId<Id<'articleCategory'>>) }) }),
  })
  return { items: records.map((article) => ({ type: 'info', article })), total }
}

async function coursesOf(
  courses: InfoClassParts['courses'],
  viewer: Viewer,
  { ids, categoryIds, sortType, reach }: Wish & Asked,
): Promise<Found> {
  const { records, total } = await courses.page(viewer, {
    ...reach,
    ...(ids.length > 0
      ? { ids: ids.map(asId<Id<'course'>>) }
      : {
          sorts: [{ sortType, desc: true }],
          ...(categoryIds.length > 0 && { classificationIds: categoryIds.map(asId<Id<'courseCategory'>>) }),
        }),
  })
  return { items: records.map((course) => ({ type: 'class', course })), total }
}

/**
 * Articles and courses in one order; picked ones come first, part by part. Each of the two lists is read from its
 * start to the end of the requested page, because how many of each fit depends on the other.
 */
export async function infoAndClass(
  { articles, courses }: InfoClassParts,
  viewer: Viewer,
  { block, ...request }: PageRequest & { block: PageBlock | undefined },
): Promise<InfoAndClass> {
  const { wishes, byNumber } = wishesOf(block)
  const { offset, size } = pageWindow(request)
  const asked: Asked = { sortType: byNumber ? 3 : 1, reach: { current: 1, size: offset + size } }
  const found = await Promise.all(
    wishes.map(async (wish) => ({
      isPicked: wish.ids.length > 0,
      ...(await (wish.type === 'info'
        ? articlesOf(articles, viewer, { ...wish, ...asked })
        : coursesOf(courses, viewer, { ...wish, ...asked }))),
    })),
  )
  const itemsOf = (isPicked: boolean) => found.flatMap((each) => (each.isPicked === isPicked ? each.items : []))
  const order = byNumber ? chosen : published
  const both = [...itemsOf(true), ...itemsOf(false).sort((one, other) => order(other) - order(one))]
  const total = found.reduce((sum, each) => sum + each.total, 0)
  return { title: block?.title ?? '', ...pageOf(both.slice(offset, offset + size), total, request) }
}
