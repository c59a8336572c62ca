import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'

export const courseErrors = {
  // The course or courseware was deleted ("course deleted cannot be watched" in the specification).
  'course.deleted': { code: 4001512, status: 404 },
  // The course is not published yet, or no longer.
  'course.not_published': { code: 4001519, status: 404 },
  // The person is not in the audience of the course. The app shows the no-permission page.
  'course.not_for_you': { code: 4001542, status: 403 },
  // In the management: the college has no such course or courseware.
  'course.unknown': { code: 4220001, status: 404 },
  // `count` published courses use the courseware.
  'course.courseware_in_use': { code: 4220002, status: 409, params: Type.Object({ count: Type.Integer() }) },
  // The course cannot be published; `faults` is the number of problems to fix first.
  'course.has_faults': { code: 4220003, status: 422, params: Type.Object({ faults: Type.Integer() }) },
  // The content does not match the type of the courseware, such as a document in a video or an invalid link.
  'course.bad_courseware': { code: 4220004, status: 422 },
  // The link is not a safe web address.
  'course.bad_link': { code: 4220005, status: 422 },
  // The table has no title column, so its rows cannot be understood.
  'course.import_headings': { code: 4220006, status: 422 },
  // The courseware is part of `count` published courses, and this change would make them impossible to finish.
  'course.courseware_faults': { code: 4220007, status: 422, params: Type.Object({ count: Type.Integer() }) },
} satisfies ErrorCatalog
