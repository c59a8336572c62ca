import type { ShellVariant } from '@sands/web/host/host'
import type { MyEntry } from '../../kernel/slots.ts'

type Labels = Parameters<NonNullable<MyEntry['shows']>>[0]
type Group = [MyEntry, ...MyEntry[]]

const ORDER: readonly MyEntry['group'][] = ['learning', 'more', 'about']
const isGroup = (entries: MyEntry[]): entries is Group => entries.length > 0

/** The entries of the more grid that native apps with a navigation of their own leave to the page. */
const OUTFIELD: readonly string[] = ['feedback', 'setting']

function showsIn(variant: ShellVariant, { id, group }: MyEntry): boolean {
  if (variant === 'feedback') return id === 'feedback'
  return variant === 'full' || group === 'learning' || OUTFIELD.includes(id)
}

/** The entries for a person, by group; entries that need a label are left out until the labels are known. */
export function groupEntries(
  entries: readonly MyEntry[],
  labels: Labels | undefined,
  variant: ShellVariant = 'full',
): Group[] {
  const shown = entries.filter((entry) => showsIn(variant, entry))
  const mine = shown.filter((entry) => !entry.shows || (labels !== undefined && entry.shows(labels)))
  return ORDER.map((group) => mine.filter((entry) => entry.group === group).sort((a, b) => a.order - b.order)).filter(
    isGroup,
  )
}
