import { landingTab, tabPath } from '@sands/rules/tabs'
import { useSession } from '@sands/web/session/session'
import { createStore, useStore } from '@sands/web/store/store'
import { useTabs } from './use-tabs.ts'

/** The person who has tapped the home tab since the app was opened. */
const homeTappedBy = createStore<string | undefined>(undefined)

/** The address that `/` redirects to instead of the home page; `coming` until that is known. */
export function useLanding(): { to: string | undefined; coming: boolean } {
  const userId = useSession()?.userId
  const homeTapped = useStore(homeTappedBy) === userId
  const { tabs, paths, fetched } = useTabs()
  const tab = landingTab(tabs, { homeTapped })
  return { to: tab && tabPath(tab, paths), coming: fetched.isLoading }
}

export function useHomeTap(): () => void {
  const userId = useSession()?.userId
  return () => homeTappedBy.set(userId)
}
