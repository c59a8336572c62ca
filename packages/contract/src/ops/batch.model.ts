import { type Static, Type } from 'typebox'
import { IdOf, Instant, Nullable, OneOf } from '../kernel/schema.ts'

export const BATCH_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export const BatchState = OneOf(BATCH_STATES)
export type BatchState = Static<typeof BatchState>

/** The kind of a batch: the domain and a name, such as `org.import`. The screens have a text for each kind. */
export const BatchKindName = Type.String({ pattern: '^[a-z]+\\.[a-z-]+$', maxLength: 60 })
export type BatchKindName = Static<typeof BatchKindName>

/**
 * A problem in one row of many. `problem` is an error name with its parameters; the text is in the language of the
 * viewer.
 */
export const RowProblem = Type.Object({
  row: Type.Integer({ description: 'Row number in the uploaded file; the heading is row 1' }),
  column: Nullable(Type.String()),
  value: Nullable(Type.String()),
  text: Type.String(),
})
export type RowProblem = Static<typeof RowProblem>

/** Work that takes longer than a request: it continues while the person does something else, and has a result. */
export const Batch = Type.Object({
  id: IdOf<'batch'>(),
  kind: BatchKindName,
  state: BatchState,
  /** Null until the total is known. */
  total: Nullable(Type.Integer()),
  done: Type.Integer(),
  counts: Type.Record(Type.String(), Type.Integer(), { description: 'Rows by outcome, such as created 12, failed 3' }),
  problems: Type.Array(RowProblem, { description: 'The first 100 problems' }),
  notes: Type.Array(Type.String(), {
    description: 'Names of what the batch creates, or would create, besides its rows; the first 100',
  }),
  reason: Nullable(Type.String({ description: 'Why the whole batch failed' })),
  file: Nullable(Type.Object({ name: Type.String(), bytes: Type.Integer() })),
  ownerName: Type.String(),
  createdAt: Instant,
  finishedAt: Nullable(Instant),
})
export type Batch = Static<typeof Batch>
