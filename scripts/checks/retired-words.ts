import type { Sources } from '../kernel/sources.ts'
import { type Check, lineAt, type Offence } from './check.ts'

const GLOSSARY = 'docs/glossary.md'
const CODE = /^(?:apps|packages|e2e|bench|scripts)\/(?!(?:server\/migrations|i18n|server\/demo-media)\/)/

interface Retired {
  word: string
  /** The replacement that the glossary names. */
  use: string
  /** Path parts in which the word is retired; empty means everywhere. */
  within: readonly string[]
  /** Written with a capital in the glossary: applies only to names of types and components. */
  isType: boolean
}

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')

/** The table under "Retired words" in the glossary is the only list. */
function retiredWords(glossary: string): Retired[] {
  const [section = ''] = (glossary.split(/^## Retired words$/m)[1] ?? '').split(/^## /m)
  return [...section.matchAll(/^\|([^|]+)\|([^|]+)\|([^|]*)\|$/gm)].flatMap(([, words = '', use = '', where = '']) => {
    const row = { use: use.trim(), within: quoted(where) }
    return quoted(words).map((word) => ({ ...row, word: word.toLowerCase(), isType: /^[A-Z]/.test(word) }))
  })
}

/** openPiece, OPEN_PIECE and open-piece contain "open" and "piece". */
const wordsIn = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

const NO_CODE = /\/\*[\s\S]*?\*\/|(?<![:'"`\w\\])\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gm
/** Style sheet classes keep their names. */
const STYLE = /\b\w*[sS]tyles(?:\.\w+|\?\.\w+)/g
const IDENTIFIER = /(?<![\w$#@.-])[A-Za-z_$][\w$]*|(?<=\.)[A-Za-z_$][\w$]*/g

/** They are replaced by spaces of the same length, so that line numbers stay correct. */
const onlyCode = (source: string): string =>
  [NO_CODE, STYLE].reduce((text, pattern) => text.replace(pattern, (found) => found.replace(/[^\n]/g, ' ')), source)

/** Fields of calls and models keep their names on the wire. */
function wireNames(sources: Sources): ReadonlySet<string> {
  const contract = [...sources].filter(([path]) => /^packages\/contract\/src\/.+\.(?:calls|model)\.ts$/.test(path))
  return new Set(contract.flatMap(([, source]) => [...source.matchAll(/\b(\w+)\??:/g)].map((match) => match[1] ?? '')))
}

/** Each name once, with its first line; the file name comes first. */
function namesIn(path: string, source: string): Map<string, number | undefined> {
  const names = new Map<string, number | undefined>([[path.slice(path.lastIndexOf('/') + 1), undefined]])
  if (!/\.(?:tsx?|mts|mjs)$/.test(path)) return names
  for (const { 0: name, index } of onlyCode(source).matchAll(IDENTIFIER)) if (!names.has(name)) names.set(name, index)
  return names
}

function breaks(name: string, { word, isType }: Retired, isFile: boolean): boolean {
  if (isType && !isFile && !/^[A-Z][a-z]/.test(name)) return false
  const words = wordsIn(name)
  return words.includes(word) || words.includes(`${word}s`)
}

export const retired: Check = {
  name: 'no retired words',
  find: (sources) => {
    const all = retiredWords(sources.get(GLOSSARY) ?? '')
    const any = new RegExp(all.map(({ word }) => word).join('|') || '(?!)', 'i')
    const onWire = wireNames(sources)
    const offences: Offence[] = []
    for (const [path, source] of sources) {
      if (!CODE.test(path)) continue
      const here = all.filter(({ within }) => within.length === 0 || within.some((part) => path.includes(part)))
      for (const [name, index] of namesIn(path, source)) {
        if (!any.test(name) || onWire.has(name)) continue
        const found = here.find((each) => breaks(name, each, index === undefined))
        if (!found) continue
        const line = index === undefined ? {} : { line: lineAt(source, index) }
        offences.push({ file: path, ...line, text: `"${name}": ${found.word} is retired, use ${found.use}` })
      }
    }
    return offences
  },
}
