import type { CourseItem, CoursewareDetail } from '@sands/contract/course/course.model'
import type { Id } from '@sands/contract/kernel/schema'
import { isId as isIdText } from '@sands/rules/id'

/** What the address of a course says. */
export interface DetailAddress {
  id: string
  isCourseware: boolean
  /** The piece of a course that is open. */
  openId: CoursewareDetail['id'] | null
  channel: number | undefined
  /** The training whose task this is. */
  trainingId: Id<'training'> | undefined
  /** How the person came here, as the address says it: it stays there wherever that leads. */
  origin: Readonly<Record<string, string>>
  /** Shows the draft to whoever edits it. */
  draft: string | undefined
  /** Stands over the page until the course itself is there. */
  title: string
}

const ORIGIN: Readonly<Record<string, RegExp>> = {
  channel: /^\d{1,2}$/,
  trainingId: /^[1-9]\d{0,17}$/,
  globalIndex: /^\d{1,6}$/,
  endingType: /^\w{1,20}$/,
}

function originOf(search: URLSearchParams): Record<string, string> {
  const said = Object.entries(ORIGIN).map(([name, form]) => [name, search.get(name) ?? '', form] as const)
  return Object.fromEntries(said.flatMap(([name, text, form]) => (form.test(text) ? [[name, text]] : [])))
}

/** What of it the server wants to know. */
export const cameFrom = ({ channel, trainingId }: Partial<Pick<DetailAddress, 'channel' | 'trainingId'>>) => ({
  ...(channel === undefined ? {} : { channel }),
  ...(trainingId === undefined ? {} : { trainingId }),
})

export function detailAddress(search: URLSearchParams): DetailAddress {
  const openId = search.get('courseWareId') ?? ''
  const origin = originOf(search)
  const { channel, trainingId } = origin
  return {
    id: search.get('id') ?? '',
    isCourseware: search.get('courseType') === 'courseWare',
    openId: isIdText(openId) ? (openId as CoursewareDetail['id']) : null,
    channel: channel === undefined ? undefined : Number(channel),
    trainingId: trainingId as Id<'training'> | undefined,
    origin,
    draft: search.get('draft') || undefined,
    title: search.get('title') ?? '',
  }
}

export const isId = (id: string): id is CourseItem['id'] & CoursewareDetail['id'] => isIdText(id)
