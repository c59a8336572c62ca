import { isRecord } from '../../device/device.ts'

const KEY = 'sands.host_visit'

/** A visit to the page of a host that has not come back yet. It belongs to this window. */
export interface Visit {
  state: string
  /** Where the person wanted to go. */
  target: string
  connectionId: string
  /** A signed-in person wants to link the identity, instead of signing in with it. */
  isLink?: true
  /** The kind of the connection. */
  kind?: string
}

export function newState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function beginVisit(visit: Visit): void {
  sessionStorage.setItem(KEY, JSON.stringify(visit))
}

/** The visit that was begun last. It stays until it is taken. */
export function waitingVisit(): Visit | null {
  try {
    const visit: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!isRecord(visit)) return null
    const { state, target, connectionId, isLink, kind } = visit
    if (typeof state !== 'string' || typeof target !== 'string' || typeof connectionId !== 'string') return null
    const more = {
      ...(isLink === true ? { isLink: true as const } : {}),
      ...(typeof kind === 'string' ? { kind } : {}),
    }
    return { state, target, connectionId, ...more }
  } catch {
    return null
  }
}

/** The visit that was begun last; it can be asked for once. */
export function takeVisit(): Visit | null {
  const visit = waitingVisit()
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    return null
  }
  return visit
}

export interface Returned {
  code: string | null
  state: string | null
  /** The provider that answered, where it says so. */
  iss: string | null
}

export function returnedIn(search: string): Returned | null {
  const query = new URLSearchParams(search)
  const [code, state] = [query.get('code'), query.get('state')]
  return state === null ? null : { code, state, iss: query.get('iss') }
}

/** The pages that a host leads back to. */
const LEADS_BACK = ['/login', '/qiweiTransit']

/** The address without what the host added, so that nobody shares it and a reload does not send it again. */
export function stripped({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  // Codes in other addresses are their own, such as that of a certificate.
  if (!LEADS_BACK.includes(pathname)) return `${pathname}${search}${hash}`
  const query = new URLSearchParams(search)
  for (const name of ['code', 'state', 'iss']) query.delete(name)
  const rest = query.toString()
  return `${pathname}${rest ? `?${rest}` : ''}${hash}`
}
