import type { CourseItem, CoursewareDetail } from '@sands/contract/course/course.model'
import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { isId as isIdText } from '@sands/rules/id'

/** The parameters in the address of a course. */
export interface DetailAddress {
  id: string
  isCourseware: boolean
  /** The courseware of the course that is open. */
  openId: CoursewareDetail['id'] | null
  channel: number | undefined
  /** The training that this course is a task of. */
  trainingId: Id<'training'> | undefined
  /** The origin parameters of the address, which are passed on to further addresses. */
  origin: Readonly<Record<string, string>>
  /** The draft token of an editor. */
  draft: string | undefined
  /** The title shown until the course has loaded. */
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

/** The part of the origin that the server records. */
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
    trainingId: trainingId === undefined ? undefined : asId<Id<'training'>>(trainingId),
    origin,
    draft: search.get('draft') || undefined,
    title: search.get('title') ?? '',
  }
}

export const isId = (id: string): id is CourseItem['id'] & CoursewareDetail['id'] => isIdText(id)
