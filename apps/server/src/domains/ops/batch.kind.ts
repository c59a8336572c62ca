import type { BatchId } from '@sands/contract/kernel/schema'
import type { BatchKindName } from '@sands/contract/ops/batch.model'
import type { Language } from '@sands/rules/language'
import type { Actor } from '../../kernel/audit/audit.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { StoredProblem } from './batch.tables.ts'

/** What long work leaves behind. */
export interface BatchOutcome {
  counts: Record<string, number>
  problems?: readonly StoredProblem[]
  /** A file on this machine's disk, moved into the store and handed out to the owner alone. */
  file?: { name: string; path: string; contentType: string }
}

/** One piece of long work while it runs. */
export interface BatchWork<Input> {
  id: BatchId
  input: Input
  actor: Actor
  language: Language
  timeZone: string
  /** A folder of its own on this machine's disk; gone when the work has ended. */
  folder: string
  /** Tells how far it is; throws when the owner has cancelled it. Call it between steps, outside of transactions. */
  step(done: number, total?: number): Promise<void>
}

/** A kind of long work. It may be started again after a crash, so its steps must be safe to repeat. */
export interface BatchKind<Input extends object> {
  name: BatchKindName
  run(work: BatchWork<Input>): Promise<BatchOutcome>
}

export interface Batches {
  add<Input extends object>(kind: BatchKind<Input>): void
  /** Part of the transaction: no commit, no work. Records nothing in the audit log: the call that starts it does. */
  start<Input extends object>(tx: Tx, viewer: Viewer, kind: BatchKind<Input>, input: Input): Promise<BatchId>
}
