import type { ErrorCatalog } from '../kernel/error.ts'

export const orgErrors = {
  // The person named a college they do not belong to. To them it does not exist.
  'org.college_unknown': { code: 4130001, status: 404 },
} satisfies ErrorCatalog
