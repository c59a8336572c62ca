import type { PortalScreen } from '../screens.ts'

const ID = '/:id'

const joined = (path: string, search: string) => (search ? `${path}?${search}` : path)

/**
 * The portal page that shows the same as a screen of the phone app, with the same parameters; undefined when there is
 * none.
 */
export function portalAddress(
  screens: readonly Pick<PortalScreen, 'path' | 'phone'>[],
  phoneAddress: string,
): string | undefined {
  const [path = '', search = ''] = (phoneAddress.split('#', 1)[0] ?? '').split('?', 2)
  const slash = path.lastIndexOf('/')
  const [above, last] = [path.slice(0, slash), path.slice(slash + 1)]
  for (const { path: here, phone = [] } of screens) {
    if (phone.some((known) => known === path)) return joined(here, search)
    // The phone app may have the id in the path; the portal never does.
    if (above && last && phone.some((known) => known === above + ID)) {
      const words = new URLSearchParams(search)
      words.set('id', decoded(last))
      return joined(here, words.toString())
    }
  }
  return undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
