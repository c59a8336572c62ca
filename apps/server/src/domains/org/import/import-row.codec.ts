import type { ErrorName } from '@sands/contract/errors'
import { IMPORT_FIELDS, type ImportField } from '@sands/contract/org/import.model'
import { NewUser, ShortName } from '@sands/contract/org/people.model'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { StoredRow } from '../../../kernel/spreadsheet/read-table.ts'
import type { UserStatus } from '../org.tables.ts'
import { statusOf } from './import-heading.codec.ts'

/** One person in the file. Missing and empty fields are undefined. */
export interface ImportRow {
  row: number
  userName: string
  name: string
  mobile: string | undefined
  email: string | undefined
  /** Department names from the top down. */
  department: string[] | undefined
  post: string | undefined
  labels: string[] | undefined
  /** A user name. */
  leader: string | undefined
  status: UserStatus | undefined
}

/** A problem of a row, and its field. */
export interface RowFault {
  row: number
  field: ImportField | null
  value: string | null
  error: ErrorName
  params?: Record<string, string | number>
}

export type Mapping = readonly (ImportField | null)[]
type Cells = Readonly<Record<ImportField, string>>

/** The most problems reported for one row. */
export const MOST_FAULTS = 10
const MOST_LABELS = 100
export const MOST_LEVELS = 10
const REQUIRED: readonly ImportField[] = ['userName', 'name']

function checkOf(schema: TSchema): (value: string) => boolean {
  const compiled = Compile(schema)
  return (value) => compiled.Check(value)
}

const { userName, name, mobile, email } = NewUser.properties
const isShortName = checkOf(ShortName)
const areShortNames = (names: readonly string[] = [], most: number) => names.length <= most && names.every(isShortName)

/** The same rules as for adding a single person, with the error of each. */
const RULES: Readonly<Partial<Record<ImportField, { isGood: (text: string) => boolean; error: ErrorName }>>> = {
  userName: { isGood: checkOf(userName), error: 'org.row_user_name' },
  name: { isGood: checkOf(name), error: 'org.row_name' },
  mobile: { isGood: checkOf(mobile), error: 'org.row_mobile' },
  email: { isGood: checkOf(email), error: 'org.row_email' },
  department: { isGood: (text) => areShortNames(parts(text, LEVELS), MOST_LEVELS), error: 'org.row_department' },
  post: { isGood: isShortName, error: 'org.row_name' },
  labels: { isGood: (text) => areShortNames(parts(text, LIST), MOST_LABELS), error: 'org.row_labels' },
  status: { isGood: (text) => statusOf(text) !== undefined, error: 'org.row_status' },
}

const BLANKS = /[\s().-]/g
const LIST = /[,;，；、|]/
const LEVELS = /[/／>＞]/

const parts = (text: string, separator: RegExp): string[] | undefined => {
  const found = text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return found.length > 0 ? found : undefined
}

function cellsOf([, ...cells]: StoredRow, mapping: Mapping): Cells {
  const found = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, ''])) as Record<ImportField, string>
  for (const [index, field] of mapping.entries()) if (field) found[field] = cells[index] ?? ''
  // Accepts numbers such as 138 0013 8000 and (+86) 138-0013-8000.
  found.mobile = found.mobile.replace(BLANKS, '')
  return found
}

function faultsIn(row: number, cells: Cells): RowFault[] {
  return IMPORT_FIELDS.flatMap((field): RowFault[] => {
    const value = cells[field]
    if (value === '') return REQUIRED.includes(field) ? [{ row, field, value: null, error: 'org.row_missing' }] : []
    const rule = RULES[field]
    return !rule || rule.isGood(value) ? [] : [{ row, field, value, error: rule.error }]
  })
}

/** The template marks its example so that nobody imports it. No user name begins like this. */
export const isExample = ({ userName }: ImportRow): boolean => userName.startsWith('#')

/** The readable fields of a row, and all its problems. */
export function rowOf(stored: StoredRow, mapping: Mapping): { row: ImportRow; faults: RowFault[] } {
  const [row] = stored
  const cells = cellsOf(stored, mapping)
  const labels = parts(cells.labels, LIST)
  return {
    faults: faultsIn(row, cells),
    row: {
      row,
      userName: cells.userName,
      name: cells.name,
      mobile: cells.mobile || undefined,
      email: cells.email || undefined,
      department: parts(cells.department, LEVELS),
      post: cells.post || undefined,
      labels: labels && [...new Set(labels)],
      leader: cells.leader || undefined,
      status: statusOf(cells.status),
    },
  }
}
