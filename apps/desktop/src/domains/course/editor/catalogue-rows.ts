import type { DraftChapter, DraftCourseware } from '@sands/contract/course/manage.model'
import { moved } from '../../../kernel/ui/list/drag-sort.ts'
import type { CourseEdit } from './course-edit.ts'

/** The catalogue as one list, so that courseware can be dragged from one chapter to another. */
export type CatalogueRow =
  | { readonly kind: 'chapter'; readonly key: string; readonly chapter: DraftChapter; readonly place: number }
  | { readonly kind: 'item'; readonly key: string; readonly entry: DraftCourseware; readonly place: number }

/** A course with one unnamed chapter counts as a course without chapters. */
export const isDivided = (chapters: readonly DraftChapter[]): boolean =>
  chapters.length > 1 || chapters.some(({ title }) => title !== '')

export function rowsOf(chapters: readonly DraftChapter[], divided: boolean): CatalogueRow[] {
  let place = 0
  return chapters.flatMap((chapter, index): CatalogueRow[] => [
    ...(divided ? [{ kind: 'chapter' as const, key: chapter.key, chapter, place: index }] : []),
    ...chapter.items.map((entry) => {
      place += 1
      return { kind: 'item' as const, key: entry.key, entry, place }
    }),
  ])
}

/** The index among the chapters for a heading that is dropped at a row. */
function chapterPlace(rows: readonly CatalogueRow[], from: number, to: number): number {
  const isHeading = (row: CatalogueRow | undefined) => row?.kind === 'chapter'
  const at = rows.slice(0, from).filter(isHeading).length
  const passed =
    to > from ? rows.slice(from + 1, to + 1).filter(isHeading).length : -rows.slice(to, from).filter(isHeading).length
  return at + passed
}

/** Courseware belongs to the nearest heading above it. */
function chaptersOf(rows: readonly CatalogueRow[]): DraftChapter[] {
  const chapters: DraftChapter[] = []
  for (const row of rows) {
    if (row.kind === 'chapter') chapters.push({ ...row.chapter, items: [] })
    else chapters.at(-1)?.items.push(row.entry)
  }
  return chapters
}

/** Moves a row: a heading with all its courseware, or one courseware, which may change its chapter. */
export const moveRow =
  (from: number, to: number, divided: boolean): CourseEdit =>
  (before) => {
    const { chapters } = before
    const rows = rowsOf(chapters, divided)
    const row = rows[from]
    if (row?.kind === 'chapter') {
      return { ...before, chapters: moved(chapters, row.place, chapterPlace(rows, from, to)) }
    }
    if (!divided) {
      return { ...before, chapters: chapters.map((only) => ({ ...only, items: moved(only.items, from, to) })) }
    }
    // Nothing can be above the first heading.
    return { ...before, chapters: chaptersOf(moved(rows, from, Math.max(1, to))) }
  }
