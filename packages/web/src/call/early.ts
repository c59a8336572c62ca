import type { Language } from '@sands/rules/language'

/** A request that was on its way before the app was there. */
export interface EarlyCall {
  key: string
  /** Its JSON, empty without one. */
  body: string
  /** As it stands in the address, empty without one. */
  query: string
  token: string
  language: Language
  answer: Promise<Response>
}

declare global {
  interface Window {
    /** Left by the script that runs before the app. */
    sandsEarly?: EarlyCall[]
  }
}

/** What was asked early and nobody has taken yet. */
export const earlyCalls = (): readonly EarlyCall[] =>
  (globalThis as Partial<Pick<Window, 'sandsEarly'>>).sandsEarly ?? []

/** The answer to the very same question of the same person, if it was asked early. Good for one use, so it is never old. */
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
