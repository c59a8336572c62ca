import type { UserId } from '@sands/contract/kernel/schema'
import type { Actor } from '../../kernel/audit/audit.ts'
import { changed } from '../../kernel/audit/changed.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { departmentRepo } from './department.repo.ts'
import { inAudit, namesIn, rowPlace, wantedPerson } from './import-change.service.ts'
import { addMissing } from './import-department.service.ts'
import { importPeopleRepo, type StoredPerson } from './import-people.repo.ts'
import { type Fate, type ImportRun, type Plan, ROWS_AT_ONCE } from './import-plan.service.ts'
import { type ImportRow, type RowFault, rowOf } from './import-row.codec.ts'
import { keptRows } from './import-rows.codec.ts'
import { createSlice } from './import-slice.service.ts'
import { personAsSubject } from './people.present.ts'

type Writing = ImportRun & { actor: Actor }

interface Late {
  row: number
  userName: string
  leader: string
}

/** What a step has brought to light. */
interface Written {
  /** Somebody was quicker, by hand or in another import. */
  faults: RowFault[]
  /** Whose leader comes further down in the file. */
  late: Late[]
}

const plain = (name: string): string => name.toLowerCase()
const lateOf = ({ row, userName, leader }: ImportRow): Late[] =>
  leader === undefined ? [] : [{ row, userName: plain(userName), leader: plain(leader) }]

const takenMeanwhile = ({ row, userName: value }: ImportRow): RowFault => ({
  row,
  field: 'userName',
  value,
  error: 'org.login_taken',
  params: { field: 'userName', value },
})

async function resolved(tx: Tx, run: Writing, rows: readonly ImportRow[]) {
  const wanted = new Set(rows.flatMap(({ leader }) => (leader === undefined ? [] : [plain(leader)])))
  return importPeopleRepo.members(tx, run.collegeId, [...wanted])
}

