import { getSession } from '@sands/web/session/session'

interface Place {
  whose: string
  search: string
  top: number
}

let last: Place | null = null
/** History entries that showed all courses: going back to one shows all courses again. */
const entriesOfAll = new Set<string>()

const whoseNow = () => {
  const session = getSession()
  return session ? `${session.userId} ${session.collegeId}` : ''
}

/** The person's last choice on the course tab and the scroll position, until the app is closed. */
const lastPlace = (): Place | null => (last?.whose === whoseNow() ? last : null)

/** The place to restore on a new visit of the tab; null when the person goes back in the history. */
export const placeFor = ({ key, search }: { key: string; search: string }): Place | null =>
  search !== '' || entriesOfAll.has(key) ? null : lastPlace()

export function keepPlace({ key, search }: { key: string; search: string }, top: number): void {
  last = { whose: whoseNow(), search, top }
  if (search === '') entriesOfAll.add(key)
}
