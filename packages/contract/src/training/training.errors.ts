import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'

/** Learners have the numbers up to 4290099, management those from 4290100. */
export const trainingErrors = {
  // The project was deleted, recalled or never published, or the person is not a member of it.
  'training.not_found': { code: 4290001, status: 404 },
  // The project has no such task, or no longer.
  'training.task_not_found': { code: 4290002, status: 404 },
  // The task is locked; `training/tasks` says why.
  'training.task_locked': { code: 4290003, status: 409 },
  // Joining: the project is not published, was recalled or has ended.
  'training.join_not_published': { code: 4290010, status: 409 },
  // Joining: the project does not let people join by themselves.
  'training.join_closed': { code: 4290011, status: 409 },
  // Joining: registration opens later.
  'training.join_not_open_yet': { code: 4290012, status: 409 },
  // Joining: registration is over.
  'training.join_window_over': { code: 4290013, status: 409 },
  // Joining: the person is outside the registration scope.
  'training.join_out_of_scope': { code: 4290014, status: 403 },
  // Joining: all seats are taken.
  'training.join_full': { code: 4290015, status: 409 },
  // Joining: the person has joined or applied already.
  'training.join_joined': { code: 4290016, status: 409 },
  // Withdrawing: the person has no registration that could be withdrawn.
  'training.no_registration': { code: 4290017, status: 404 },
  // Withdrawing: the project was recalled or is over.
  'training.withdraw_not_live': { code: 4290018, status: 409 },
  // Link: the time counts from the moment the person opens the link, which they have not done.
  'training.link_not_opened': { code: 4290020, status: 409 },
  // Link: the minimum time is not over; `seconds` is what is left.
  'training.link_too_early': { code: 4290021, status: 409, params: Type.Object({ seconds: Type.Integer() }) },
  // Homework: neither a text nor a file.
  'training.homework_empty': { code: 4290030, status: 422 },
  // Homework: the task takes no hand-ins; the owner credits it.
  'training.homework_not_taken': { code: 4290031, status: 409 },
  // Homework: it is passed, waived or credited.
  'training.homework_done': { code: 4290032, status: 409 },
  // Homework: what was handed in waits for its mark.
  'training.homework_waiting': { code: 4290033, status: 409 },
  // Homework: the last moment for handing in has passed.
  'training.homework_cut_off': { code: 4290034, status: 409 },
  // Marking: the score or the rubric is missing or does not fit the task.
  'training.bad_mark': { code: 4290035, status: 422 },
  // Marking: returned work needs a reason.
  'training.return_reason_missing': { code: 4290036, status: 422 },
  // Marking: the score is below the pass mark, so that the work can only be returned.
  'training.below_pass': { code: 4290037, status: 422 },
  // More time: the task has neither a due date nor a last moment for handing in.
  'training.extension_undated': { code: 4290038, status: 409 },
  // More time: the date is not later than what the person has, or more than half a year away.
  'training.extension_bad_date': { code: 4290039, status: 422 },
  // Sign-in: it opens later.
  'training.sign_in_not_started': { code: 4290040, status: 409 },
  // Sign-in: it is over, also for late people.
  'training.sign_in_expired': { code: 4290041, status: 409 },
  // Sign-in: the code does not belong to this task, or not to the time at which it was read.
  'training.sign_in_code_wrong': { code: 4290042, status: 422 },
  // Sign-in: the clock of the device is ahead of the server.
  'training.sign_in_clock_ahead': { code: 4290043, status: 422 },
  // Sign-in: the device has stored the sign-in for too long.
  'training.sign_in_stored_too_long': { code: 4290044, status: 409 },
  // Sign-in: another person has signed in with this device.
  'training.sign_in_device_used': { code: 4290045, status: 409 },
  // Sign-in: the person has signed in already, has leave, or has asked for it.
  'training.sign_in_settled': { code: 4290046, status: 409 },
  // Sign-in: too many wrong typed codes, of the person or at this sign-in. A scanned code is still taken.
  'training.sign_in_code_locked': { code: 4290047, status: 429, params: Type.Object({ minutes: Type.Integer() }) },
  // Sign-in without an account session: the code or the number is wrong, or the task or the person does not allow it.
  // One error for all of it, so that nobody learns who takes part.
  'training.sign_in_refused': { code: 4290048, status: 422 },
  // Sign-in: a stored scan counts only when the person had opened the task on that device before.
  'training.sign_in_not_opened': { code: 4290049, status: 409 },
  // Management: this college has no such project.
  /** A row of an import whose number belongs to nobody, or to several people. */
  'training.person_unknown': { code: 4290090, status: 404 },
  'training.unknown': { code: 4290100, status: 404 },
  // The project is in a state in which this cannot be done.
  'training.wrong_state': { code: 4290101, status: 409 },
  // The window of a sign-in ends before it starts.
  'training.sign_in_window_order': { code: 4290113, status: 422 },
  // Only a published project that is not over can be recalled.
  'training.recall_not_live': { code: 4290112, status: 409 },
  // A project cannot be published like this; `faults` is how many problems must be fixed first.
  'training.has_faults': { code: 4290102, status: 422, params: Type.Object({ faults: Type.Integer() }) },
  // A task names content that does not exist, or has a type that this installation does not know.
  'training.content_unknown': { code: 4290103, status: 404 },
  // The person is not a member of the project.
  'training.member_unknown': { code: 4290104, status: 404 },
  // Members of the audience leave with the audience, not by hand.
  'training.member_by_audience': { code: 4290105, status: 409 },
  // The task is done already, so that there is nothing to waive or to credit.
  'training.already_done': { code: 4290106, status: 409 },
  // The new date is not later than now.
  'training.date_passed': { code: 4290107, status: 422 },
  // More time by hand: it would end before the project starts.
  'training.extend_before_start': { code: 4290108, status: 422 },
  // More time by hand: the project is over by then.
  'training.extend_after_end': { code: 4290109, status: 422 },
  // More time by hand: nothing of the member has a date.
  'training.extend_undated': { code: 4290110, status: 409 },
  // More time by hand: the member has that much time already.
  'training.extend_shorter': { code: 4290111, status: 422 },
} satisfies ErrorCatalog
