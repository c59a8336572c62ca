import type { ErrorCatalog } from '../kernel/error.ts'

export const opsErrors = {
  // Somebody else, or another window, has already retried or discarded the dead letter.
  'ops.dead_letter_gone': { code: 4100001, status: 409 },
  // The batch ended before it could be stopped.
  'ops.batch_over': { code: 4100002, status: 409 },
} satisfies ErrorCatalog
