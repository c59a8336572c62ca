import { AUDIT_TEXTS, SHELL_DOMAINS } from '../../packages/i18n/src/shell-domains.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../packages/rules/src/language.ts'
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

/** Parts named `.phone` are left out: the desktop does not show them. */
const SHARED_ENDING = String.raw`(?:\.(?!manage\b|errors\b|templates\b|phone\b)[\w-]+)?`

const MANAGE_ENDING = String.raw`(?:\.[\w-]+)?\.manage`

const LISTS: readonly TextList[] = [
  {
    file: 'texts.ts',
    name: 'texts',
    comment: 'Texts of the phone app and those both apps share.',
    ending: PHONE_ENDING,
  },
  {
    file: 'shared.ts',
    name: 'sharedTexts',
    comment: 'Texts of the phone app that the desktop shows, too.',
    ending: SHARED_ENDING,
  },
  {
    file: 'manage.ts',
    name: 'manageTexts',
    comment: 'Texts that only the desktop needs.',
    ending: MANAGE_ENDING,
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

/**
 * The lists of the default language say what the others contain. Written out for each language, their types would take
 * the compiler longer than the rest of the package.
 */
interface Typed {
  /** The import of the types. */
  source: string
  /** The type of a list, as it follows its name. */
  of(name: string): string
}

const typed = (language: Language, file: string): Typed =>
  language === DEFAULT_LANGUAGE
    ? { source: '', of: () => '' }
    : {
        source: `import type * as source from '../${DEFAULT_LANGUAGE}/${file}'\n`,
        of: (name) => `: typeof source.${name}`,
      }

function textList(sources: Sources, language: Language, { file, name, comment, ending }: TextList): [string, string] {
  const found = dictionariesOf(sources, language, ending)
  const type = typed(language, file)
  const text = `${HEADER}
${type.source}${imports(folderOf(language), found)}

/** ${comment} */
export const ${name}${type.of(name)} = {
${spreadLines(found)}
}
`
  return [`${folderOf(language)}/${file}`, text]
}

const PART_OF_MANAGE = /\/[a-z]+\.[\w-]+\.manage\.ts$/
const PART_OF_AUDIT = /\.audit\.manage\.ts$/

/** What an app loads of a language at first, and how it loads the rest. */
interface Shell {
  file: string
  ending: string
  names: { first: string; later: string }
  isFirst: (member: Member) => boolean
}

const SHELLS: readonly Shell[] = [
  {
    file: 'shell.ts',
    ending: PHONE_ENDING,
    names: { first: 'shellTexts', later: 'laterTexts' },
    isFirst: ({ domain, file }) => SHELL_DOMAINS.mobile.includes(domain) || file.endsWith('.shell.ts'),
  },
  {
    file: 'manage-shell.ts',
    ending: MANAGE_ENDING,
    names: { first: 'manageShellTexts', later: 'laterManageTexts' },
    isFirst: ({ domain, file }) => SHELL_DOMAINS.desktop.includes(domain) || !PART_OF_MANAGE.test(file),
  },
]

function loader(domain: string, files: readonly Member[]): string {
  const texts = files.map(({ file, name }) => `(await import('./${file.slice(file.lastIndexOf('/') + 1)}')).${name}`)
  if (texts.length === 1) return `  ${domain}: async () => ${texts[0]},`
  return [`  ${domain}: async () => ({`, ...texts.map((text) => `    ...${text},`), '  }),'].join('\n')
}

function shell(sources: Sources, language: Language, { file, ending, names, isFirst }: Shell): [string, string] {
  const found = dictionariesOf(sources, language, ending)
  const first = found.filter(isFirst)
  const later = byDomain(
    found
      .filter((member) => !isFirst(member))
      .map((member) => (PART_OF_AUDIT.test(member.file) ? { ...member, domain: AUDIT_TEXTS } : member)),
  )
  const type = typed(language, file)
  const text = `${HEADER}
${type.source}${imports(folderOf(language), first)}

/** Texts of the first load: those of the shell, and what it shows of other domains. */
export const ${names.first}${type.of(names.first)} = {
${spreadLines(first)}
}

/** Texts that come with the screens of their domain. */
export const ${names.later}${type.of(names.later)} = {
${[...later].map(([domain, files]) => loader(domain, files)).join('\n')}
}
`
  return [`${folderOf(language)}/${file}`, text]
}

export const textLists = (sources: Sources): [path: string, text: string][] =>
  LANGUAGES.flatMap((language) => [
    ...LISTS.map((list) => textList(sources, language, list)),
    ...SHELLS.map((one) => shell(sources, language, one)),
  ])
