import type { DecorationOverview, DecorationSummary } from '@sands/contract/home/decoration.model'

/** As far ahead as the server takes a page. */
const YEAR_MS = 366 * 86_400_000
export const NAME_LENGTH = 60

/** The suggestion as it is, or with a number behind it where a page has that name already. */
export function freeName(suggested: string, { current, scheduled }: DecorationOverview): string {
  const taken = new Set([current, ...scheduled].map((page) => page?.name))
  let name = suggested.slice(0, NAME_LENGTH)
  for (let number = 2; taken.has(name); number += 1) name = `${suggested.slice(0, NAME_LENGTH - 5)} (${number})`
  return name
}

/** Whether a page can be set up for then: a moment to come, within a year. */
export function isGoodMoment(moment: string | null, now: Date): boolean {
  const ahead = moment === null ? Number.NaN : Date.parse(moment) - now.getTime()
  return ahead > 0 && ahead <= YEAR_MS
}

/** The page that will take the place of one that goes out at this moment; null is now. */
export const followedBy = (
  scheduled: readonly DecorationSummary[],
  publishAt: string | null,
): DecorationSummary | undefined =>
  scheduled.find(
    ({ publishAt: due }) => due !== null && (publishAt === null || Date.parse(due) > Date.parse(publishAt)),
  )
