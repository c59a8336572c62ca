import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { LANGUAGES, type Language } from '@sands/rules/language'
import { type AppError, fail } from '../../../kernel/errors.ts'
import { receiveFile } from '../../../kernel/http/receive.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { ImportProblem } from '../../../kernel/spreadsheet/import-problem.ts'
import type { StoredRow } from '../../../kernel/spreadsheet/read-table.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import { uploadFolder } from '../../media/index.ts'

const TRY_AGAIN_S = 10

export interface UploadedFile {
  content: Readable
  declaredBytes: number | undefined
}

/** A row of an uploaded table: its number in the file, and its cells by field. */
export interface TableRow<Field extends string> {
  row: number
  cell(field: Field): string
  /** Whether the table has the column. */
  has(field: Field): boolean
}

/** The columns of a table. A heading is known in every language. */
export interface TableShape<Field extends string> {
  fields: readonly Field[]
  required: readonly Field[]
  headingOf: (field: Field, language: Language) => string
  /** The error of a table without the required columns. */
  noHeadings: () => AppError
  limit: number
  mostRows: number
}

export type ReadTable = <Field extends string>(
  file: UploadedFile,
  shape: TableShape<Field>,
) => Promise<TableRow<Field>[]>

const plain = (heading: string): string => heading.toLowerCase().replace(/[\s*]/g, '')

/** Reads CSV and XLSX files that people upload. Only the separate table process opens the file. */
export function createUploadedTables(kernel: Kernel): ReadTable {
  const { config } = kernel
  const tables = createTableProcess(kernel)

  async function rowsOf(path: string, rowsPath: string, most: number) {
    try {
      const { columns, rows } = await tables.read({ path, rowsPath })
      if (rows > most) throw fail('org.import_too_long', { most })
      const lines = (await readFile(rowsPath, 'utf8')).split('\n').filter((line) => line !== '')
      return { headings: columns.map(({ title }) => title), rows: lines.map((line) => JSON.parse(line) as StoredRow) }
    } catch (error) {
      if (!(error instanceof ImportProblem)) throw error
      if (error.problem === 'empty') throw fail('org.import_empty')
      if (error.problem === 'too_long') throw fail('org.import_too_long', { most })
      throw fail('org.import_unreadable')
    }
  }

  return async ({ content, declaredBytes }, { fields, required, headingOf, noHeadings, limit, mostRows }) => {
    if (tables.isFull()) throw fail('kernel.too_many_requests', { seconds: TRY_AGAIN_S })
    await mkdir(uploadFolder(config.dataDir), { recursive: true, mode: 0o700 })
    const folder = await mkdtemp(join(uploadFolder(config.dataDir), 'import-'))
    try {
      const path = join(folder, 'upload')
      await receiveFile({ content, declaredBytes, limit, tooLarge: () => fail('kernel.too_large') }, path)
      const table = await rowsOf(path, join(folder, 'rows'), mostRows)
      const known = table.headings.map((heading) =>
        fields.find((field) => LANGUAGES.some((language) => plain(headingOf(field, language)) === plain(heading))),
      )
      if (required.some((field) => !known.includes(field))) throw noHeadings()
      if (table.rows.length === 0) throw fail('org.import_empty')
      return table.rows.map(([row, ...cells]) => ({
        row,
        cell: (field) => cells[known.indexOf(field)]?.trim() ?? '',
        has: (field) => known.includes(field),
      }))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}
