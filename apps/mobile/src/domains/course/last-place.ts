import { getSession } from '@sands/web/session/session'

interface Place {
  whose: string
  search: string
  top: number
}

let last: Place | null = null

const whoseNow = () => {
  const session = getSession()
  return session ? `${session.userId} ${session.collegeId}` : ''
}

/** What the person had chosen on the course tab, and how far down they were, until the app is closed. */
export const lastPlace = (): Place | null => (last?.whose === whoseNow() ? last : null)

export function keepPlace(search: string, top: number): void {
  last = { whose: whoseNow(), search, top }
}
