import type { CourseReportItem } from '@sands/contract/course/report.calls'
import { learnForm } from '@sands/rules/study'
import { timeText } from '@sands/web/player/controls/time-text'

/** A part of courseware, and how many people have seen it. */
export interface Stretch {
  /** Milliseconds of a medium, or a page number. */
  readonly from: number
  readonly until: number
  readonly people: number
}

type Courseware = Pick<CourseReportItem, 'courseWareType' | 'total' | 'dropOff'>

export const isPlayed = ({ courseWareType }: Pick<Courseware, 'courseWareType'>): boolean =>
  learnForm(courseWareType) === 'media'

/** Whether there is drop-off data. */
export const hasDropOff = ({ dropOff, total }: Pick<Courseware, 'dropOff' | 'total'>): boolean =>
  dropOff.length > 0 && total > 0

/**
 * Media are shown in the parts that the server counts. Documents are shown page by page, each with the part at its
 * middle.
 */
export function stretchesOf(courseware: Courseware): Stretch[] {
  const { total, dropOff } = courseware
  if (!hasDropOff(courseware)) return []
  const parts = dropOff.length
  if (isPlayed(courseware))
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

/** As precise as the parts: those of a short video may be shorter than a second, or a tenth of one. */
export function clockText(milliseconds: number, { total, dropOff }: Pick<Courseware, 'total' | 'dropOff'>): string {
  const part = total / dropOff.length
  const digits = part >= 1000 ? 0 : part >= 100 ? 1 : 2
  const text = timeText(milliseconds / 1000, total / 1000)
  if (digits === 0) return text
  const fraction = Math.floor((milliseconds % 1000) / 10 ** (3 - digits))
  return `${text}.${String(fraction).padStart(digits, '0')}`
}

/** The part after which the most people leave; undefined when nobody leaves. */
export function steepestDrop(stretches: readonly Stretch[]): { stretch: Stretch; people: number } | undefined {
  let worst: { stretch: Stretch; people: number } | undefined
  stretches.forEach((stretch, index) => {
    const before = stretches[index - 1]
    if (!before) return
    const people = before.people - stretch.people
    if (people > (worst?.people ?? 0)) worst = { stretch: before, people }
  })
  return worst
}
