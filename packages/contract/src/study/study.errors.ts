import { VIEWING_UNKNOWN } from '../kernel/codes.ts'
import type { ErrorCatalog } from '../kernel/error.ts'

export const studyErrors = {
  // What was to be studied is gone, not published, or not for this person.
  'study.gone': { code: 4180001, status: 404 },
  // Something before it has to be finished first.
  'study.locked': { code: 4180002, status: 409 },
  // The file behind it is still being prepared.
  'study.not_ready': { code: 4180003, status: 409 },
  'study.viewing_unknown': { code: VIEWING_UNKNOWN, status: 404 },
  'study.note_gone': { code: 4180005, status: 404 },
  // A thing holds 500 notes of a person.
  'study.too_many_notes': { code: 4180006, status: 409 },
} satisfies ErrorCatalog
