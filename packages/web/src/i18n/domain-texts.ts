import type { Language } from '@sands/rules/language'
import { i18nState, type LaterTexts, type Texts } from './state.ts'

/** The texts of a language. `later` are those that are loaded when somebody needs them; without it, all are there. */
export interface Dictionary {
  texts: Texts
  later?: LaterTexts
}

/** Done when the language that was asked for last is shown, or could not be loaded. */
let shown: Promise<unknown> = Promise.resolve()
const loading = new Map<() => Promise<Texts>, Promise<void>>()

/** Loads the domains that are missing in `later`, and returns the texts together with what is left. */
async function withDomains({ texts, later = {} }: Dictionary, domains: readonly string[]): Promise<Dictionary> {
  const missing = domains.flatMap((domain) => later[domain] ?? [])
  const loaded = await Promise.all(missing.map((load) => load()))
  const left = Object.entries(later).filter(([domain]) => !domains.includes(domain))
  return { texts: Object.assign({}, texts, ...loaded), later: Object.fromEntries(left) }
}

async function show(language: Language, load: (language: Language) => Promise<Dictionary>): Promise<void> {
  let dictionary = await load(language)
  let domains: readonly string[] = []
  // A page that is open keeps its texts in the new language; meanwhile another page may have loaded more.
  while (domains !== (i18nState.get().domains ?? domains)) {
    domains = i18nState.get().domains ?? domains
    dictionary = await withDomains(dictionary, domains)
  }
  const { texts: builtIn, later = {} } = dictionary
  i18nState.set({ language, builtIn, edits: {}, later, domains })
}

/** Shows a language, with the texts of every domain that is loaded now. */
export function showTexts(language: Language, load: (language: Language) => Promise<Dictionary>): Promise<void> {
  const work = show(language, load)
  shown = work.catch(() => undefined)
  return work
}

function loadDomain(domain: string): Promise<void> {
  const load = i18nState.get().later?.[domain]
  if (!load) return Promise.resolve()
  const known = loading.get(load)
  if (known) return known
  const work = load()
    .then((texts) => {
      const { builtIn, later = {}, domains = [], ...state } = i18nState.get()
      // Another language is shown by now, or the domain came with it.
      if (later[domain] !== load) return loadDomain(domain)
      const { [domain]: _, ...left } = later
      i18nState.set({ ...state, builtIn: { ...builtIn, ...texts }, later: left, domains: [...domains, domain] })
    })
    .finally(() => loading.delete(load))
  loading.set(load, work)
  return work
}

async function loadDomains(domains: readonly string[]): Promise<void> {
  await shown
  await Promise.all(domains.map(loadDomain))
}

/** Loads the texts of domains that are not there yet. Fails when one of them cannot be fetched. */
export const needTexts = (domains: readonly string[]): Promise<void> => loadDomains(domains)

/** Whether the text is among those that are loaded later. */
export const comesLater = (key: string, later: LaterTexts | undefined): boolean => later?.[domainOf(key)] !== undefined

const domainOf = (key: string): string => key.slice(0, Math.max(0, key.indexOf('.')))

/** For a text that was needed before its domain was: what shows it is drawn again when it is there. */
export function needTextOf(key: string): void {
  void loadDomains([domainOf(key)]).catch(() => undefined)
}
