import { type MemberList, ProviderTrouble } from './provider.kind.ts'

/** Requests to one provider in a minute. WeCom answers 150,000 an hour, which are 2,500 a minute. */
export const MOST_REQUESTS = 1500
const AT_ONCE = 16

interface Asked {
  gone: ReadonlySet<string>
  /** People that the provider has answered about. The others come first in the next run. */
  asked: ReadonlySet<string>
  /** Why it stopped before the end. */
  trouble?: unknown
}

/** Asks about as many of these people as time and the limit of requests allow. */
export async function askMembers(
  list: MemberList | undefined,
  people: readonly string[],
  isLate: () => boolean,
): Promise<Asked> {
  const [gone, asked] = [new Set<string>(), new Set<string>()]
  if (!list) return { gone, asked, trouble: new ProviderTrouble('secret', 'the connection has no key') }
  const size = list.atOnce
  const groups = Array.from({ length: Math.min(MOST_REQUESTS, Math.ceil(people.length / size)) }, (_, index) =>
    people.slice(index * size, (index + 1) * size),
  )
  try {
    for (let start = 0; start < groups.length && !isLate(); start += AT_ONCE) {
      const turn = groups.slice(start, start + AT_ONCE)
      const left = await Promise.all(turn.map((group) => list.gone(group)))
      for (const person of left.flat()) gone.add(person)
      for (const person of turn.flat()) asked.add(person)
    }
    return { gone, asked }
  } catch (trouble) {
    return { gone, asked, trouble }
  }
}

export const reasonOf = (error: unknown): object =>
  error instanceof ProviderTrouble ? { reason: error.message } : { err: error }
