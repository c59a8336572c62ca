import type { ErrorCatalog } from '../kernel/error.ts'

export const messageErrors = {
  // There is no such message in this person's inbox.
  'message.gone': { code: 4150001, status: 404 },
} satisfies ErrorCatalog
