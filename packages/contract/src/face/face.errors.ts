import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'

/** Learners have the numbers up to 4280099, management those from 4280100. */
export const faceErrors = {
  // The session was deleted or never published, or it is neither for the person nor theirs.
  'face.not_found': { code: 4280001, status: 404 },
  // The person has no such seat.
  'face.seat_not_found': { code: 4280002, status: 404 },
  // Signing up: the session has begun, is over or was cancelled.
  'face.sign_up_not_open': { code: 4280010, status: 409 },
  // Signing up opens later.
  'face.sign_up_not_yet': { code: 4280011, status: 409 },
  // Signing up is over.
  'face.sign_up_over': { code: 4280012, status: 409 },
  // Signing up: the session is for other people.
  'face.sign_up_out_of_scope': { code: 4280013, status: 403 },
  // Signing up: the person has a seat or waits for one.
  'face.sign_up_has_seat': { code: 4280014, status: 409 },
  // Signing up: every seat is taken, and there is no waiting list.
  'face.sign_up_full': { code: 4280015, status: 409 },
  // Signing up: seats are given by a sign-up with a form.
  'face.sign_up_by_form': { code: 4280020, status: 409 },
  // Signing up: seats are given by a form that is over or not for the person.
  'face.sign_up_form_closed': { code: 4280021, status: 409 },
  // The seat is in a status in which this cannot be done.
  'face.seat_settled': { code: 4280016, status: 409 },
  // Who does not come says why.
  'face.reason_missing': { code: 4280017, status: 422 },
  // The session has begun: only the organiser can change the seat.
  'face.too_late': { code: 4280018, status: 409 },
  // Leave: it was asked for already.
  'face.leave_asked': { code: 4280019, status: 409 },
  // Sign-in: it opens later.
  'face.sign_not_started': { code: 4280030, status: 409 },
  // Sign-in: it is over.
  'face.sign_expired': { code: 4280031, status: 409 },
  // Sign-in: the code does not belong to this day, or not to the time at which it was read.
  'face.sign_code_wrong': { code: 4280032, status: 422 },
  // Sign-in: the clock of the device was ahead of the server when it stored the scan.
  'face.sign_clock_ahead': { code: 4280033, status: 422 },
  // Sign-in: the device has stored the sign-in for too long.
  'face.sign_stored_too_long': { code: 4280034, status: 409 },
  // Sign-in: another person has signed in with this device.
  'face.sign_device_used': { code: 4280035, status: 409 },
  // Sign-in: the person has signed in or out already.
  'face.sign_done': { code: 4280036, status: 409 },
  // Sign-out: the person has not signed in on this day, or the day has no sign-out.
  'face.sign_out_not_open': { code: 4280037, status: 409 },
  // Sign-in: the person is not expected in this session.
  'face.sign_not_expected': { code: 4280038, status: 403 },
  // Sign-in: too many wrong codes were typed; scanned codes still count.
  'face.sign_code_locked': { code: 4280039, status: 429, params: Type.Object({ minutes: Type.Integer() }) },
  // Swap: the organiser does not allow it, or the session has begun.
  'face.swap_closed': { code: 4280040, status: 409 },
  // Swap: the colleague has a seat, or the session is not for them.
  'face.swap_bad_colleague': { code: 4280041, status: 422 },
  // Swap: the seat is not offered to the person any more.
  'face.swap_gone': { code: 4280042, status: 409 },
  // Homework: the session has none, or it can no longer be handed in.
  'face.homework_closed': { code: 4280043, status: 409 },
  // The person has no such record of earlier training.
  'face.record_not_found': { code: 4280044, status: 404 },
  // Sign-in: the device stored the scan, and had not opened the sign-in before it.
  'face.sign_not_opened': { code: 4280045, status: 409 },
  // Management: this college has no such session, day, room or seat.
  'face.unknown': { code: 4280100, status: 404 },
  // The session is in a state in which this cannot be done.
  'face.wrong_state': { code: 4280101, status: 409 },
  // A session cannot be published like this; `faults` is how many problems must be fixed first.
  'face.has_faults': { code: 4280102, status: 422, params: Type.Object({ faults: Type.Integer() }) },
  // A day names a room that does not exist, or the zone, a lecturer or the order of days is not valid.
  'face.bad_document': { code: 4280103, status: 422 },
  // People have seats: the days of a published session change only by rescheduling it.
  'face.days_fixed': { code: 4280104, status: 409 },
  // The room is used by a session that is not over.
  'face.room_in_use': { code: 4280105, status: 409, params: Type.Object({ sessions: Type.Integer() }) },
  // Another room of the college has this name.
  'face.room_name_taken': { code: 4280106, status: 409 },
  // A room is taken, or a lecturer teaches elsewhere, at one of these times; nobody has given a reason for it.
  'face.has_conflicts': { code: 4280107, status: 409, params: Type.Object({ conflicts: Type.Integer() }) },
  // The session was changed as a whole more than an hour ago, or this was undone already.
  'face.cannot_undo': { code: 4280108, status: 409 },
  // Import: a heading that is needed is missing.
  'face.import_headings': { code: 4280109, status: 422 },
  // Row of an import: the college has no such account.
  'face.row_no_person': { code: 4280110, status: 422 },
  // Row of an import: the title is missing.
  'face.row_no_title': { code: 4280111, status: 422 },
  // Row of an import: a text is too long.
  'face.row_too_long': { code: 4280112, status: 422 },
  // Row of an import: a date is not valid.
  'face.row_bad_date': { code: 4280113, status: 422 },
  // Row of an import: a number is not valid.
  'face.row_bad_number': { code: 4280114, status: 422 },
  // Row of an import: the mark is not known.
  'face.row_bad_mark': { code: 4280115, status: 422 },
  // Row of an import: the person cannot be marked in this session.
  'face.row_not_listed': { code: 4280116, status: 422 },
  // Row of an import: an earlier row says it already.
  'face.row_twice': { code: 4280117, status: 422 },
  // The span of a report is empty or longer than a year.
  'face.report_span': { code: 4280118, status: 422 },
  // The seat was offered to colleagues as often as is allowed.
  'face.swap_too_many': { code: 4280119, status: 409, params: Type.Object({ most: Type.Integer() }) },
  // Row of an import: the person is on leave.
  'face.row_on_leave': { code: 4280120, status: 422 },
  // Row of an import: a mark by hand or by code says something else.
  'face.row_marked': { code: 4280121, status: 422 },
  // Row of an import: what is known about the person has changed since the file was read.
  'face.row_changed': { code: 4280122, status: 422 },
  // Costs: somebody else has stored them since they were read.
  'face.costs_changed': { code: 4280123, status: 409 },
  // The survey is the evaluation of another session, whose answers would be mixed with these.
  'face.survey_taken': { code: 4280124, status: 409, params: Type.Object({ session: Type.String() }) },
  // People have earned the certificate of the session: what it says stays.
  'face.certificate_fixed': { code: 4280125, status: 409 },
} satisfies ErrorCatalog
