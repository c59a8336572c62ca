import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Nothing, Page, pageQuery } from '../kernel/schema.ts'
import { AuditEntry, auditFilter, SignInSpray } from './audit.model.ts'
import { Batch } from './batch.model.ts'
import { DeadLetter, SystemStatus } from './ops.model.ts'

const DeadLetterChoice = Type.Object({ id: Type.String({ format: 'uuid', maxLength: 36 }) })

const BatchChoice = Type.Object({ id: IdOf<'batch'>() })

export const opsCalls = {
  'GET /sands-system/api/v1/ops/status': call({
    summary: 'The state of the installation: database, store, job queue, version.',
    access: 'right:ops.jobs.view',
    data: SystemStatus,
  }),
  'GET /sands-system/api/v1/ops/dead-letter/page': call({
    summary: 'Jobs whose retries are used up, newest first.',
    access: 'right:ops.jobs.view',
    query: Type.Object({ ...pageQuery }),
    data: Page(DeadLetter),
  }),
  'POST /sands-system/api/v1/ops/dead-letter/retry': call({
    summary: 'Puts a failed job back into its queue with all its retries.',
    access: 'right:ops.jobs.retry',
    body: DeadLetterChoice,
    data: Nothing,
    errors: ['ops.dead_letter_gone'],
    once: true,
  }),
  'POST /sands-system/api/v1/ops/dead-letter/discard': call({
    summary: 'Deletes a failed job.',
    access: 'right:ops.jobs.retry',
    body: DeadLetterChoice,
    data: Nothing,
    errors: ['ops.dead_letter_gone'],
    once: true,
  }),
  'GET /sands-system/api/v1/ops/audit/page': call({
    summary: 'Who changed what, newest first. Contains sign-ins only if the filter `action` is auth.session.',
    access: 'right:ops.audit.view',
    query: Type.Object({ ...auditFilter, ...pageQuery }),
    data: Page(AuditEntry),
  }),
  'GET /sands-system/api/v1/ops/audit/actions': call({
    summary: 'All actions in the audit log, for the filter.',
    access: 'right:ops.audit.view',
    data: Type.Array(Type.String()),
  }),
  'GET /sands-system/api/v1/ops/audit/sprays': call({
    summary:
      'Networks with failed sign-ins to many accounts in the last seven days, those with the most accounts first.',
    access: 'right:ops.audit.view',
    query: Type.Object({ ...pageQuery }),
    data: Page(SignInSpray),
  }),
  'POST /sands-system/api/v1/ops/audit/export': call({
    summary: 'Exports the audit log entries that match the filter to a file, as a batch.',
    access: 'right:ops.audit.view',
    stepUp: true,
    body: Type.Object(auditFilter),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    once: true,
  }),
  'GET /sands-system/api/v1/ops/batch/page': call({
    summary: 'The batches that the person has started, newest first.',
    access: 'learner',
    query: Type.Object({ ...pageQuery }),
    data: Page(Batch),
  }),
  'GET /sands-system/api/v1/ops/batch/get': call({
    summary: 'The progress of a batch. Only its owner sees it.',
    access: 'learner',
    query: BatchChoice,
    data: Batch,
    errors: ['kernel.not_found'],
  }),
  'POST /sands-system/api/v1/ops/batch/cancel': call({
    summary: 'Stops a batch after its current step. The steps that are complete stay.',
    access: 'learner',
    body: BatchChoice,
    data: Nothing,
    errors: ['kernel.not_found', 'ops.batch_over'],
    once: true,
  }),
  'GET /sands-system/api/v1/ops/batch/file': call({
    summary: 'A short-lived address for downloading the result of a batch. Only for its owner.',
    access: 'learner',
    query: BatchChoice,
    data: Type.Object({ url: Type.String() }),
    errors: ['kernel.not_found', 'kernel.proof_due'],
  }),
} satisfies Calls
