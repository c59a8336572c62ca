import type { MyEntry } from '../../kernel/slots.ts'

type Labels = Parameters<NonNullable<MyEntry['shows']>>[0]
type Group = [MyEntry, ...MyEntry[]]

const ORDER: readonly MyEntry['group'][] = ['learning', 'more', 'about']
const isGroup = (entries: MyEntry[]): entries is Group => entries.length > 0

/** The entries for a person, by group; entries that need a label are left out until the labels are known. */
export function groupEntries(entries: readonly MyEntry[], labels: Labels | undefined): Group[] {
  const mine = entries.filter((entry) => !entry.shows || (labels !== undefined && entry.shows(labels)))
  return ORDER.map((group) => mine.filter((entry) => entry.group === group).sort((a, b) => a.order - b.order)).filter(
    isGroup,
  )
}
