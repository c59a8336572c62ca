import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Nothing, Page, pageQuery } from '../kernel/schema.ts'
import { DeadLetter, SystemStatus } from './ops.model.ts'

const DeadLetterChoice = Type.Object({ id: Type.String({ format: 'uuid', maxLength: 36 }) })

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
} satisfies Calls
