import type { BatchId, CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { ImportOrder } from '@sands/contract/org/import.model'
import type { Db } from '../../../kernel/database/database.ts'
import { storedRows } from '../../../kernel/spreadsheet/stored-rows.ts'
import { notAbove, withinEverywhere } from '../people/people-reach.service.ts'
import { type Administrators, createAdministrators } from '../role/administrator.service.ts'
import { grantRepo } from '../role/grant.repo.ts'
import { checkLeaders, type LeaderWish } from './import-leaders.ts'
import { importPeopleRepo, type KnownLogin } from './import-people.repo.ts'
import type { Places } from './import-places.ts'
import { type ImportRow, isExample, MOST_FAULTS, type RowFault, rowOf } from './import-row.codec.ts'
import { judge, type Known, logins, placeFaults, plain, type RowOutcome, twice } from './import-row-outcome.service.ts'
import { createSlice, type Slice } from './import-slice.service.ts'

/**
 * A small number, so that other requests do not wait: a commit meanwhile waits until everything written before is on
 * disk, and an answer waits until the rows of one step are prepared.
 */
export const ROWS_AT_ONCE = 100
const LEADERS_AT_ONCE = 500

/** Either lets somebody change accounts where they hold it. */
const IMPORT = ['org.people.edit', 'org.people.import'] as const

export interface ImportRun {
  db: Db
  batchId: BatchId
  collegeId: CollegeId
  userId: UserId
  order: Pick<ImportOrder, 'mapping' | 'existing' | 'createDepartments' | 'dryRun'>
  /** The path of the stored rows. */
  path: string
  places: Places
  step(done: number): Promise<void>
}

export interface Plan {
  /** One for every row, in the order of the file. */
  outcomes: RowOutcome[]
  /** At least one for every failed row. */
  faults: Map<number, RowFault[]>
  /** Names of departments that rows need and the college does not have, each once. */
  departments: ReadonlySet<string>
}

/** What is known about all rows of the file so far. */
interface Sheet extends Plan {
  departments: Set<string>
  /** The first row of each user name, mobile and e-mail. */
  rowOfWord: Map<string, number>
  wishes: (LeaderWish & { position: number })[]
  added: Set<string>
  there: Set<string>
  administrators: Administrators
}

async function look({ db, batchId, collegeId, userId, order }: ImportRun, rows: readonly ImportRow[]): Promise<Known> {
  const words = [...new Set(rows.flatMap((row) => logins(row).map(({ word }) => word)))]
  const found = await importPeopleRepo.logins(db, collegeId, words)
  const byWord = new Map<string, KnownLogin[]>()
  for (const login of found) {
    for (const word of new Set([login.userName, login.mobile, login.email]))
      if (word !== null) byWord.set(word, [...(byWord.get(word) ?? []), login])
  }
  const ids = found.map(({ id }) => id)
  const leaders = rows.flatMap(({ leader }) => (leader === undefined ? [] : [plain(leader)]))
  return {
    byWord,
    leaders: await importPeopleRepo.members(db, collegeId, [...new Set(leaders)]),
    written: order.dryRun ? new Map() : await importPeopleRepo.writtenBy(db, batchId, ids),
    everywhere:
      order.existing === 'update'
        ? await withinEverywhere(db, { userId }, { userIds: ids, rights: IMPORT })
        : new Set(),
    withinReach: order.existing === 'update' ? await notAbove(db, { userId }, ids) : new Set(),
  }
}

/** Departments that this row makes, with the one above them where that is there. */
function noteMissing({ places: { departments } }: ImportRun, { department }: ImportRow, missing: Set<string>): void {
  const place = department && departments.find(department)
  if (!place) return
  const above = place.id === null ? null : departments.nameOf(place.id)
  for (const [index] of place.missing.entries())
    missing.add([...(above === null ? [] : [above]), ...place.missing.slice(0, index + 1)].join('/'))
}

async function judgeChunk(run: ImportRun, chunk: Parameters<typeof rowOf>[0][], sheet: Sheet, slice: Slice) {
  const first = sheet.outcomes.length
  const good: { row: ImportRow; position: number }[] = []
  const refuse = ({ row }: ImportRow, faults: readonly RowFault[], position: number) => {
    sheet.faults.set(row, faults.slice(0, MOST_FAULTS))
    sheet.outcomes[position] = 'failed'
  }
  for (const [index, stored] of chunk.entries()) {
    await slice.pause()
    const { row, faults } = rowOf(stored, run.order.mapping)
    if (isExample(row)) {
      sheet.outcomes[first + index] = 'skip'
      continue
    }
    // A refused row does not reserve its user name, mobile and e-mail against later rows.
    const found = faults.length > 0 ? faults : twice(row, sheet.rowOfWord)
    if (found.length === 0) good.push({ row, position: first + index })
    else {
      const told = new Set(found.map(({ field }) => field))
      const places = placeFaults(run, row).filter(({ field }) => !told.has(field))
      refuse(row, [...found, ...places], first + index)
    }
  }
  const known = await look(
    run,
    good.map(({ row }) => row),
  )
  for (const leader of known.leaders.keys()) sheet.there.add(leader)
  for (const { row, position } of good) {
    await slice.pause()
    const outcome = judge({ ...run, known, administrators: sheet.administrators }, row)
    if (typeof outcome !== 'string') {
      refuse(row, outcome, position)
      continue
    }
    const userName = plain(row.userName)
    sheet.outcomes[position] = outcome
    if (outcome === 'create' || outcome === 'update') noteMissing(run, row, sheet.departments)
    if (outcome === 'create') sheet.added.add(userName)
    else sheet.there.add(userName)
    if (row.leader !== undefined && outcome !== 'skip')
      sheet.wishes.push({ row: row.row, position, userName, leader: plain(row.leader) })
  }
}

async function currentLeaders({ db, collegeId }: ImportRun): Promise<Map<string, string>> {
  const leaders = new Map<string, string>()
  for (let after = '0'; ; ) {
    const page = await importPeopleRepo.leaders(db, collegeId, { after, limit: LEADERS_AT_ONCE })
    for (const { userName, leader } of page) leaders.set(userName, leader)
    const last = page.at(-1)
    if (!last || page.length < LEADERS_AT_ONCE) return leaders
    after = last.id
  }
}

async function judgeLeaders(run: ImportRun, sheet: Sheet, slice: Slice): Promise<void> {
  const { wishes, added, there } = sheet
  if (wishes.length === 0) return
  const { unknown, circle } = await checkLeaders({
    wishes,
    exists: (userName) => there.has(userName),
    isAdded: (userName) => added.has(userName),
    current: await currentLeaders(run),
    slice,
  })
  for (const { row, leader, position } of wishes) {
    if (!unknown.has(row) && !circle.has(row)) continue
    const error = circle.has(row) ? 'org.leader_circle' : 'org.row_unknown'
    sheet.faults.set(row, [{ row, field: 'leader', value: leader, error }])
    sheet.outcomes[position] = 'failed'
  }
}

/** Checks every row before anything is written, so that a dry run and an import give the same result. */
export async function planImport(run: ImportRun): Promise<Plan> {
  const slice = createSlice()
  const sheet: Sheet = {
    outcomes: [],
    faults: new Map(),
    departments: new Set(),
    rowOfWord: new Map(),
    wishes: [],
    added: new Set(),
    there: new Set(),
    administrators: createAdministrators(await grantRepo.administrators(run.db)),
  }
  for await (const chunk of storedRows(run.path, ROWS_AT_ONCE)) {
    await run.step(run.order.dryRun ? sheet.outcomes.length : 0)
    await judgeChunk(run, chunk, sheet, slice)
  }
  await judgeLeaders(run, sheet, slice)
  return { outcomes: sheet.outcomes, faults: sheet.faults, departments: sheet.departments }
}
