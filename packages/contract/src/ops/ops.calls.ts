import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Nothing, Page, pageQuery } from '../kernel/schema.ts'
import { AuditEntry, auditFilter } from './audit.model.ts'
import { Batch } from './batch.model.ts'
import { DeadLetter, SystemStatus } from './ops.model.ts'

const DeadLetterChoice = Type.Object({ id: Type.String({ format: 'uuid', maxLength: 36 }) })

const BatchChoice = Type.Object({ id: IdOf<'batch'>() })

export const opsCalls = {
  'GET /sands-system/api/v1/ops/status': call({
    summary: 'How the installation is doing: database, job queue, version.',
    access: 'right:ops.jobs.view',
    data: SystemStatus,
  }),
  'GET /sands-system/api/v1/ops/dead-letter/page': call({
    summary: 'Jobs that failed for good, newest first.',
    access: 'right:ops.jobs.view',
    query: Type.Object({ ...pageQuery }),
    data: Page(DeadLetter),
  }),
  'POST /sands-system/api/v1/ops/dead-letter/retry': call({
    summary: 'Puts a failed job back into its queue with all its tries.',
    access: 'right:ops.jobs.retry',
    body: DeadLetterChoice,
    data: Nothing,
    errors: ['ops.dead_letter_gone'],
    once: true,
  }),
  'POST /sands-system/api/v1/ops/dead-letter/discard': call({
    summary: 'Takes a failed job off the list for good.',
    access: 'right:ops.jobs.retry',
    body: DeadLetterChoice,
    data: Nothing,
    errors: ['ops.dead_letter_gone'],
    once: true,
  }),
  'GET /sands-system/api/v1/ops/audit/page': call({
    summary: 'Who changed what, newest first.',
    access: 'right:ops.audit.view',
    query: Type.Object({ ...auditFilter, ...pageQuery }),
    data: Page(AuditEntry),
  }),
  'GET /sands-system/api/v1/ops/audit/actions': call({
    summary: 'The actions that have been recorded so far, for the filter.',
    access: 'right:ops.audit.view',
    data: Type.Array(Type.String()),
  }),
  'POST /sands-system/api/v1/ops/audit/export': call({
    summary: 'Writes the entries that the filter leaves into a file, as long work.',
    access: 'right:ops.audit.view',
    body: Type.Object(auditFilter),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    once: true,
  }),
  'GET /sands-system/api/v1/ops/batch/page': call({
    summary: 'The long work that the person has started, newest first.',
    access: 'learner',
    query: Type.Object({ ...pageQuery }),
    data: Page(Batch),
  }),
  'GET /sands-system/api/v1/ops/batch/get': call({
    summary: 'How far a piece of long work is. Only its owner sees it.',
    access: 'learner',
    query: BatchChoice,
    data: Batch,
    errors: ['kernel.not_found'],
  }),
  'POST /sands-system/api/v1/ops/batch/cancel': call({
    summary: 'Stops long work after the step it is at. What is done stays done.',
    access: 'learner',
    body: BatchChoice,
    data: Nothing,
    errors: ['kernel.not_found', 'ops.batch_over'],
    once: true,
  }),
  'GET /sands-system/api/v1/ops/batch/file': call({
    summary: 'A short-lived address from which the result of long work can be saved. Only for its owner.',
    access: 'learner',
    query: BatchChoice,
    data: Type.Object({ url: Type.String() }),
    errors: ['kernel.not_found'],
  }),
} satisfies Calls
