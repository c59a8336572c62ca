import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'

export const lecturerErrors = {
  'lecturer.gone': { code: 4001513, status: 404 },
  // Courses name the lecturer; `count` is how many.
  'lecturer.in_use': { code: 4180001, status: 409, params: Type.Object({ count: Type.Integer() }) },
  // Another lecturer is that person already.
  'lecturer.person_taken': { code: 4180002, status: 409 },
  'lecturer.person_unknown': { code: 4180003, status: 422 },
} satisfies ErrorCatalog
