export type Params = Readonly<Record<string, string | number>>

/** `{name}` or `{count, plural, one {# day} other {# days}}`; plural branches hold no further placeholders but `#`. */
export const PLACEHOLDER = /\{(\w+)(?:, plural,((?:\s*(?:=\d+|\w+) \{[^{}]*\})+)\s*)?\}/g
const BRANCH = /(=\d+|\w+) \{([^{}]*)\}/g

const pluralRules = new Map<string, Intl.PluralRules>()
const intlCode = (language: string) => (language === 'zh-cht' ? 'zh-Hant' : language)

function pluralCategory(language: string, count: number): string {
  let rules = pluralRules.get(language)
  if (!rules) {
    rules = new Intl.PluralRules(intlCode(language))
    pluralRules.set(language, rules)
  }
  return rules.select(count)
}

/** Fills a text's placeholders. A value that is missing leaves its placeholder visible, so that it is noticed. */
export function format(text: string, params: Params, language: string): string {
  if (!text.includes('{')) return text
  return text.replace(PLACEHOLDER, (whole, name: string, branches: string | undefined) => {
    const value = params[name]
    if (value === undefined) return whole
    if (branches === undefined) return String(value)
    const count = Number(value)
    const texts = new Map([...branches.matchAll(BRANCH)].map(([, category = '', branch = '']) => [category, branch]))
    const chosen = texts.get(`=${count}`) ?? texts.get(pluralCategory(language, count)) ?? texts.get('other') ?? whole
    return chosen.replaceAll('#', String(value))
  })
}

/** Names of the placeholders in a text, sorted: every language of a text must have the same. */
export const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))].sort()
