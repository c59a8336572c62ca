import { DEFAULT_LANGUAGE, type Language } from '@sands/rules/language'
import { createStore } from '../store/store.ts'

export type Texts = Readonly<Record<string, string>>

/** How to load the texts of domains that are not there yet. */
export type LaterTexts = Readonly<Record<string, () => Promise<Texts>>>

export interface I18nState {
  language: Language
  builtIn: Texts
  /** The company's own wordings: they lie over the built-in texts of the same language. */
  edits: Texts
  later?: LaterTexts
  /** Domains that were loaded after the first texts. */
  domains?: readonly string[]
}

export const i18nState = createStore<I18nState>({ language: DEFAULT_LANGUAGE, builtIn: {}, edits: {} })

export const currentLanguage = (): Language => i18nState.get().language
