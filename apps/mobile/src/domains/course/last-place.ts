import { getSession } from '@sands/web/session/session'

interface Place {
  whose: string
  search: string
  top: number
}

let last: Place | null = null
/** Entries of the history at which everything was shown: whoever goes back to one means that. */
const entriesOfAll = new Set<string>()

const whoseNow = () => {
  const session = getSession()
  return session ? `${session.userId} ${session.collegeId}` : ''
}

/** What the person had chosen on the course tab, and how far down they were, until the app is closed. */
const lastPlace = (): Place | null => (last?.whose === whoseNow() ? last : null)

/** Where whoever comes anew to the tab goes on; null for who goes back in the history. */
export const placeFor = ({ key, search }: { key: string; search: string }): Place | null =>
  search !== '' || entriesOfAll.has(key) ? null : lastPlace()

export function keepPlace({ key, search }: { key: string; search: string }, top: number): void {
  last = { whose: whoseNow(), search, top }
  if (search === '') entriesOfAll.add(key)
}
