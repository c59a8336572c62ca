import { domains } from '@sands/contract/domains'
import { errorTexts } from '@sands/i18n/errors'
import { loadManageTexts } from '@sands/i18n/manage'
import { templateTexts } from '@sands/i18n/templates'
import { loadTexts } from '@sands/i18n/texts'
import { LANGUAGES, type Language } from '@sands/rules/language'
import type { TextPlace } from '@sands/rules/texts'

export interface CatalogText {
  key: string
  domain: string
  place: TextPlace
  builtIn: Readonly<Record<Language, string>>
}

export type TextCatalog = ReadonlyMap<string, CatalogText>

type Texts = Readonly<Record<string, string>>
type Load = (language: Language) => Texts | Promise<Texts>

const PLACES: Readonly<Record<TextPlace, Load>> = {
  app: loadTexts,
  desktop: loadManageTexts,
  server: (language) => errorTexts[language],
  message: (language) => templateTexts[language],
}

const KNOWN: readonly string[] = domains
/** Texts that belong to no domain, such as those of management itself, belong to the kernel. */
function domainOf(key: string): string {
  const [first = ''] = key.split('.')
  return KNOWN.includes(first) ? first : 'kernel'
}

async function ofPlace(place: TextPlace): Promise<CatalogText[]> {
  const loaded = await Promise.all(
    LANGUAGES.map(async (language) => [language, await PLACES[place](language)] as const),
  )
  const [, source = {}] = loaded[0] ?? []
  return Object.keys(source).map((key) => ({
    key,
    domain: domainOf(key),
    place,
    builtIn: Object.fromEntries(loaded.map(([language, texts]) => [language, texts[key] ?? ''])) as Record<
      Language,
      string
    >,
  }))
}

let loading: Promise<TextCatalog> | undefined

/** Every built-in text, by key. It cannot change while the process runs. */
export function textCatalog(): Promise<TextCatalog> {
  loading ??= Promise.all((Object.keys(PLACES) as TextPlace[]).map(ofPlace)).then(
    (places) =>
      new Map(
        places
          .flat()
          .sort((one, other) => (one.key < other.key ? -1 : 1))
          .map((text) => [text.key, text]),
      ),
  )
  return loading
}

const NOTHING: TextCatalog = new Map()

/**
 * The catalog, if there are edits to look up in it. Loading it takes every text in every language, which a server of a
 * company without edits never needs.
 */
export const catalogFor = async (edits: readonly unknown[]): Promise<TextCatalog> =>
  edits.length > 0 ? textCatalog() : NOTHING

const SEEN_IN_APPS: readonly TextPlace[] = ['app', 'desktop']

/** Whether the apps need the company's edit of this text; other texts are used by the server only. */
export const isSeenInApps = (catalog: TextCatalog, key: string): boolean => {
  const text = catalog.get(key)
  return text !== undefined && SEEN_IN_APPS.includes(text.place)
}
