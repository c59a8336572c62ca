import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'

export const lecturerErrors = {
  'lecturer.gone': { code: 4210004, status: 404 },
  // `count` courses name the lecturer.
  'lecturer.in_use': { code: 4210001, status: 409, params: Type.Object({ count: Type.Integer() }) },
  // Another lecturer is already linked to that person.
  'lecturer.person_taken': { code: 4210002, status: 409 },
  'lecturer.person_unknown': { code: 4210003, status: 422 },
} satisfies ErrorCatalog
