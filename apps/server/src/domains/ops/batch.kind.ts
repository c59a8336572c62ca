import type { BatchId } from '@sands/contract/kernel/schema'
import type { BatchKindName } from '@sands/contract/ops/batch.model'
import type { Language } from '@sands/rules/language'
import type { Actor } from '../../kernel/audit/audit.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { StoredProblem } from './batch.tables.ts'

/** The result of a batch. */
export interface BatchOutcome {
  counts: Record<string, number>
  problems?: readonly StoredProblem[]
  /** Names of what it made, or would make, besides its rows. */
  notes?: readonly string[]
  /** A file on the local disk, which is moved into the store and served to the owner only. */
  file?: { name: string; path: string; contentType: string }
}

/** A running batch. */
export interface BatchWork<Input> {
  id: BatchId
  input: Input
  actor: Actor
  language: Language
  timeZone: string
  /** A separate folder on the local disk, deleted when the batch has ended. */
  folder: string
  /** Reports progress; throws when the owner has cancelled the batch. Call it between steps, outside of transactions. */
  step(done: number, total?: number): Promise<void>
}

/** A kind of batch. It may be started again after a crash, so its steps must be safe to repeat. */
export interface BatchKind<Input extends object> {
  name: BatchKindName
  /** Its file is about people, payments or passwords: nobody gets it without a fresh proof. */
  isGuarded?: true
  run(work: BatchWork<Input>): Promise<BatchOutcome>
}

export interface Batches {
  add<Input extends object>(kind: BatchKind<Input>): void
  /**
   * Runs in the transaction: without a commit there is no batch. Records
   * nothing in the audit log: the call that starts the batch does.
   */
  start<Input extends object>(tx: Tx, viewer: Viewer, kind: BatchKind<Input>, input: Input): Promise<BatchId>
}
