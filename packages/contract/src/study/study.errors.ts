import { Type } from 'typebox'
import { VIEWING_UNKNOWN } from '../kernel/codes.ts'
import type { ErrorCatalog } from '../kernel/error.ts'

export const studyErrors = {
  // The content was deleted, is not published, or is not for this person.
  'study.gone': { code: 4180001, status: 404 },
  // Earlier courseware has to be finished first.
  'study.locked': { code: 4180002, status: 409 },
  // The file of the courseware is still being prepared.
  'study.not_ready': { code: 4180003, status: 409 },
  'study.viewing_unknown': { code: VIEWING_UNKNOWN, status: 404 },
  'study.note_gone': { code: 4180005, status: 404 },
  // A person may have 500 notes on one content.
  'study.too_many_notes': { code: 4180006, status: 409 },
  // A report of stay time covers 1 to `most` days.
  'study.bad_range': { code: 4180007, status: 422, params: Type.Object({ most: Type.Integer() }) },
} satisfies ErrorCatalog
