import type { ManagedText } from '@sands/contract/settings/texts.model'
import { LANGUAGES, type Language } from '@sands/rules/language'
import { parse } from 'csv-parse/sync'
import { CSV_START, csvRow, unguarded } from '../../../kernel/csv.ts'
import { fail } from '../../../kernel/errors.ts'

/** One row of a file: the key, and what each language that has a column should say. */
export interface TextRow {
  /** As a spreadsheet counts, the heading is row 1. */
  row: number
  key: string
  wishes: { column: string; language: Language; text: string | null }[]
}

const FILE_BYTES = 5 * 1024 * 1024
const FILE_ROWS = 20_000
/** Every wording of a text at its longest, quoted, with room to spare. */
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
      // One more than allowed, to see that there are more.
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

/** Reads what `writeTexts` has written and somebody has gone over. Columns it does not know are passed over. */
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
      // A row that ends early says nothing of the columns behind its end.
      return cell === undefined ? [] : [{ ...column, text: wordingOf(cell) }]
    })
    return [{ row: index + 2, key, wishes }]
  })
}
