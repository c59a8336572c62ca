import type { ErrorCatalog } from '../kernel/error.ts'

export const opsErrors = {
  // The dead letter was retried or discarded meanwhile, by someone else or in another window.
  'ops.dead_letter_gone': { code: 4100001, status: 409 },
  // The work had come to its end before it could be stopped.
  'ops.batch_over': { code: 4100002, status: 409 },
} satisfies ErrorCatalog
