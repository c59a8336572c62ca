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
  /** People about whom the provider was asked without an answer of use. They wait for their turn like everybody. */
  tried: ReadonlySet<string>
  /** Why it stopped before the end, or why it knows nothing about some. */
  trouble?: unknown
}

const endsRun = (error: unknown): boolean => !(error instanceof ProviderTrouble) || ENDS_RUN.includes(error.trouble)

/** The provider refuses to speak of this one person: to the app they are no member any more. */
const isAboutPerson = (error: unknown, { atOnce }: MemberList): boolean =>
  atOnce === 1 && error instanceof ProviderTrouble && error.trouble === 'code'

interface Absent {
  gone: readonly string[]
  /** Those about whom the provider has answered. */
  asked: readonly string[]
  /** Those about whom its answer cannot be relied on. */
  tried?: readonly string[]
  trouble?: unknown
}

/**
 * People whom the provider does not mention were deleted there, if it can be relied on: it names at least as many
 * others, and once more somebody whom it knows, beside them. An app that may no longer see the company names nobody.
 */
async function askAgain(list: MemberList, absent: readonly string[], named: readonly string[]): Promise<Absent> {
  const [witness] = named
  const trouble = new ProviderTrouble('scope', 'the provider names too few people')
  // They are asked about again in their turn: at the front they would push out everybody else.
  if (!witness || absent.length > named.length) return { gone: [], asked: [], tried: absent, trouble }
  const [gone, asked]: [string[], string[]] = [[], []]
  const size = Math.max(1, list.atOnce - 1)
  for (let start = 0; start < absent.length; start += size) {
    const group = absent.slice(start, start + size)
    try {
      const answer = await list.ask([...group, witness])
      const [silent, unclear] = [new Set(answer.absent), new Set(answer.unclear?.people)]
      if (silent.has(witness) || unclear.has(witness)) return { gone, asked, trouble }
      const clear = group.filter((person) => !unclear.has(person))
      asked.push(...clear)
      gone.push(...clear.filter((person) => silent.has(person) || answer.gone.includes(person)))
    } catch (error) {
      return { gone, asked, trouble: error }
    }
  }
  return { gone, asked }
}

/** Asks about as many of these people as time and the limit of requests allow. */
export async function askMembers(
  list: MemberList | undefined,
  people: readonly string[],
  isLate: () => boolean,
): Promise<Asked> {
  const [gone, asked, tried] = [new Set<string>(), new Set<string>(), new Set<string>()]
  if (!list) return { gone, asked, tried, trouble: new ProviderTrouble('secret', 'the connection has no key') }
  const size = list.atOnce
  const groups = Array.from({ length: Math.min(MOST_REQUESTS, Math.ceil(people.length / size)) }, (_, index) =>
    people.slice(index * size, (index + 1) * size),
  )
  const troubles: unknown[] = []
  const absent: string[] = []
  const askGroup = async (group: readonly string[]): Promise<void> => {
    try {
      const answer = await list.ask(group)
      for (const person of answer.gone) gone.add(person)
      const unsaid = [...(answer.unclear?.people ?? []), ...(answer.absent ?? [])]
      for (const person of group) if (!unsaid.includes(person)) asked.add(person)
      for (const person of answer.unclear?.people ?? []) tried.add(person)
      absent.push(...(answer.absent ?? []))
      if (answer.unclear) troubles.push(answer.unclear.trouble)
    } catch (error) {
      if (!isAboutPerson(error, list)) {
        troubles.push(error)
        if (!endsRun(error)) for (const person of group) tried.add(person)
      } else
        for (const person of group) {
          gone.add(person)
          asked.add(person)
        }
    }
  }
  for (let start = 0; start < groups.length && !isLate() && !troubles.some(endsRun); start += AT_ONCE)
    await Promise.all(groups.slice(start, start + AT_ONCE).map(askGroup))
  if (absent.length > 0 && !isLate() && !troubles.some(endsRun)) {
    const named = [...asked].filter((person) => !gone.has(person))
    const again = await askAgain(list, absent, named)
    for (const person of again.gone) gone.add(person)
    for (const person of again.asked) asked.add(person)
    for (const person of again.tried ?? []) tried.add(person)
    if (again.trouble !== undefined) troubles.push(again.trouble)
  }
  const trouble = troubles.find(endsRun) ?? troubles[0]
  return { gone, asked, tried, ...(trouble === undefined ? {} : { trouble }) }
}

export const reasonOf = (error: unknown): object =>
  error instanceof ProviderTrouble ? { reason: error.message } : { err: error }
