import { opensPage } from './jump.ts'

/** Default codes of tab items, as the specification names them. */
export const TAB_CODES = [
  'home',
  'course',
  'community',
  'live',
  'mine',
  'welfareMall',
  'lecturer',
  'task',
  'study',
  'signUp',
  'project',
  'exam',
  'survey',
  'offlineTrain',
  'team',
  'message',
  'teaching',
] as const
export type TabCode = (typeof TAB_CODES)[number]

/** More than these do not fit side by side on a narrow phone. */
export const MOST_TABS = 6

/** Codes that the phone app has screens for: what a company can choose today. */
export const TAB_CHOICES = [
  'home',
  'course',
  'study',
  'lecturer',
  'message',
  'mine',
] as const satisfies readonly TabCode[]

/** The parts of a tab item that the rules look at. */
export interface Tab {
  readonly id: string
  readonly name: string
  readonly defaultCode: TabCode | null
  readonly jumpUrl: string | null
  readonly isDefaultPage: number
}

export interface TabLabels {
  readonly teamLearningLabel: 0 | 1
  readonly teachingMgtLabel: 0 | 1
}

/** The route behind each code. A code without one has no screen yet. */
export type TabPaths = Readonly<Partial<Record<TabCode, string>>>

function isAllowed(tab: Tab, labels: TabLabels): boolean {
  if (tab.defaultCode === 'team') return labels.teamLearningLabel === 1
  if (tab.defaultCode === 'teaching') return labels.teachingMgtLabel === 1
  return true
}

/** Where a tab leads: the route of its code, or its link in a web view. Undefined when nothing stands behind it. */
export function tabPath(tab: Tab, paths: TabPaths): string | undefined {
  if (tab.defaultCode) return paths[tab.defaultCode]
  if (!tab.jumpUrl) return undefined
  const query = new URLSearchParams({ url: tab.jumpUrl, title: tab.name })
  return `/tabWebview/${encodeURIComponent(tab.id)}?${query}`
}

/** The tabs a person sees, in the server's order: those their labels allow and that lead somewhere. */
export function visibleTabs<T extends Tab>(tabs: readonly T[], labels: TabLabels, paths: TabPaths): T[] {
  return tabs.filter((tab) => isAllowed(tab, labels) && tabPath(tab, paths) !== undefined)
}

/**
 * Where `/` leads instead of showing the home page: to the tab that is flagged as the default page. Whoever taps the home
 * tab after that means home, so it opens; otherwise nobody could ever get there.
 */
export function landingTab<T extends Tab>(tabs: readonly T[], { homeTapped }: { homeTapped: boolean }): T | undefined {
  if (homeTapped && tabs.some((tab) => tab.defaultCode === 'home')) return undefined
  const landing = tabs.find((tab) => tab.isDefaultPage === 1)
  return landing?.defaultCode === 'home' ? undefined : landing
}

/** Live is pushed, so that leaving a room comes back to where one was; the other tabs replace each other. */
export const tabReplaces = (tab: Tab): boolean => tab.defaultCode !== 'live'

/** College -1 means "not known yet": asking for its tabs would load them twice. */
export const loadsTabs = (collegeId: string): boolean => collegeId !== '-1'

/** A failed fetch leaves no tabs standing: old ones may lead where the person is no longer allowed. */
export function tabsAfterFetch<T extends Tab>(answer: {
  failed: boolean
  tabs: readonly T[] | undefined
}): readonly T[] {
  return answer.failed ? [] : (answer.tabs ?? [])
}

interface TabPlan {
  readonly code: TabCode | null
  readonly link: string | null
  readonly isDefaultPage: boolean
  readonly iconFileId: string | null
  readonly selectedIconFileId: string | null
}

export type TabFaultKind = 'twice' | 'bad_link' | 'two_defaults' | 'half_icon'

/** What keeps a bottom bar from being stored, by the place of the item. */
export function tabFaults(tabs: readonly TabPlan[]): { at: number; kind: TabFaultKind }[] {
  return tabs.flatMap((tab, at) => {
    const before = tabs.slice(0, at)
    const kinds: TabFaultKind[] = [
      ...(tab.code && before.some(({ code }) => code === tab.code) ? (['twice'] as const) : []),
      ...(!tab.code && !opensPage(tab.link) ? (['bad_link'] as const) : []),
      ...(tab.isDefaultPage && before.some(({ isDefaultPage }) => isDefaultPage) ? (['two_defaults'] as const) : []),
      ...((tab.iconFileId === null) !== (tab.selectedIconFileId === null) ? (['half_icon'] as const) : []),
    ]
    return kinds.map((kind) => ({ at, kind }))
  })
}
