/** What this window remembers about the host: nobody is sent to its page again after refusing or signing out. */
const LEFT = 'sands.host_left'
const LINK = 'sands.host_link'
const ASKED = 'sands.host_asked'

export interface PendingLink {
  authorizationCode: string
  nickName: string
}

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // Without storage there is nothing to remember.
  }
}

export const hasLeftHost = (): boolean => stored(LEFT) !== null
export const leaveHost = (): void => store(LEFT, '1')

/** Whether this window has sent the person on before, without a word. From now on it has. */
export function hasAskedHost(): boolean {
  const isAsked = stored(ASKED) !== null
  store(ASKED, '1')
  return isAsked
}

export const keepLink = (link: PendingLink): void => store(LINK, JSON.stringify(link))

/** Can be asked for once. */
export function takeLink(): PendingLink | null {
  const text = stored(LINK)
  store(LINK, null)
  return text ? (JSON.parse(text) as PendingLink) : null
}
