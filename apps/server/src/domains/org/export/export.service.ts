import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BatchId, DepartmentId, UserId } from '@sands/contract/kernel/schema'
import type { UserFilter } from '@sands/contract/org/people.model'
import type { Language } from '@sands/rules/language'
import type { Tx } from '../../../kernel/database/database.ts'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { CSV_START, CSV_TYPE, csvRow } from '../../../kernel/spreadsheet/csv.ts'
import type { TableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Batches, BatchKind, BatchWork } from '../../ops/index.ts'
import { peopleRepo } from '../people/people.repo.ts'
import { peopleScope } from '../people/people.service.ts'
import { peopleListRepo } from '../people/people-list.repo.ts'
import { heldRights } from '../role/held-rights.policy.ts'
import { type DepartmentRow, departmentRepo } from '../structure/department.repo.ts'
import { type ExportedRow, exportRepo } from './export.repo.ts'

const ROWS_AT_ONCE = 500
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Input {
  filter: UserFilter
  format: 'csv' | 'xlsx'
}

export interface ExportService {
  start(tx: Tx, viewer: Viewer, wanted: Input): Promise<{ batchId: BatchId }>
}

/** Headings that the import understands: an exported file can be changed and imported again. */
const COLUMNS = [
  'org.column.user_name',
  'org.column.name',
  'org.column.mobile',
  'org.column.email',
  'org.column.department',
  'org.column.post',
  'org.column.labels',
  'org.column.leader',
  'org.column.status',
  'org.column.has_password',
  'org.column.created_at',
] as const

function pathNames(departments: readonly DepartmentRow[]): (id: DepartmentId | null) => string {
  const names = new Map(departments.map(({ id, name }) => [id, name]))
  const paths = new Map(departments.map(({ id, path }) => [id, path.map((step) => names.get(step) ?? '').join('/')]))
  return (id) => (id === null ? '' : (paths.get(id) ?? ''))
}

interface Wording {
  departmentOf(id: DepartmentId | null): string
  text(key: Parameters<typeof errorText>[0]): string
  dateOf(instant: string): string
}

const cellsOf = (row: ExportedRow, { departmentOf, text, dateOf }: Wording): string[] => [
  row.userName,
  row.name,
  row.mobile ?? '',
  row.email ?? '',
  departmentOf(row.departmentId),
  row.post ?? '',
  row.labels.join(';'),
  row.leader ?? '',
  text(row.status === 'active' ? 'org.status.active' : 'org.status.disabled'),
  text(row.hasPassword ? 'org.word.yes' : 'org.word.no'),
  dateOf(row.createdAt),
]

/** The day in the viewer's time zone, in a format that every spreadsheet sorts. */
function dayIn(timeZone: string): (instant: string) => string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  return (instant) => day.format(new Date(instant))
}

export function createExportService(kernel: Kernel, batches: Batches, tables: TableProcess): ExportService {
  const { audit, database } = kernel
  const db = database.primary

  async function scopeOf({ actor, input }: BatchWork<Input>) {
    const { collegeId, userId } = actor
    const held = heldRights(await peopleRepo.grants(db, [userId]), collegeId)
    if (!held.rights.has('org.people.export')) throw fail('kernel.no_permission')
    return peopleScope(db, { ...held, collegeId }, { filter: input.filter, right: 'org.people.export' })
  }

  /** Writes people as they are read; `line` formats the cells. */
  async function writeRows(work: BatchWork<Input>, path: string, line: (cells: readonly string[]) => string) {
    const scope = await scopeOf(work)
    const text = (key: Parameters<typeof errorText>[0]) => errorText(key, work.language)
    const departmentOf = pathNames(await departmentRepo.all(db, scope.collegeId))
    const wording: Wording = { departmentOf, text, dateOf: dayIn(work.timeZone) }
    const total = await peopleListRepo.count(db, scope)
    const out = createWriteStream(path, { flags: 'a', mode: 0o600 })
    out.write(line(COLUMNS.map(text)))
    let before: UserId | null = null
    let done = 0
    for (;;) {
      await work.step(done, Math.max(total, done))
      const rows: ExportedRow[] = await exportRepo.next(db, scope, { before, limit: ROWS_AT_ONCE })
      if (!out.write(rows.map((row) => line(cellsOf(row, wording))).join(''))) await once(out, 'drain')
      done += rows.length
      before = rows.at(-1)?.id ?? null
      if (rows.length < ROWS_AT_ONCE) break
    }
    out.end()
    await once(out, 'finish')
    return { exported: done }
  }

  const fileName = (language: Language, format: Input['format']) =>
    `${errorText('org.file.people', language)}.${format}`

  const kind: BatchKind<Input> = {
    name: 'org.export',
    isGuarded: true,
    async run(work) {
      const { folder, language, input } = work
      const path = join(folder, `people.${input.format}`)
      const name = fileName(language, input.format)
      if (input.format === 'csv') {
        await writeFile(path, CSV_START, { mode: 0o600 })
        const counts = await writeRows(work, path, csvRow)
        return { counts, file: { name, path, contentType: CSV_TYPE } }
      }
      const rowsPath = join(folder, 'rows')
      const counts = await writeRows(work, rowsPath, (cells) => `${JSON.stringify(cells)}\n`)
      await tables.write({ sheets: [{ rowsPath }], path })
      return { counts, file: { name, path, contentType: XLSX_TYPE } }
    },
  }
  batches.add(kind)

  return {
    async start(tx, viewer, { filter, format }) {
      const batchId = await batches.start(tx, viewer, kind, { filter, format })
      const name = fileName(viewer.language, format)
      await audit.record(tx, viewer, {
        action: 'org.people.export-started',
        subject: { kind: 'batch', id: batchId, name },
        after: { filter, format },
      })
      return { batchId }
    },
  }
}
