import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'

export const reviewErrors = {
  // It does not exist, belongs to another college, is the person's own work, or is not theirs to mark.
  'review.unknown': { code: 4190001, status: 404 },
  // Another person is at it now; `name` is who. It is free again when their claim runs out.
  'review.claimed': { code: 4190002, status: 409, params: Type.Object({ name: Type.String() }) },
  // It was marked already, by `name`.
  'review.marked_already': { code: 4190003, status: 409, params: Type.Object({ name: Type.String() }) },
} satisfies ErrorCatalog
