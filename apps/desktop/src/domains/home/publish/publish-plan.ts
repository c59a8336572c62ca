import type { DecorationOverview, DecorationSummary } from '@sands/contract/home/decoration.model'

/** The server accepts publication times at most this far ahead. */
const YEAR_MS = 366 * 86_400_000
export const NAME_LENGTH = 60

/** The suggested name, with a number added when another page already has it. */
export function freeName(suggested: string, { current, scheduled }: DecorationOverview): string {
  const taken = new Set([current, ...scheduled].map((page) => page?.name))
  let name = suggested.slice(0, NAME_LENGTH)
  for (let number = 2; taken.has(name); number += 1) name = `${suggested.slice(0, NAME_LENGTH - 5)} (${number})`
  return name
}

/** Whether a page can be scheduled for this time: in the future, within a year. */
export function isGoodMoment(moment: string | null, now: Date): boolean {
  const ahead = moment === null ? Number.NaN : Date.parse(moment) - now.getTime()
  return ahead > 0 && ahead <= YEAR_MS
}

/** The scheduled page that will replace one published at this time; null means now. */
export const followedBy = (
  scheduled: readonly DecorationSummary[],
  publishAt: string | null,
): DecorationSummary | undefined =>
  scheduled.find(
    ({ publishAt: due }) => due !== null && (publishAt === null || Date.parse(due) > Date.parse(publishAt)),
  )
