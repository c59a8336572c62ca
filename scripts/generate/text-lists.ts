import { SHELL_DOMAINS } from '../../packages/i18n/src/shell-domains.ts'
import { LANGUAGES, type Language } from '../../packages/rules/src/language.ts'
import type { Sources } from '../kernel/sources.ts'
import { byDomain, HEADER, imports, type Member, members, spreadLines } from './exports.ts'

interface TextList {
  /** The file of the list in each language's folder. */
  file: string
  name: string
  comment: string
  /** The suffix of a dictionary's file name, after its domain. */
  ending: string
}

const PHONE_ENDING = String.raw`(?:\.(?!manage\b|errors\b|templates\b)[\w-]+)?`

const LISTS: readonly TextList[] = [
  {
    file: 'texts.ts',
    name: 'texts',
    comment: 'Texts of the phone app and those both apps share.',
    ending: PHONE_ENDING,
  },
  {
    file: 'manage.ts',
    name: 'manageTexts',
    comment: 'Texts that only the desktop needs.',
    ending: String.raw`(?:\.[\w-]+)?\.manage`,
  },
  {
    file: 'errors.ts',
    name: 'errorTexts',
    comment: "Texts that only the server needs: they travel in the envelope's `msg`.",
    ending: String.raw`(?:\.[\w-]+)?\.errors`,
  },
  {
    file: 'templates.ts',
    name: 'templateTexts',
    comment: 'Messages that the product itself sends: each has a title and a content.',
    ending: String.raw`\.templates`,
  },
]

const folderOf = (language: Language) => `packages/i18n/src/${language}`

const dictionariesOf = (sources: Sources, language: Language, ending: string): Member[] =>
  members(sources, new RegExp(String.raw`^${folderOf(language)}/([a-z]+)${ending}\.ts$`), /./)

function textList(sources: Sources, language: Language, { file, name, comment, ending }: TextList): [string, string] {
  const found = dictionariesOf(sources, language, ending)
  const text = `${HEADER}
${imports(folderOf(language), found)}

/** ${comment} */
export const ${name} = {
${spreadLines(found)}
}
`
  return [`${folderOf(language)}/${file}`, text]
}

const isOfShell = ({ domain, file }: Member) => SHELL_DOMAINS.includes(domain) || file.endsWith('.shell.ts')

function loader(domain: string, files: readonly Member[]): string {
  const texts = files.map(({ file, name }) => `(await import('./${file.slice(file.lastIndexOf('/') + 1)}')).${name}`)
  if (texts.length === 1) return `  ${domain}: async () => ${texts[0]},`
  return [`  ${domain}: async () => ({`, ...texts.map((text) => `    ...${text},`), '  }),'].join('\n')
}

/** What the phone loads of a language at first, and how it loads the rest. */
function shell(sources: Sources, language: Language): [string, string] {
  const found = dictionariesOf(sources, language, PHONE_ENDING)
  const first = found.filter(isOfShell)
  const later = byDomain(found.filter((member) => !isOfShell(member)))
  const text = `${HEADER}
${imports(folderOf(language), first)}

/** Texts of the first load: those of the shell, and what it shows of other domains. */
export const shellTexts = {
${spreadLines(first)}
}

/** Texts that come with the screens of their domain. */
export const laterTexts = {
${[...later].map(([domain, files]) => loader(domain, files)).join('\n')}
}
`
  return [`${folderOf(language)}/shell.ts`, text]
}

export const textLists = (sources: Sources): [path: string, text: string][] =>
  LANGUAGES.flatMap((language) => [...LISTS.map((list) => textList(sources, language, list)), shell(sources, language)])
