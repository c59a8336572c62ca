import { join } from 'node:path'
import type { FaceSeatRow } from '@sands/contract/face/manage.model'
import type { BatchId } from '@sands/contract/kernel/schema'
import { SEATED } from '@sands/rules/face/seat'
import { wallTime } from '@sands/rules/face/zone'
import type { Language } from '@sands/rules/language'
import type { Tx } from '../../../kernel/database/database.ts'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { createRowFile, timeIn, XLSX_TYPE } from '../../../kernel/spreadsheet/row-file.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { SheetCell } from '../../../kernel/spreadsheet/write-xlsx.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Batches, BatchKind } from '../../ops/index.ts'
import { expectCurrentRight } from '../../org/index.ts'
import { certificateRepo } from '../certificate/certificate.repo.ts'
import { presentSeatRow } from '../seat/seat.present.ts'
import { seatRepo } from '../seat/seat.repo.ts'
import { faceSubject } from '../session/session.present.ts'
import { type FaceId, sessionRepo } from '../session/session.repo.ts'

const ROWS_AT_ONCE = 500
/** The most people that a file has. */
const MOST_ROWS = 20_000
const BEFORE = ['name', 'userName', 'department', 'status'] as const
const AFTER = ['score', 'reason', 'certificate', 'earned'] as const

type Wanted = { id: FaceId }

export interface SheetExports {
  start(tx: Tx, viewer: Viewer, wanted: Wanted): Promise<{ batchId: BatchId }>
}

/** The attendance sheet as a spreadsheet: a row for each person, a column for each day. */
export function createSheetExports(kernel: Kernel, { batches }: { batches: Batches }): SheetExports {
  const { database, clock, audit } = kernel
  const tables = createTableProcess(kernel)

  function cellsOf(row: FaceSeatRow, language: Language, time: ReturnType<typeof timeIn>): SheetCell[] {
    const { name, userName, departmentName, status, days, score, remark, certificate } = row
    return [
      ...[name, userName, departmentName, errorText(`face.status.${status}`, language)],
      // Nobody was absent who was not expected.
      ...days.map(({ outcome, mark }) =>
        outcome === 'open' || (!mark && !SEATED.includes(status)) ? '' : errorText(`face.status.${outcome}`, language),
      ),
      score === null ? '' : { number: score },
      remark ?? '',
      certificate?.title ?? '',
      certificate ? time(certificate.earnedAt) : '',
    ]
  }

  const kind: BatchKind<Wanted> = {
    name: 'face.sheet',
    isGuarded: true,
    async run({ actor, language, timeZone, folder, input: { id }, step }) {
      await expectCurrentRight(database.primary, actor, 'face.attend')
      const db = database.replica()
      const session = await sessionRepo.get(db, actor.collegeId, id)
      if (!session) throw fail('face.unknown')
      const days = await sessionRepo.days(db, [id])
      const total = Math.min(await seatRepo.total(db, { sessionId: id }), MOST_ROWS)
      const time = timeIn(timeZone)
      const rows = createRowFile(join(folder, 'rows'))
      const heading = (key: (typeof BEFORE)[number] | (typeof AFTER)[number]) =>
        errorText(`face.column.${key}`, language)
      await rows.add([
        [
          ...BEFORE.map(heading),
          ...days.map(({ startsAt }) => wallTime(startsAt.toISOString(), session.timeZone).replace('T', ' ')),
          ...AFTER.map(heading),
        ],
      ])
      let done = 0
      while (done < total) {
        await step(done, total)
        const found = await seatRepo.page(db, { sessionId: id, size: ROWS_AT_ONCE, offset: done })
        if (found.length === 0) break
        const seatIds = found.map(({ seat }) => seat.id)
        const marks = await seatRepo.marks(db, seatIds)
        const earned = new Map((await certificateRepo.ofSeats(db, seatIds)).map((row) => [row.seatId, row]))
        const around = { days, marks, place: null, refusals: [], now: clock.now() }
        await rows.add(
          found.map((row) =>
            cellsOf(presentSeatRow(row, { ...around, certificate: earned.get(row.seat.id) }), language, time),
          ),
        )
        done += found.length
      }
      await step(done, done)
      await rows.end()
      const path = join(folder, 'attendance.xlsx')
      await tables.write({ sheets: [{ rowsPath: rows.path }], path })
      const name = `${errorText('face.file.attendance', language)}.xlsx`
      return { counts: { rows: done }, file: { name, path, contentType: XLSX_TYPE } }
    },
  }
  batches.add(kind)

  return {
    async start(tx, viewer, { id }) {
      const session = await sessionRepo.get(tx, viewer.collegeId, id)
      if (!session) throw fail('face.unknown')
      const batchId = await batches.start(tx, viewer, kind, { id })
      await audit.record(tx, viewer, {
        action: 'face.seat.export-started',
        subject: faceSubject(session),
        after: { batchId },
      })
      return { batchId }
    },
  }
}
