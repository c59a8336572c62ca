import { join } from 'node:path'
import type { CallQuery } from '@sands/contract/calls'
import { type FaceReport, type FaceReportRow, MOST_REPORT_ROWS } from '@sands/contract/face/report.calls'
import type { BatchId, CollegeId } from '@sands/contract/kernel/schema'
import { attendanceRate, REPORT_DAYS } from '@sands/rules/face/report'
import type { Language } from '@sands/rules/language'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { AppError, errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { createRowFile, XLSX_TYPE } from '../../../kernel/spreadsheet/row-file.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { SheetCell } from '../../../kernel/spreadsheet/write-xlsx.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Batches, BatchKind } from '../../ops/index.ts'
import { expectCurrentRight } from '../../org/index.ts'
import { type ReportRow, reportRepo } from './report.repo.ts'

type Wanted = CallQuery<'GET /sands-lms/api/v1/manage/face/report'>

const DAY_MS = 86_400_000
const HOUR_SECONDS = 3600
const CENTS = 100
/** The most rows that a file has. */
const MOST_FILE_ROWS = 10_000
const COLUMNS = [
  'sessions',
  'seats',
  'present',
  'late',
  'partly',
  'absent',
  'leave',
  'rate',
  'hours',
  'score',
  'costs',
] as const

export interface Reports {
  get(viewer: Viewer, wanted: Wanted): Promise<FaceReport>
  start(tx: Tx, viewer: Viewer, wanted: Wanted): Promise<{ batchId: BatchId }>
}

const tenths = (value: number): number => Math.round(value * 10) / 10

const presentRow = ({ seconds, score, cents, ...row }: ReportRow, seesCosts: boolean): FaceReportRow => ({
  ...{ id: row.id, name: row.name, sessions: row.sessions, seats: row.seats, present: row.present, late: row.late },
  ...{ partly: row.partly, absent: row.absent, leave: row.leave, rate: attendanceRate(row) },
  hours: tenths(seconds / HOUR_SECONDS),
  score: score === null ? null : tenths(score),
  costs: seesCosts ? Math.round(cents) : null,
})

function expectSpan({ from, until }: Wanted): void {
  const length = Date.parse(until) - Date.parse(from)
  if (length <= 0 || length > REPORT_DAYS * DAY_MS) throw fail('face.report_span')
}

const cellsOf = (row: FaceReportRow, language: Language): SheetCell[] => [
  row.name || errorText('face.report_no_department', language),
  ...COLUMNS.map((column): SheetCell => {
    const value = row[column]
    if (value === null) return ''
    return { number: column === 'costs' ? value / CENTS : value }
  }),
]

/** Attendance, hours and scores by department and by lecturer, on the screen and as a spreadsheet. */
export function createReports(kernel: Kernel, { batches }: { batches: Batches }): Reports {
  const { database, clock, audit } = kernel
  const tables = createTableProcess(kernel)

  interface Reader {
    collegeId: CollegeId
    seesCosts: boolean
  }

  async function rowsOf(db: Db, reader: Reader, { by, from, until }: Wanted, most: number): Promise<FaceReport> {
    const { collegeId, seesCosts } = reader
    const span = { collegeId, from: new Date(from), until: new Date(until), now: clock.now(), limit: most + 1 }
    const rows = await reportRepo.rows(db, by, span)
    return { rows: rows.slice(0, most).map((row) => presentRow(row, seesCosts)), isCut: rows.length > most }
  }

  /** The costs are for those who enter them. */
  async function seesCosts(actor: Parameters<typeof expectCurrentRight>[1]): Promise<boolean> {
    try {
      await expectCurrentRight(database.primary, actor, 'face.edit')
      return true
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  }

  const kind: BatchKind<Wanted> = {
    name: 'face.report',
    isGuarded: true,
    async run({ actor, language, folder, input, step }) {
      await expectCurrentRight(database.primary, actor, 'face.attend')
      const { rows: found } = await rowsOf(
        database.replica(),
        { collegeId: actor.collegeId, seesCosts: await seesCosts(actor) },
        input,
        MOST_FILE_ROWS,
      )
      await step(0, found.length)
      const rows = createRowFile(join(folder, 'rows'))
      const heading = errorText(input.by === 'department' ? 'face.report.department' : 'face.report.lecturer', language)
      await rows.add([
        [heading, ...COLUMNS.map((column) => errorText(`face.report.${column}`, language))],
        ...found.map((row) => cellsOf(row, language)),
      ])
      await step(found.length, found.length)
      await rows.end()
      const path = join(folder, 'report.xlsx')
      await tables.write({ sheets: [{ rowsPath: rows.path }], path })
      const name = `${errorText('face.file.report', language)}.xlsx`
      return { counts: { rows: found.length }, file: { name, path, contentType: XLSX_TYPE } }
    },
  }
  batches.add(kind)

  return {
    async get(viewer, wanted) {
      expectSpan(wanted)
      return rowsOf(
        database.replica(),
        { collegeId: viewer.collegeId, seesCosts: viewer.rights.has('face.edit') },
        wanted,
        MOST_REPORT_ROWS,
      )
    },

    async start(tx, viewer, { by, from, until }) {
      expectSpan({ by, from, until })
      const batchId = await batches.start(tx, viewer, kind, { by, from, until })
      await audit.record(tx, viewer, {
        action: 'face.report.export-started',
        subject: { kind: 'batch', id: batchId, name: errorText('face.file.report', viewer.language) },
        after: { batchId },
      })
      return { batchId }
    },
  }
}
