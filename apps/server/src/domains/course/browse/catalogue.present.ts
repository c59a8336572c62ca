import type { CatalogueChapter } from '@sands/contract/course/course.model'
import type { Id } from '@sands/contract/kernel/schema'
import type { CoursewareOpening } from './catalogue.policy.ts'
import type { CatalogueRow } from './catalogue.repo.ts'

export const flag = (is: boolean): 0 | 1 => (is ? 1 : 0)

export function presentCatalogue(
  rows: readonly CatalogueRow[],
  locks: ReadonlyMap<Id<'courseware'>, CoursewareOpening | null>,
): CatalogueChapter[] {
  return [...Map.groupBy(rows, ({ chapterId }) => chapterId)].map(([id, items]) => ({
    id,
    title: items[0]?.chapterTitle ?? '',
    items: items.map((row) => ({
      id: row.id,
      title: row.title,
      courseWareType: row.type,
      isRequired: flag(row.isRequired),
      duration: row.duration,
      pages: row.pages,
      isReady: flag(row.isReady),
      percent: row.percent,
      isFinished: flag(row.isFinished),
      lock: locks.get(row.id) ?? null,
    })),
  }))
}
