import { asId } from '@sands/contract/kernel/id'
import type { UserId } from '@sands/contract/kernel/schema'
import type { AuditRecord } from '../../../kernel/audit/audit.ts'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { personAsSubject } from '../people/people.present.ts'
import { lockAdministrators } from '../role/administrator.service.ts'
import { inAudit, namesIn, rowPlace, wantedPerson } from './import-change.ts'
import { importPeopleRepo, type StoredPerson } from './import-people.repo.ts'
import type { ImportRow, RowFault } from './import-row.codec.ts'
import { plain, statusFault } from './import-row-outcome.service.ts'
import { type Late, lateOf, leadersOf, NOTHING_WRITTEN, type Writing, type Written } from './import-step.service.ts'

/** Stores the differences and emits events for cached people; returns the audit entries. */
export async function changePeople(
  tx: Tx,
  run: Writing,
  { pairs, events }: { pairs: readonly { before: StoredPerson; after: StoredPerson }[]; events: Kernel['events'] },
): Promise<AuditRecord[]> {
  const leaders = pairs.flatMap(({ before, after }) => [before.leaderId, after.leaderId]).filter((id) => id !== null)
  const names = namesIn(run.places, await importPeopleRepo.namesByIds(tx, [...new Set(leaders)]))
  // Compared by id: two departments, or two leaders, may have the same name.
  const differing = pairs
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
    .map((pair) => ({ ...pair, difference: changed(inAudit(pair.before, names), inAudit(pair.after, names)) }))
  if (differing.length === 0) return []
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
    if (after.mobile !== before.mobile) await events.emit(tx, 'org.mobile-changed', { userId })
    await events.emit(tx, 'org.user-changed', { userId })
  }
  return differing.map(({ after, difference }) => ({
    action: 'org.user.updated',
    subject: personAsSubject(after),
    before: difference.before,
    after: { ...difference.after, batchId: run.batchId },
  }))
}

/** Changes the people of these rows. */
export async function updatePeople(
  tx: Tx,
  run: Writing,
  { rows, events }: { rows: readonly ImportRow[]; events: Kernel['events'] },
): Promise<Written> {
  if (rows.length === 0) return NOTHING_WRITTEN
  const ids = await importPeopleRepo.members(
    tx,
    run.collegeId,
    rows.map(({ userName }) => plain(userName)),
  )
  const leaders = await leadersOf(tx, run, rows)
  const stored = new Map(
    (await importPeopleRepo.stored(tx, run.collegeId, [...ids.values()])).map((person) => [person.id, person]),
  )
  const administrators = rows.some(({ status }) => status === 'disabled') ? await lockAdministrators(tx) : undefined
  const late: Late[] = []
  const faults: RowFault[] = []
  const pairs = rows.flatMap((row) => {
    const before = stored.get(ids.get(plain(row.userName)) ?? asId<UserId>(''))
    if (!before) return []
    if (row.status === 'disabled' && administrators?.leave(before.id) === false) {
      faults.push(statusFault(row, 'org.last_administrator'))
      return []
    }
    const leaderId = row.leader === undefined ? undefined : leaders.get(plain(row.leader))
    if (!leaderId) late.push(...lateOf(row))
    return [{ before, after: wantedPerson(before, row, { ...rowPlace(run.places, row), leaderId }) }]
  })
  return { faults, late, records: await changePeople(tx, run, { pairs, events }) }
}
