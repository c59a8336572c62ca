import type { Language } from '@sands/rules/language'

/** A request that was sent before the app had loaded. */
export interface EarlyCall {
  key: string
  /** The JSON body, or an empty string. */
  body: string
  /** The query string, or an empty string. */
  query: string
  /** Empty for a visitor. */
  token: string
  language: Language
  answer: Promise<Response>
}

declare global {
  interface Window {
    /** Set by the script that runs before the app. */
    sandsEarly?: EarlyCall[]
  }
}

/** Early requests whose answers have not been used yet. */
export const earlyCalls = (): readonly EarlyCall[] =>
  (globalThis as Partial<Pick<Window, 'sandsEarly'>>).sandsEarly ?? []

/**
 * The answer to the same request of the same person, if it was sent early. Each answer is used once, so it is never
 * outdated.
 */
export function takeEarly(asked: Omit<EarlyCall, 'answer'>): Promise<Response> | undefined {
  const { sandsEarly: calls } = globalThis as Partial<Pick<Window, 'sandsEarly'>>
  const index = calls?.findIndex(
    ({ key, body, query, token, language }) =>
      key === asked.key &&
      body === asked.body &&
      query === asked.query &&
      token === asked.token &&
      language === asked.language,
  )
  return index === undefined || index < 0 ? undefined : calls?.splice(index, 1)[0]?.answer
}
