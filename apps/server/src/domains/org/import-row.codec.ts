import type { ErrorName } from '@sands/contract/errors'
import { IMPORT_FIELDS, type ImportField } from '@sands/contract/org/import.model'
import { NewUser, ThingName } from '@sands/contract/org/people.model'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { KeptRow } from './import-file.codec.ts'
import { statusOf } from './import-heading.codec.ts'
import type { UserStatus } from './org.tables.ts'

/** One person as the file tells of them. What the file leaves out, or empty, is undefined. */
export interface ImportRow {
  row: number
  userName: string
  name: string
  mobile: string | undefined
  email: string | undefined
  /** Names from the top down. */
  department: string[] | undefined
  post: string | undefined
  labels: string[] | undefined
  /** A user name. */
  leader: string | undefined
  status: UserStatus | undefined
}

/** What is wrong with a row, and in which of its fields. */
export interface RowFault {
  row: number
  field: ImportField | null
  value: string | null
  error: ErrorName
  params?: Record<string, string | number>
}

export type Mapping = readonly (ImportField | null)[]
type Cells = Readonly<Record<ImportField, string>>

const MOST_LABELS = 100
export const MOST_LEVELS = 10
const REQUIRED: readonly ImportField[] = ['userName', 'name']
const { userName, name, mobile, email } = NewUser.properties
const checks: Readonly<Partial<Record<ImportField, ReturnType<typeof checkOf>>>> = {
  userName: checkOf(userName),
  name: checkOf(name),
  mobile: checkOf(mobile),
  email: checkOf(email),
  post: checkOf(ThingName),
}
const isThingName = checkOf(ThingName)

function checkOf(schema: TSchema): (value: string) => boolean {
  const compiled = Compile(schema)
  return (value) => compiled.Check(value)
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

function cellsOf([, ...cells]: KeptRow, mapping: Mapping): Cells {
  const found = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, ''])) as Record<ImportField, string>
  for (const [index, field] of mapping.entries()) if (field) found[field] = cells[index] ?? ''
  // 138 0013 8000 and (+86) 138-0013-8000 are numbers too.
  found.mobile = found.mobile.replace(BLANKS, '')
  return found
}

function faultIn(cells: Cells, { department, labels }: Pick<ImportRow, 'department' | 'labels'>): ImportField | null {
  for (const field of IMPORT_FIELDS) {
    if (cells[field] !== '' && checks[field]?.(cells[field]) === false) return field
  }
  if (cells.status !== '' && !statusOf(cells.status)) return 'status'
  if (labels && (labels.length > MOST_LABELS || !labels.every(isThingName))) return 'labels'
  if (department && (department.length > MOST_LEVELS || !department.every(isThingName))) return 'department'
  return null
}

/** The same rules as for a person who is added by hand. */
export function rowOf(kept: KeptRow, mapping: Mapping): { row: ImportRow } | { fault: RowFault } {
  const [row] = kept
  const cells = cellsOf(kept, mapping)
  const missing = REQUIRED.find((field) => cells[field] === '')
  if (missing) return { fault: { row, field: missing, value: null, error: 'org.row_missing' } }
  const department = parts(cells.department, LEVELS)
  const labels = parts(cells.labels, LIST)
  const bad = faultIn(cells, { department, labels })
  if (bad) return { fault: { row, field: bad, value: cells[bad], error: 'org.row_invalid' } }
  return {
    row: {
      row,
      userName: cells.userName,
      name: cells.name,
      mobile: cells.mobile || undefined,
      email: cells.email || undefined,
      department,
      post: cells.post || undefined,
      labels: labels && [...new Set(labels)],
      leader: cells.leader || undefined,
      status: statusOf(cells.status),
    },
  }
}
