import { opensPage } from './link.ts'

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

/** More tabs do not fit side by side on a narrow phone. */
export const MOST_TABS = 6

/** Codes whose screens exist in the phone app, so that a company can choose them. */
export const TAB_CHOICES = [
  'home',
  'course',
  'task',
  'study',
  'survey',
  'project',
  'offlineTrain',
  'signUp',
  'lecturer',
  'welfareMall',
  'exam',
  'community',
  'message',
  'mine',
] as const satisfies readonly TabCode[]

/** The fields of a tab that the rules check. */
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

/** The target of a tab: the route of its code, or its link in a web view. Undefined when it has neither. */
export function tabPath(tab: Tab, paths: TabPaths): string | undefined {
  if (tab.defaultCode) return paths[tab.defaultCode]
  if (!tab.jumpUrl) return undefined
  const query = new URLSearchParams({ url: tab.jumpUrl, title: tab.name })
  return `/tabWebview/${encodeURIComponent(tab.id)}?${query}`
}

/** The tabs that a person sees, in the server's order: those that their labels allow and that have a target. */
export function visibleTabs<T extends Tab>(tabs: readonly T[], labels: TabLabels, paths: TabPaths): T[] {
  return tabs.filter((tab) => isAllowed(tab, labels) && tabPath(tab, paths) !== undefined)
}

/**
 * The tab that `/` opens instead of the home page: the one marked as default. After a tap on the home tab it is home
 * itself, which would be unreachable otherwise.
 */
export function landingTab<T extends Tab>(tabs: readonly T[], { homeTapped }: { homeTapped: boolean }): T | undefined {
  if (homeTapped && tabs.some((tab) => tab.defaultCode === 'home')) return undefined
  const landing = tabs.find((tab) => tab.isDefaultPage === 1)
  return landing?.defaultCode === 'home' ? undefined : landing
}

/**
 * Live is pushed to the history, so that leaving a room returns to the previous screen; the other tabs replace each
 * other.
 */
export const tabReplaces = (tab: Tab): boolean => tab.defaultCode !== 'live'

/** College -1 means that the college is not known yet: loading its tabs would load them twice. */
export const loadsTabs = (collegeId: string): boolean => collegeId !== '-1'

/** A failed request removes the tabs: old ones may lead to screens that the person may no longer see. */
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

/** The faults that keep a bottom bar from being stored, by position of the tab. */
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