export function createImportWriter({ audit, clock, database, events }: Kernel) {
  async function create(tx: Tx, run: Writing, rows: readonly ImportRow[]): Promise<Written> {
    if (rows.length === 0) return { faults: [], late: [] }
    const people = rows.map(({ row, userName, name, mobile = null, email = null, status = 'active' }) => ({
      row,
      userName,
      name,
      mobile,
      email,
      status,
    }))
    const added = await importPeopleRepo.addPeople(tx, people, clock.now())
    const idOf = new Map(added.map(({ id, userName }) => [plain(userName), id]))
    const leaders = await resolved(tx, run, rows)
    const leaderOf = ({ leader }: ImportRow) =>
      leader === undefined ? undefined : (leaders.get(plain(leader)) ?? idOf.get(plain(leader)))
    const good = rows.flatMap((row) => {
      const userId = idOf.get(plain(row.userName))
      return userId ? [{ row, userId, place: rowPlace(run.places, row), leaderId: leaderOf(row) }] : []
    })
    await importPeopleRepo.addPlaces(
      tx,
      run.collegeId,
      good.map(({ userId, place, leaderId }) => ({
        userId,
        departmentId: place.departmentId ?? null,
        postId: place.postId ?? null,
        leaderId: leaderId ?? null,
      })),
    )
    const given = good.flatMap(({ userId, place }) => (place.labelIds ?? []).map((labelId) => ({ userId, labelId })))
    if (given.length > 0) await importPeopleRepo.addLabels(tx, given)
    await audit.record(
      tx,
      run.actor,
      ...good.map(({ row, userId, leaderId }) => ({
        action: 'org.user.created',
        subject: personAsSubject({ id: userId, name: row.name }),
        after: {
          userName: row.userName,
          name: row.name,
          mobile: row.mobile ?? null,
          email: row.email ?? null,
          status: row.status ?? 'active',
          department: row.department?.at(-1) ?? null,
          post: row.post ?? null,
          leader: leaderId ? row.leader : null,
          labels: row.labels ?? [],
          batchId: run.batchId,
        },
      })),
    )
    return {
      faults: rows.filter(({ userName }) => !idOf.has(plain(userName))).map(takenMeanwhile),
      late: good.flatMap(({ row, leaderId }) => (leaderId ? [] : lateOf(row))),
    }
  }

  /** Stores what differs, and says so in the log and to whoever remembers these people. */
  async function change(tx: Tx, run: Writing, pairs: readonly { before: StoredPerson; after: StoredPerson }[]) {
    const leaders = pairs.flatMap(({ before, after }) => [before.leaderId, after.leaderId]).filter((id) => id !== null)
    const names = namesIn(run.places, await importPeopleRepo.namesOf(tx, [...new Set(leaders)]))
    // By ids: two departments, or two leaders, may have the same name.
    const differing = pairs
      .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
      .map((pair) => ({ ...pair, difference: changed(inAudit(pair.before, names), inAudit(pair.after, names)) }))
    if (differing.length === 0) return
    const labelsOf = (one: 'before' | 'after', other: 'before' | 'after') =>
      differing.flatMap((pair) =>
        pair[one].labelIds
          .filter((labelId) => !pair[other].labelIds.includes(labelId))
          .map((labelId) => ({ userId: pair.after.id, labelId })),
      )
    const [gone, given] = [labelsOf('before', 'after'), labelsOf('after', 'before')]
    await importPeopleRepo.changePeople(
      tx,
      run.collegeId,
      differing.map(({ after }) => after),
    )
    if (gone.length > 0) await importPeopleRepo.removeLabels(tx, gone)
    if (given.length > 0) await importPeopleRepo.addLabels(tx, given)
    for (const { before, after } of differing) {
      const { id: userId } = after
      if (after.status === 'disabled' && before.status !== 'disabled')
        await events.emit(tx, 'org.user-disabled', { userId })
      await events.emit(tx, 'org.user-changed', { userId })
    }
    await audit.record(
      tx,
      run.actor,
      ...differing.map(({ after, difference }) => ({
        action: 'org.user.updated',
        subject: personAsSubject(after),
        before: difference.before,
        after: { ...difference.after, batchId: run.batchId },
      })),
    )
  }

  async function update(tx: Tx, run: Writing, rows: readonly ImportRow[]): Promise<Written> {
    if (rows.length === 0) return { faults: [], late: [] }
    const ids = await importPeopleRepo.members(
      tx,
      run.collegeId,
      rows.map(({ userName }) => plain(userName)),
    )
    const leaders = await resolved(tx, run, rows)
    const stored = new Map(
      (await importPeopleRepo.stored(tx, run.collegeId, [...ids.values()])).map((person) => [person.id, person]),
    )
    const late: Late[] = []
    const pairs = rows.flatMap((row) => {
      const before = stored.get(ids.get(plain(row.userName)) ?? ('' as UserId))
      if (!before) return []
      const leaderId = row.leader === undefined ? undefined : leaders.get(plain(row.leader))
      if (!leaderId) late.push(...lateOf(row))
      return [{ before, after: wantedPerson(before, row, { ...rowPlace(run.places, row), leaderId }) }]
    })
    await change(tx, run, pairs)
    return { faults: [], late }
  }

  /** Everybody is there now. */
  async function setLeaders(run: Writing, late: readonly Late[]): Promise<RowFault[]> {
    const faults: RowFault[] = []
    for (let start = 0; start < late.length; start += ROWS_AT_ONCE) {
      const part = late.slice(start, start + ROWS_AT_ONCE)
      await database.transaction(async (tx) => {
        await departmentRepo.lockCollege(tx, run.collegeId)
        const names = part.flatMap(({ userName, leader }) => [userName, leader])
        const ids = await importPeopleRepo.members(tx, run.collegeId, [...new Set(names)])
        const wanted = new Map(part.map((each) => [ids.get(each.userName), each]))
        const stored = await importPeopleRepo.stored(
          tx,
          run.collegeId,
          [...wanted.keys()].filter((id) => id !== undefined),
        )
        const pairs = stored.flatMap((before) => {
          const wish = wanted.get(before.id)
          const leaderId = wish && ids.get(wish.leader)
          if (wish && !leaderId)
            faults.push({ row: wish.row, field: 'leader', value: wish.leader, error: 'org.row_unknown' })
          return leaderId ? [{ before, after: { ...before, leaderId } }] : []
        })
        await change(tx, run, pairs)
      })
    }
    return faults
  }

  async function chunk(tx: Tx, run: Writing, rows: readonly { row: ImportRow; fate: Fate }[]): Promise<Written> {
    const of = (fate: Fate) => rows.filter((each) => each.fate === fate).map(({ row }) => row)
    const [creating, updating] = [of('create'), of('update')]
    const paths = [...creating, ...updating].flatMap(({ department }) => {
      const isMissing = department && (run.places.departments.find(department)?.missing.length ?? 0) > 0
      return isMissing ? [department] : []
    })
    if (paths.length > 0) {
      const { collegeId, actor } = run
      run.places = { ...run.places, departments: await addMissing(tx, audit, { collegeId, actor, paths }) }
    }
    const created = await create(tx, run, creating)
    const updated = await update(tx, run, updating)
    // Written by an earlier try, which may have ended before everybody's leader was there.
    const again = [...of('created'), ...of('updated')].flatMap(lateOf)
    return { faults: created.faults, late: [...created.late, ...updated.late, ...again] }
  }

  return {
    /** Chunk by chunk, each as a whole or not at all, with what the log says of it. */
    async write(run: Writing, { fates, faults }: Plan): Promise<void> {
      const slice = createSlice()
      const late: Late[] = []
      let position = 0
      for await (const kept of keptRows(run.path, ROWS_AT_ONCE)) {
        await run.step(position)
        const rows: { row: ImportRow; fate: Fate }[] = []
        for (const [index, each] of kept.entries()) {
          await slice.pause()
          const fate = fates[position + index]
          const read = fate && fate !== 'failed' && fate !== 'skip' ? rowOf(each, run.order.mapping) : undefined
          if (fate && read && 'row' in read) rows.push({ row: read.row, fate })
        }
        const written = await database.transaction((tx) => chunk(tx, run, rows))
        late.push(...written.late)
        for (const fault of written.faults) {
          faults.set(fault.row, fault)
          fates[position + kept.findIndex(([row]) => row === fault.row)] = 'failed'
        }
        position += kept.length
      }
      for (const fault of await setLeaders(run, late)) faults.set(fault.row, fault)
      await run.step(position)
    },
  }
}
