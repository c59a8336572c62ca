import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'

export const courseErrors = {
  // The course, or the piece of it, was deleted: "course deleted cannot be watched".
  'course.deleted': { code: 4001512, status: 404 },
  // It is no longer published, or not yet.
  'course.not_published': { code: 4001519, status: 404 },
  // It is meant for others. The app shows its page without permission.
  'course.not_for_you': { code: 4001542, status: 403 },
  // For whoever edits: there is no such course, or piece of courseware, in this college.
  'course.unknown': { code: 4220001, status: 404 },
  // Published courses show the courseware; `count` is how many.
  'course.courseware_in_use': { code: 4220002, status: 409, params: Type.Object({ count: Type.Integer() }) },
  // A course cannot be published like this; `faults` is how many things have to be mended first.
  'course.has_faults': { code: 4220003, status: 422, params: Type.Object({ faults: Type.Integer() }) },
  // What it is made of does not fit its type: a document in a video's place, a link that is none.
  'course.bad_courseware': { code: 4220004, status: 422 },
  // The address cannot be opened safely.
  'course.bad_link': { code: 4220005, status: 422 },
  // The table has no column for the title: nobody knows what its rows mean.
  'course.import_headings': { code: 4220006, status: 422 },
  // Learners have the courseware in `count` courses, and nobody could finish those with it as it is wanted.
  'course.courseware_faults': { code: 4220007, status: 422, params: Type.Object({ count: Type.Integer() }) },
} satisfies ErrorCatalog
