import type { TabItem } from '@sands/contract/home/home.model'
import { loadsTabs, type TabPaths, tabsAfterFetch, visibleTabs } from '@sands/rules/tabs'
import { useCall } from '@sands/web/call/use-call'
import { useSession } from '@sands/web/session/session'
import { useMemo } from 'react'
import { useSlots } from '../../kernel/slots.ts'

const NOBODY = { teamLearningLabel: 0, teachingMgtLabel: 0 } as const

/** The tabs of the person's college. Fetched again when the college or the language changes. */
export function useTabs() {
  const session = useSession()
  const { tabs: slots } = useSlots()
  const collegeId = session?.collegeId ?? '-1'
  const fetched = useCall(
    'POST /sands-lms/api/v1/decorate/decorate-navigation/navigation',
    { body: { clientType: 3, collegeId } },
    { enabled: loadsTabs(collegeId), silent: true, keep: true },
  )
  const paths: TabPaths = useMemo(() => Object.fromEntries(slots.map(({ code, path }) => [code, path])), [slots])
  const labels = session?.labels ?? NOBODY
  const all: readonly TabItem[] = tabsAfterFetch({ failed: fetched.isError, tabs: fetched.data?.navigations })
  return { tabs: visibleTabs(all, labels, paths), paths, fetched }
}
