import { ProviderTrouble } from './provider.kind.ts'

/** A token or ticket that is fetched once, used by everybody, and fetched again shortly before it ends. */
export interface Stored {
  value: string
  expiresIn: number
}

/** Before the end, because a token may be on its way when it expires. */
const SLACK_S = 300

export interface StoredValues {
  get(name: string, fetch: () => Promise<Stored>): Promise<string>
  /** The provider has taken it back early. */
  drop(name: string): void
}

export function createStoredValues(now: () => Date): StoredValues {
  const values = new Map<string, { value: Promise<string>; until: number }>()
  return {
    get(name, fetch) {
      const known = values.get(name)
      if (known && known.until > now().getTime()) return known.value
      // While it is fetched everybody waits for the same answer.
      const entry = { value: Promise.resolve(''), until: Number.POSITIVE_INFINITY }
      entry.value = fetch().then(
        ({ value, expiresIn }) => {
          if (!value) {
            values.delete(name)
            throw new ProviderTrouble('odd', 'the provider gave an empty token')
          }
          entry.until = now().getTime() + Math.max(1, expiresIn - SLACK_S) * 1000
          return value
        },
        (error: unknown) => {
          values.delete(name)
          throw error
        },
      )
      values.set(name, entry)
      return entry.value
    },
    drop: (name) => void values.delete(name),
  }
}
