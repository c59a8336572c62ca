import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@sands/rules/language'
import { errorText } from '../../../kernel/errors.ts'
import { CSV_START, CSV_TYPE, csvRow } from '../../../kernel/spreadsheet/csv.ts'
import { storedRows } from '../../../kernel/spreadsheet/stored-rows.ts'
import type { BatchOutcome, StoredProblem } from '../../ops/index.ts'
import type { Plan } from './import-plan.service.ts'
import type { Mapping, RowFault } from './import-row.codec.ts'
import type { RowOutcome } from './import-row-outcome.service.ts'

const MOST_PROBLEMS = 100
const ROWS_AT_ONCE = 500

interface Report {
  plan: Plan
  /** The headings of the file. */
  columns: readonly string[]
  mapping: Mapping
  path: string
  folder: string
  language: Language
  dryRun: boolean
}

/** A row that an earlier try has written counts as what it was then. */
const COUNTED: Readonly<Record<RowOutcome, 'created' | 'updated' | 'skipped' | 'failed'>> = {
  create: 'created',
  created: 'created',
  update: 'updated',
  updated: 'updated',
  skip: 'skipped',
  failed: 'failed',
}

/** The counts of a dry run, which stores nothing. */
const trialCounts = ({ created, updated, skipped, failed }: Record<(typeof COUNTED)[RowOutcome], number>) => ({
  wouldCreate: created,
  wouldUpdate: updated,
  wouldSkip: skipped,
  failed,
})

/** People who import learn of departments that are made along the way, before and after. */
const departmentCounts = ({ plan: { departments }, dryRun }: Report): Record<string, number> =>
  departments.size === 0 ? {} : { [dryRun ? 'wouldCreateDepartments' : 'departments']: departments.size }

function problemOf({ row, field, value, error, params }: RowFault, { columns, mapping }: Report): StoredProblem {
  const column = field === null ? null : (columns[mapping.indexOf(field)] ?? null)
  return { row, column, value, error, ...(params ? { params } : {}) }
}

function faultText(fault: RowFault, report: Report): string {
  const { column } = problemOf(fault, report)
  const text = errorText(fault.error, report.language, fault.params)
  return column ? `${column}: ${text}` : text
}

/** Writes the refused rows as they are in the file, each with its number and its problems. */
async function writeFailed(report: Report): Promise<NonNullable<BatchOutcome['file']>> {
  const { plan, columns, language, folder } = report
  const path = join(folder, 'failed.csv')
  const out = createWriteStream(path, { mode: 0o600 })
  out.write(CSV_START)
  out.write(csvRow([errorText('org.column.row', language), ...columns, errorText('org.column.problem', language)]))
  for await (const rows of storedRows(report.path, ROWS_AT_ONCE)) {
    const lines = rows.flatMap(([row, ...cells]) => {
      const faults = plan.faults.get(row)
      return faults ? [csvRow([row, ...cells, faults.map((fault) => faultText(fault, report)).join('; ')])] : []
    })
    if (!out.write(lines.join(''))) await once(out, 'drain')
  }
  out.end()
  await once(out, 'finish')
  return { name: `${errorText('org.file.failed', language)}.csv`, path, contentType: CSV_TYPE }
}

export async function reportImport(report: Report): Promise<BatchOutcome> {
  const counts = { created: 0, updated: 0, skipped: 0, failed: 0 }
  for (const outcome of report.plan.outcomes) counts[COUNTED[outcome]] += 1
  const faults = [...report.plan.faults.values()].flat().toSorted((a, b) => a.row - b.row)
  return {
    counts: { ...(report.dryRun ? trialCounts(counts) : counts), ...departmentCounts(report) },
    notes: [...report.plan.departments],
    problems: faults.slice(0, MOST_PROBLEMS).map((fault) => problemOf(fault, report)),
    ...(faults.length > 0 ? { file: await writeFailed(report) } : {}),
  }
}
