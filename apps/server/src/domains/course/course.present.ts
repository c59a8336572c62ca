import type { CourseCategoryNode, CourseItem } from '@sands/contract/course/course.model'
import { LEARN_STATUS, type LearnStatus } from '@sands/rules/study'
import type { MediaService } from '../media/index.ts'
import type { ListedCourse } from './course.repo.ts'
import type { CategoryId, CategoryRow } from './offer.service.ts'
import { shownPercent } from './percent.repo.ts'

function learnStatus({ startedAt, finishedAt }: Record<'startedAt' | 'finishedAt', Date | null>): LearnStatus {
  if (finishedAt) return LEARN_STATUS.learned
  return startedAt ? LEARN_STATUS.inProgress : LEARN_STATUS.fresh
}

/** The mean of all stars, to one decimal; null while nobody has rated. */
const meanScore = (stars: number | null, scores: number | null): number | null =>
  stars && scores ? Math.round((stars / scores) * 10) / 10 : null

export function presentCourse(row: ListedCourse, media: Pick<MediaService, 'picture'>): CourseItem {
  const standing = { percent: row.percent, startedAt: row.started_at, finishedAt: row.finished_at }
  const cover = row.cover && media.picture(row.cover)
  const publishTime = row.published_at.toISOString()
  return {
    id: row.id,
    fileId: row.cover?.id ?? null,
    fileName: row.title,
    fileType: row.main_type,
    coverImgUrl: cover?.url ?? null,
    cover,
    lecturerNames: row.lecturer_names ?? [],
    itemCount: row.item_count,
    duration: row.duration ?? 0,
    learnStatus: learnStatus(standing),
    percent: shownPercent(standing),
    learnNum: row.learners,
    score: meanScore(row.stars, row.scores),
    // Nothing is sold while the company has no shop.
    purchaseStatus: 0,
    publishTime,
    updateTime: row.changed_at?.toISOString() ?? publishTime,
  }
}

/** Down to this level, each with how many courses lie in it and below. */
export function presentTree(
  categories: readonly CategoryRow[],
  counts: ReadonlyMap<CategoryId, number>,
  maxLevel: number,
): CourseCategoryNode[] {
  const children = Map.groupBy(categories, ({ parentId }) => parentId)
  const node = ({ id, name, parentId, level }: CategoryRow) => {
    const courseNum = counts.get(id) ?? 0
    const hasChildren: 0 | 1 = children.has(id) ? 1 : 0
    return { id, name, parentId, categoryLevel: level, courseNum, count: courseNum, hasChildren }
  }
  const below = ({ id, level }: CategoryRow): CategoryRow[] => (level < maxLevel ? (children.get(id) ?? []) : [])
  return (children.get(null) ?? []).map((first) => ({
    ...node(first),
    children: below(first).map((second) => ({
      ...node(second),
      children: below(second).map((third) => ({ ...node(third), children: [] })),
    })),
  }))
}
