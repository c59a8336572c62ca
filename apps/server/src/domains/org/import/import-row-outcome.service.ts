import type { UserId } from '@sands/contract/kernel/schema'
import type { ImportOrder } from '@sands/contract/org/import.model'
import type { Administrators } from '../role/administrator.service.ts'
import type { KnownLogin } from './import-people.repo.ts'
import { type Places, placeKey } from './import-places.ts'
import { type ImportRow, MOST_LEVELS, type RowFault } from './import-row.codec.ts'

/** The outcome of a row. A row that an earlier try of the same import has written stays written. */
export type RowOutcome = 'create' | 'update' | 'skip' | 'created' | 'updated' | 'failed'

/** What the database says about the people of some rows. */
export interface Known {
  byWord: ReadonlyMap<string, KnownLogin[]>
  leaders: ReadonlyMap<string, UserId>
  written: ReadonlyMap<UserId, 'created' | 'updated'>
  withinReach: ReadonlySet<UserId>
  /** Those whom whoever imports looks after everywhere they belong. */
  everywhere: ReadonlySet<UserId>
}

/** Everything that decides on a row, besides the row itself. */
export interface Case {
  order: Pick<ImportOrder, 'existing' | 'createDepartments'>
  /** The person who imports. */
  userId: UserId
  places: Places
  known: Known
  /** The company's administrators, without those whom earlier rows disable. */
  administrators: Administrators
}

export const plain = (word: string): string => word.toLowerCase()
export const logins = ({ userName, mobile, email }: ImportRow) =>
  [
    { field: 'userName' as const, value: userName },
    { field: 'mobile' as const, value: mobile },
    { field: 'email' as const, value: email },
  ].flatMap(({ field, value }) => (value === undefined ? [] : [{ field, value, word: plain(value) }]))

/** Departments, posts and labels that do not exist. */
export function placeFaults({ order, places }: Pick<Case, 'order' | 'places'>, row: ImportRow): RowFault[] {
  const { departments, posts, labels } = places
  const fault = (field: 'department' | 'post' | 'labels', value: string): RowFault => ({
    row: row.row,
    field,
    value,
    error: 'org.row_unknown',
  })
  const faults: RowFault[] = []
  if (row.department) {
    const unknown = fault('department', row.department.join('/'))
    const place = departments.find(row.department)
    if (!place || (place.missing.length > 0 && !order.createDepartments)) faults.push(unknown)
    else if (departments.depthOf(place.id) + place.missing.length > MOST_LEVELS)
      faults.push({ ...unknown, error: 'org.too_deep', params: { most: MOST_LEVELS } })
  }
  if (row.post && !posts.has(placeKey(row.post))) faults.push(fault('post', row.post))
  const missing = row.labels?.filter((name) => !labels.has(placeKey(name))) ?? []
  return [...faults, ...missing.map((name) => fault('labels', name))]
}

/** Finds values used in an earlier row, and records the first row of each value. */
export function twice(row: ImportRow, rowOfWord: Map<string, number>): RowFault[] {
  const faults = logins(row).flatMap(({ field, value, word }): RowFault[] => {
    const first = rowOfWord.get(word)
    return first === undefined ? [] : [{ row: row.row, field, value, error: 'org.row_twice', params: { row: first } }]
  })
  for (const { word } of logins(row)) if (!rowOfWord.has(word)) rowOfWord.set(word, row.row)
  return faults
}

export const statusFault = ({ row }: ImportRow, error: RowFault['error']): RowFault => ({
  row,
  field: 'status',
  value: null,
  error,
})

/** Whether a row says how somebody signs in, or whether they may, other than it is. */
const changesAccount = ({ mobile, email, status }: ImportRow, person: KnownLogin): boolean =>
  (mobile !== undefined && mobile !== person.mobile) ||
  (email !== undefined && plain(email) !== person.email) ||
  (status !== undefined && status !== person.status)

/** The outcome for a person who exists already, as far as it depends on them alone. */
function outcomeOfExisting({ order, userId, known }: Case, row: ImportRow, person: KnownLogin): RowOutcome | RowFault {
  const fault = (error: RowFault['error']): RowFault => ({
    row: row.row,
    field: 'userName',
    value: row.userName,
    error,
  })
  // People of other colleges are invisible here, but their user names are taken.
  if (!person.isMember) return { ...fault('org.login_taken'), params: { field: 'userName', value: row.userName } }
  const written = known.written.get(person.id)
  if (written) return written
  if (order.existing === 'skip') return 'skip'
  if (!known.withinReach.has(person.id)) return fault('org.out_of_reach')
  if (changesAccount(row, person) && !known.everywhere.has(person.id)) return fault('org.out_of_reach')
  if (person.id === userId && row.status === 'disabled') return statusFault(row, 'org.not_yourself')
  return 'update'
}

export function judge(each: Case, row: ImportRow): RowOutcome | RowFault[] {
  const { known, administrators } = each
  const person = known.byWord.get(plain(row.userName))?.find(({ userName }) => userName === plain(row.userName))
  const outcome = person ? outcomeOfExisting(each, row, person) : 'create'
  if (typeof outcome !== 'string') return [outcome]
  if (outcome !== 'create' && outcome !== 'update') return outcome
  const taken = logins(row).filter(({ word }) => known.byWord.get(word)?.some(({ id }) => id !== person?.id))
  const faults = [
    ...taken.map(
      ({ field, value }): RowFault => ({
        row: row.row,
        field,
        value,
        error: 'org.login_taken',
        params: { field, value },
      }),
    ),
    ...placeFaults(each, row),
  ]
  if (faults.length > 0) return faults
  const isFine = row.status !== 'disabled' || !person || administrators.leave(person.id)
  return isFine ? outcome : [statusFault(row, 'org.last_administrator')]
}
