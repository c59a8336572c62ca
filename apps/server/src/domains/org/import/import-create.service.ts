import type { Tx } from '../../../kernel/database/database.ts'
import { personAsSubject } from '../people/people.present.ts'
import { rowPlace } from './import-change.ts'
import { importPeopleRepo } from './import-people.repo.ts'
import type { ImportRow, RowFault } from './import-row.codec.ts'
import { plain } from './import-row-outcome.service.ts'
import { lateOf, leadersOf, NOTHING_WRITTEN, type Writing, type Written } from './import-step.service.ts'

const takenMeanwhile = ({ row, userName: value }: ImportRow): RowFault => ({
  row,
  field: 'userName',
  value,
  error: 'org.login_taken',
  params: { field: 'userName', value },
})

/** Adds the people of these rows to the college. */
export async function createPeople(
  tx: Tx,
  run: Writing,
  { rows, now }: { rows: readonly ImportRow[]; now: Date },
): Promise<Written> {
  if (rows.length === 0) return NOTHING_WRITTEN
  const people = rows.map(({ row, userName, name, mobile = null, email = null, status = 'active' }) => ({
    row,
    userName,
    name,
    mobile,
    email,
    status,
  }))
  const added = await importPeopleRepo.addPeople(tx, people, now)
  const idOf = new Map(added.map(({ id, userName }) => [plain(userName), id]))
  const leaders = await leadersOf(tx, run, rows)
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
  return {
    faults: rows.filter(({ userName }) => !idOf.has(plain(userName))).map(takenMeanwhile),
    late: good.flatMap(({ row, leaderId }) => (leaderId ? [] : lateOf(row))),
    records: good.map(({ row, userId, leaderId }) => ({
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
  }
}
