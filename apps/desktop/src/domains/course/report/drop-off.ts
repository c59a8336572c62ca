import type { CourseReportItem } from '@sands/contract/course/report.calls'
import { learnForm } from '@sands/rules/study'

/** A stretch of a piece, and how many people have seen it. */
export interface Stretch {
  /** Milliseconds of something that plays, or the number of a page. */
  readonly from: number
  readonly until: number
  readonly people: number
}

type Piece = Pick<CourseReportItem, 'courseWareType' | 'total' | 'dropOff'>

export const isPlayed = ({ courseWareType }: Pick<Piece, 'courseWareType'>): boolean =>
  learnForm(courseWareType) === 'media'

/** Whether it can be told where people leave. */
export const hasDropOff = ({ dropOff, total }: Pick<Piece, 'dropOff' | 'total'>): boolean =>
  dropOff.length > 0 && total > 0

/** Media in the parts that the server counts. Pages one by one: the parts say nothing about what lies between two of them. */
export function stretchesOf(piece: Piece): Stretch[] {
  const { total, dropOff } = piece
  if (!hasDropOff(piece)) return []
  const parts = dropOff.length
  if (isPlayed(piece))
    return dropOff.map((people, part) => ({
      from: Math.round((part * total) / parts),
      until: Math.round(((part + 1) * total) / parts),
      people,
    }))
  const shown = Math.min(total, parts)
  return Array.from({ length: shown }, (_, index) => ({
    from: Math.floor((index * total) / shown) + 1,
    until: Math.ceil(((index + 1) * total) / shown),
    people: dropOff[Math.floor(((2 * index + 1) * parts) / (2 * shown))] ?? 0,
  }))
}

/** Where most people leave at once; undefined while nobody does. */
export function steepestDrop(stretches: readonly Stretch[]): { stretch: Stretch; people: number } | undefined {
  let worst: { stretch: Stretch; people: number } | undefined
  stretches.forEach((stretch, index) => {
    const people = (stretches[index - 1]?.people ?? stretch.people) - stretch.people
    if (people > (worst?.people ?? 0)) worst = { stretch, people }
  })
  return worst
}
