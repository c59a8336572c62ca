import type { ManagedText } from '@sands/contract/settings/texts.model'
import { LANGUAGES, type Language } from '@sands/rules/language'
import { parse } from 'csv-parse/sync'
import { fail } from '../../../kernel/errors.ts'
import { CSV_START, csvRow, unguarded } from '../../../kernel/spreadsheet/csv.ts'

/** One row of a file: the key, and the text for each language that has a column. */
export interface TextRow {
  /** Counted as in a spreadsheet, where the heading is row 1. */
  row: number
  key: string
  wishes: { column: string; language: Language; text: string | null }[]
}

const FILE_BYTES = 5 * 1024 * 1024
const FILE_ROWS = 20_000
/** Enough for all languages of a text at its longest, quoted. */
const LONGEST_RECORD = 100_000
const SEPARATORS = [',', ';', '\t'] as const

const EDIT_COLUMNS: ReadonlyMap<string, Language> = new Map(LANGUAGES.map((language) => [`${language}.edit`, language]))

export function writeTexts(texts: readonly Omit<ManagedText, 'version'>[]): string {
  const heading = ['key', 'domain', ...LANGUAGES.flatMap((language) => [language, `${language}.edit`])]
  const rows = texts.map(({ key, domain, wordings }) =>
    csvRow([key, domain, ...wordings.flatMap(({ builtIn, edit }) => [builtIn, edit])]),
  )
  return [CSV_START, csvRow(heading), ...rows].join('')
}

const separatorOf = (heading: string): string =>
  SEPARATORS.reduce((best, next) => (heading.split(next).length > heading.split(best).length ? next : best))

function recordsOf(csv: string): string[][] {
  const [heading = ''] = csv.split(/\r?\n/, 1)
  try {
    return parse(csv, {
      bom: true,
      delimiter: separatorOf(heading),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: LONGEST_RECORD,
      // One more than allowed, to detect that there are more.
      to: FILE_ROWS + 2,
    })
  } catch {
    throw fail('settings.text_file_unreadable')
  }
}

function wordingOf(cell: string): string | null {
  const text = unguarded(cell).replace(/\r\n?/g, '\n').trim()
  return text === '' ? null : text
}

/** Reads a file that `writeTexts` has written and a person has edited. Unknown columns are ignored. */
export function readTexts(csv: string): TextRow[] {
  if (Buffer.byteLength(csv) > FILE_BYTES) throw fail('kernel.too_large')
  const [heading = [], ...records] = recordsOf(csv)
  const names = heading.map((name) => name.trim().toLowerCase())
  const keyAt = names.indexOf('key')
  const columns = names.flatMap((column, at) => {
    const language = EDIT_COLUMNS.get(column)
    return language ? [{ column, language, at }] : []
  })
  if (keyAt < 0 || columns.length === 0) throw fail('settings.text_file_unreadable')
  if (records.length > FILE_ROWS) throw fail('settings.text_file_too_long', { limit: FILE_ROWS })
  return records.flatMap((cells, index) => {
    const key = cells[keyAt]?.trim() ?? ''
    if (key === '' && cells.every((cell) => cell.trim() === '')) return []
    const wishes = columns.flatMap(({ at, ...column }) => {
      const cell = cells[at]
      // A row with fewer cells leaves the remaining columns unchanged.
      return cell === undefined ? [] : [{ ...column, text: wordingOf(cell) }]
    })
    return [{ row: index + 2, key, wishes }]
  })
}
