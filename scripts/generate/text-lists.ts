import { LANGUAGES, type Language } from '../../packages/rules/src/language.ts'
import type { Sources } from '../kernel/sources.ts'
import { HEADER, imports, members, spreadLines } from './exports.ts'

interface TextList {
  /** The file of the list in each language's folder. */
  file: string
  name: string
  comment: string
  /** The suffix of a dictionary's file name, after its domain. */
  ending: string
}

const LISTS: readonly TextList[] = [
  {
    file: 'texts.ts',
    name: 'texts',
    comment: 'Texts of the phone app and those both apps share.',
    ending: String.raw`(?:\.(?!manage\b|errors\b|templates\b)[\w-]+)?`,
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
    ending: String.raw`\.errors`,
  },
  {
    file: 'templates.ts',
    name: 'templateTexts',
    comment: 'Messages that the product itself sends: each has a title and a content.',
    ending: String.raw`\.templates`,
  },
]

function textList(sources: Sources, language: Language, { file, name, comment, ending }: TextList): [string, string] {
  const folder = `packages/i18n/src/${language}`
  const found = members(sources, new RegExp(String.raw`^${folder}/([a-z]+)${ending}\.ts$`), /./)
  const text = `${HEADER}
${imports(folder, found)}

/** ${comment} */
export const ${name} = {
${spreadLines(found)}
}
`
  return [`${folder}/${file}`, text]
}

export const textLists = (sources: Sources): [path: string, text: string][] =>
  LANGUAGES.flatMap((language) => LISTS.map((list) => textList(sources, language, list)))
