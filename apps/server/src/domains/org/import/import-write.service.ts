import type { Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { storedRows } from '../../../kernel/spreadsheet/stored-rows.ts'
import { departmentRepo } from '../structure/department.repo.ts'
import { createPeople } from './import-create.service.ts'
import { addMissing } from './import-department.service.ts'
import { importPeopleRepo } from './import-people.repo.ts'
import { type Plan, ROWS_AT_ONCE } from './import-plan.service.ts'
import { type ImportRow, type RowFault, rowOf } from './import-row.codec.ts'
import type { RowOutcome } from './import-row-outcome.service.ts'
import { createSlice } from './import-slice.service.ts'
import { type Late, lateOf, type Writing, type Written } from './import-step.service.ts'
import { changePeople, updatePeople } from './import-update.service.ts'

export function createImportWriter({ audit, clock, database, events }: Kernel) {
  /** Runs at the end, when all people of the file exist. */
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
        await audit.record(tx, run.actor, ...(await changePeople(tx, run, { pairs, events })))
      })
    }
    return faults
  }

  async function chunk(
    tx: Tx,
    run: Writing,
    rows: readonly { row: ImportRow; outcome: RowOutcome }[],
  ): Promise<Omit<Written, 'records'>> {
    const withOutcome = (outcome: RowOutcome) => rows.filter((each) => each.outcome === outcome).map(({ row }) => row)
    const [creating, updating] = [withOutcome('create'), withOutcome('update')]
    const paths = [...creating, ...updating].flatMap(({ department }) => {
      const isMissing = department && (run.places.departments.find(department)?.missing.length ?? 0) > 0
      return isMissing ? [department] : []
    })
    const { departments, records } = await addMissing(tx, { ...run, paths })
    run.places = { ...run.places, departments }
    const created = await createPeople(tx, run, { rows: creating, now: clock.now() })
    const updated = await updatePeople(tx, run, { rows: updating, events })
    // Rows of an earlier try, which may have ended before all leaders existed.
    const again = [...withOutcome('created'), ...withOutcome('updated')].flatMap(lateOf)
    await audit.record(tx, run.actor, ...records, ...created.records, ...updated.records)
    return { faults: [...created.faults, ...updated.faults], late: [...created.late, ...updated.late, ...again] }
  }

  return {
    /** Writes in chunks, each in one transaction together with its audit entries. */
    async write(run: Writing, { outcomes, faults }: Plan): Promise<void> {
      const slice = createSlice()
      const late: Late[] = []
      let position = 0
      for await (const stored of storedRows(run.path, ROWS_AT_ONCE)) {
        await run.step(position)
        const rows: { row: ImportRow; outcome: RowOutcome }[] = []
        for (const [index, each] of stored.entries()) {
          await slice.pause()
          const outcome = outcomes[position + index]
          if (outcome && outcome !== 'failed' && outcome !== 'skip')
            rows.push({ row: rowOf(each, run.order.mapping).row, outcome })
        }
        const written = await database.transaction((tx) => chunk(tx, run, rows))
        late.push(...written.late)
        for (const fault of written.faults) {
          faults.set(fault.row, [fault])
          outcomes[position + stored.findIndex(([row]) => row === fault.row)] = 'failed'
        }
        position += stored.length
      }
      for (const fault of await setLeaders(run, late)) faults.set(fault.row, [fault])
      await run.step(position)
    },
  }
}
