import type { CourseItem, CourseWareDetail } from '@sands/contract/course/course.model'
import { isId as isIdText } from '@sands/rules/id'

/** What the address of a course says. */
export interface DetailAddress {
  id: string
  isWare: boolean
  /** The piece of a course that is open. */
  openId: CourseWareDetail['id'] | null
  channel: number | undefined
  /** Shows the draft to whoever edits it. */
  draft: string | undefined
  /** Stands over the page until the course itself is there. */
  title: string
}

export function detailAddress(search: URLSearchParams): DetailAddress {
  const openId = search.get('courseWareId') ?? ''
  const channel = Number(search.get('channel') || Number.NaN)
  return {
    id: search.get('id') ?? '',
    isWare: search.get('courseType') === 'courseWare',
    openId: isIdText(openId) ? (openId as CourseWareDetail['id']) : null,
    channel: Number.isInteger(channel) && channel >= 0 && channel <= 99 ? channel : undefined,
    draft: search.get('draft') || undefined,
    title: search.get('title') ?? '',
  }
}

export const isId = (id: string): id is CourseItem['id'] & CourseWareDetail['id'] => isIdText(id)
