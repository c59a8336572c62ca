import { type MemberList, ProviderTrouble, type Trouble } from './provider.kind.ts'

/** Requests to one provider in a minute. WeCom answers 150,000 an hour, which are 2,500 a minute. */
export const MOST_REQUESTS = 1500
const AT_ONCE = 16
/** Troubles of the whole connection: nobody else would be answered about either. */
const ENDS_RUN: readonly Trouble[] = ['down', 'limit', 'secret', 'app', 'address']

interface Asked {
  gone: ReadonlySet<string>
  /** People that the provider has answered about. The others come first in the next run. */
  asked: ReadonlySet<string>
  /** Why it stopped before the end, or why it knows nothing about some. */
  trouble?: unknown
}

const endsRun = (error: unknown): boolean => !(error instanceof ProviderTrouble) || ENDS_RUN.includes(error.trouble)

/** The provider refuses to speak of this one person: to the app they are no member any more. */
const isAboutPerson = (error: unknown, { atOnce }: MemberList): boolean =>
  atOnce === 1 && error instanceof ProviderTrouble && error.trouble === 'code'

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
  const troubles: unknown[] = []
  const askGroup = async (group: readonly string[]): Promise<void> => {
    try {
      const answer = await list.ask(group)
      for (const person of answer.gone) gone.add(person)
      const unclear = answer.unclear?.people ?? []
      for (const person of group) if (!unclear.includes(person)) asked.add(person)
      if (answer.unclear) troubles.push(answer.unclear.trouble)
    } catch (error) {
      if (!isAboutPerson(error, list)) troubles.push(error)
      else
        for (const person of group) {
          gone.add(person)
          asked.add(person)
        }
    }
  }
  for (let start = 0; start < groups.length && !isLate() && !troubles.some(endsRun); start += AT_ONCE)
    await Promise.all(groups.slice(start, start + AT_ONCE).map(askGroup))
  const trouble = troubles.find(endsRun) ?? troubles[0]
  return { gone, asked, ...(trouble === undefined ? {} : { trouble }) }
}

export const reasonOf = (error: unknown): object =>
  error instanceof ProviderTrouble ? { reason: error.message } : { err: error }
