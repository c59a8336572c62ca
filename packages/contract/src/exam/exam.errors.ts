import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'

/**
 * Management has the numbers up to 4230099, taking an exam those from 4230100, marking those from 4230200,
 * practice those from 4230300.
 */
export const examErrors = {
  // Management: this college has no such exam.
  'exam.unknown': { code: 4230001, status: 404 },
  // The question was deleted, or it belongs to another college.
  'exam.question_unknown': { code: 4230002, status: 404 },
  // The paper was deleted, or it belongs to another college.
  'exam.paper_unknown': { code: 4230003, status: 404 },
  // Papers name the question; `count` is how many.
  'exam.question_in_use': { code: 4230004, status: 409, params: Type.Object({ count: Type.Integer() }) },
  // Without the question the random papers of `count` exams could not be drawn; `names` has the first of them.
  'exam.question_needed': {
    code: 4230012,
    status: 409,
    params: Type.Object({ count: Type.Integer(), names: Type.String() }),
  },
  // Exams use the paper; `count` is how many.
  'exam.paper_in_use': { code: 4230005, status: 409, params: Type.Object({ count: Type.Integer() }) },
  // A question cannot be stored like this: no key, an option without words, a blank that the stem does not show.
  'exam.bad_question': { code: 4230006, status: 422, params: Type.Object({ faults: Type.Integer() }) },
  // An exam cannot be published like this; `faults` is how many problems must be fixed first.
  'exam.has_faults': { code: 4230007, status: 422, params: Type.Object({ faults: Type.Integer() }) },
  // The exam is in a state in which this cannot be done.
  'exam.wrong_state': { code: 4230008, status: 409 },
  // The table has no column for the type or the stem, so its rows mean nothing.
  'exam.import_headings': { code: 4230009, status: 422 },
  // The exam has no such override, or it was taken back.
  'exam.override_unknown': { code: 4230010, status: 404 },
  // Other terms are for one person or one department, and at least one term differs.
  'exam.bad_override': { code: 4230011, status: 422 },
  // The exam was withdrawn or archived.
  'exam.withdrawn': { code: 4230101, status: 409 },
  // It opens later.
  'exam.not_open_yet': { code: 4230102, status: 409 },
  // It has closed.
  'exam.closed': { code: 4230103, status: 409 },
  // The last moment of admission has passed.
  'exam.admission_over': { code: 4230104, status: 409 },
  // All attempts are used.
  'exam.no_attempts_left': { code: 4230105, status: 409 },
  // The interval between two attempts has not passed yet.
  'exam.wait_between': { code: 4230106, status: 409 },
  // The person has passed already.
  'exam.passed_already': { code: 4230107, status: 409 },
  // An attempt waits for marks.
  'exam.in_review': { code: 4230108, status: 409 },
  // The password of the exam is missing or wrong.
  'exam.wrong_password': { code: 4230109, status: 422 },
  // The bank no longer has enough questions for a random paper.
  'exam.paper_short': { code: 4230110, status: 409 },
  // There is no such attempt, or it belongs to another person.
  'exam.attempt_unknown': { code: 4230111, status: 404 },
  // The paper was opened again on another page or device. This page becomes read-only.
  'exam.newer_page_open': { code: 4230112, status: 409 },
  // The time of the attempt is over. What was stored before is handed in.
  'exam.time_over': { code: 4230113, status: 409 },
  // The attempt was handed in already.
  'exam.handed_in': { code: 4230114, status: 409 },
  // Earlier changes are missing on the server. The device sends again from `expected`.
  'exam.operations_missing': { code: 4230115, status: 409, params: Type.Object({ expected: Type.Integer() }) },
  // The minimum time has not passed yet; `minutes` is how many are left.
  'exam.too_early': { code: 4230116, status: 409, params: Type.Object({ minutes: Type.Integer() }) },
  // Required questions have no answer; `count` is how many.
  'exam.required_unanswered': { code: 4230117, status: 422, params: Type.Object({ count: Type.Integer() }) },
  // The attempt is still in progress, so it has no result.
  'exam.still_running': { code: 4230118, status: 409 },
  // The code is not one of a receipt of this installation.
  'exam.receipt_unknown': { code: 4230119, status: 404 },
  // The sealed file was changed, or another person or attempt made it.
  'exam.bad_seal': { code: 4230120, status: 422 },
  // A mark names an answer that nobody marks by hand, more points than the question has, or a line the rubric lacks.
  'exam.bad_mark': { code: 4230201, status: 422 },
  // Answers have no mark yet; `count` is how many.
  'exam.marks_missing': { code: 4230202, status: 422, params: Type.Object({ count: Type.Integer() }) },
  // A regrading of this exam has not ended yet.
  'exam.regrade_running': { code: 4230203, status: 409 },
  // The exam has no such sealed file.
  'exam.sealed_unknown': { code: 4230121, status: 404 },
  // A reviewer has decided about the sealed file already.
  'exam.sealed_decided': { code: 4230122, status: 409 },
  // The attempt has `most` sealed files already.
  'exam.sealed_enough': { code: 4230123, status: 409, params: Type.Object({ most: Type.Integer() }) },
  // This college has no such practice, it was deleted, or it is not for the person.
  'exam.practice_unknown': { code: 4230301, status: 404 },
  // It opens later.
  'exam.practice_not_open': { code: 4230302, status: 409 },
  // Its time is over, or it was ended.
  'exam.practice_over': { code: 4230303, status: 409 },
  // The person has handed it in, and it is not repeatable.
  'exam.practice_not_repeatable': { code: 4230304, status: 409 },
  // There is no such attempt, or it belongs to another person.
  'exam.practice_attempt_unknown': { code: 4230305, status: 404 },
  // The attempt was handed in, so it has no answers to change.
  'exam.practice_handed_in': { code: 4230306, status: 409 },
  // The attempt is still in progress, so it has no result.
  'exam.practice_running': { code: 4230307, status: 409 },
  // The wrong book or the favourites have no question to practise.
  'exam.practice_no_questions': { code: 4230308, status: 409 },
  // Management: the practice is in a state in which this cannot be done.
  'exam.practice_wrong_state': { code: 4230309, status: 409 },
} satisfies ErrorCatalog
