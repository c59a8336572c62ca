import type { Batch, RowProblem } from '@sands/contract/ops/batch.model'
import { type ErrorTextKey, errorTexts } from '@sands/i18n/errors'
import type { Params } from '@sands/i18n/format'
import type { Language } from '@sands/rules/language'
import { AppError, errorText } from '../../kernel/errors.ts'
import type { BatchRow } from './batch.repo.ts'
import type { StoredProblem } from './batch.tables.ts'

const MAX_PROBLEMS = 100

interface Told {
  error: string
  params?: Record<string, unknown>
}

const isKnown = (name: string): name is ErrorTextKey => Object.hasOwn(errorTexts['zh-cn'], name)

const plain = (params: Record<string, unknown>): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  )

/** An error name from another version of the product is shown as it is. */
const textOf = ({ error, params = {} }: Told, language: Language): string =>
  isKnown(error) ? errorText(error, language, plain(params)) : error

/**
 * Why a batch failed, as an error name, so that it can be shown in any language. An unexpected error is in the log
 * under the id of the batch.
 */
export function storedReason(error: unknown, id: string): string {
  const told: Told =
    error instanceof AppError
      ? { error: error.errorName, params: { ...error.params } }
      : { error: 'kernel.unexpected', params: { requestId: `batch-${id}` } }
  return JSON.stringify(told)
}

export const presentProblem = ({ row, column, value, ...told }: StoredProblem, language: Language): RowProblem => ({
  row,
  column,
  value,
  text: textOf(told, language),
})

export function presentBatch(row: BatchRow, language: Language): Batch {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    total: row.total,
    done: row.done,
    counts: row.counts,
    problems: row.problems.slice(0, MAX_PROBLEMS).map((problem) => presentProblem(problem, language)),
    notes: row.notes,
    reason: row.reason === null ? null : textOf(JSON.parse(row.reason) as Told, language),
    file: row.state === 'done' && row.fileName !== null ? { name: row.fileName, bytes: row.fileBytes ?? 0 } : null,
    ownerName: row.starter.name,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }
}
