import type { ImportField, ImportOrder, ImportPreview } from '@sands/contract/org/import.model'
import type { DesktopText } from '../../../../kernel/text.ts'

/** The person's choices for their file. */
export type ImportChoice = Pick<ImportOrder, 'mapping' | 'existing' | 'createDepartments'>

/** The meanings of a column, in the order of the template. */
export const FIELD_NAMES: Readonly<Record<ImportField, DesktopText>> = {
  userName: 'org.field_user_name',
  name: 'org.field_name',
  mobile: 'org.field_mobile',
  email: 'org.field_email',
  department: 'org.field_department',
  post: 'org.field_post',
  labels: 'org.field_labels',
  leader: 'org.field_leader',
  status: 'org.field_status',
}
export const FIELDS = Object.keys(FIELD_NAMES) as ImportField[]

export const choiceOf = ({ columns }: ImportPreview): ImportChoice => ({
  mapping: columns.map(({ field }) => field),
  existing: 'skip',
  createDepartments: false,
})

/** A field belongs to one column only: the previous column loses it. */
export const assign = (mapping: ImportChoice['mapping'], at: number, field: ImportField | null) =>
  mapping.map((known, index) => (index === at ? field : known === field ? null : known))

/** The fields that every person must have. */
const NEEDED: readonly ImportField[] = ['userName', 'name']
export const missingFields = (mapping: ImportChoice['mapping']): ImportField[] =>
  NEEDED.filter((field) => !mapping.includes(field))
