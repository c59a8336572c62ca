import type { TabDraft } from '@sands/contract/home/front.model'
import { EVERYONE } from '@sands/rules/audience'
import { MOST_TABS, TAB_CHOICES, type TabCode, type TabFaultKind, tabFaults } from '@sands/rules/tabs'
import { randomId } from '@sands/web/device/random-id'

/** A tab with a key that stays the same when it is moved. */
export interface TabEntry {
  readonly key: string
  readonly tab: TabDraft
}

export type TabFault = TabFaultKind | 'no_name'

export const entriesOf = (tabs: readonly TabDraft[]): TabEntry[] => tabs.map((tab) => ({ key: randomId(), tab }))

/** The tabs as they are stored, with trimmed texts. */
export const tabsOf = (entries: readonly TabEntry[]): TabDraft[] =>
  entries.map(({ tab }) => ({ ...tab, name: tab.name.trim(), link: tab.link?.trim() ?? null }))

export const isFull = (entries: readonly TabEntry[]): boolean => entries.length >= MOST_TABS

/** The screens that no other tab opens. */
export const freePlaces = (entries: readonly TabEntry[], own?: string): TabCode[] =>
  TAB_CHOICES.filter((code) => !entries.some(({ key, tab }) => key !== own && tab.code === code))

/** Adds a tab at the end of the bar. Without a code it is a link. */
export function addTab(entries: readonly TabEntry[], { code, name }: Pick<TabDraft, 'code' | 'name'>): TabEntry[] {
  if (isFull(entries)) return [...entries]
  const tab: TabDraft = {
    name,
    code,
    link: null,
    isDefaultPage: false,
    iconFileId: null,
    selectedIconFileId: null,
    audience: EVERYONE,
  }
  return [...entries, { key: randomId(), tab }]
}

export const removeTab = (entries: readonly TabEntry[], key: string): TabEntry[] =>
  entries.length > 1 ? entries.filter((entry) => entry.key !== key) : [...entries]

export const changeTab = (entries: readonly TabEntry[], key: string, patch: Partial<TabDraft>): TabEntry[] =>
  entries.map((entry) => (entry.key === key ? { key, tab: { ...entry.tab, ...patch } } : entry))

/** The app opens with this tab; with null it opens with the home page. */
export const openWith = (entries: readonly TabEntry[], key: string | null): TabEntry[] =>
  entries.map((entry) => ({ key: entry.key, tab: { ...entry.tab, isDefaultPage: entry.key === key } }))

/** The faults of each tab by key; tabs without a fault are left out. */
export function faultsOf(entries: readonly TabEntry[]): ReadonlyMap<string, readonly TabFault[]> {
  const found = tabFaults(tabsOf(entries))
  const faults = entries.map(({ key, tab }, index): [string, TabFault[]] => [
    key,
    [
      ...(tab.name.trim() === '' ? (['no_name'] as const) : []),
      ...found.flatMap(({ at, kind }) => (at === index ? [kind] : [])),
    ],
  ])
  return new Map(faults.filter(([, kinds]) => kinds.length > 0))
}

export const isSameBar = (one: readonly TabDraft[], other: readonly TabDraft[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
