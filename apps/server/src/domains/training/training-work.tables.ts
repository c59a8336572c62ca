import type { ExtensionState } from '@sands/rules/training/extension'
import type { SubmissionState } from '@sands/rules/training/homework'
import type { StoredSignIn } from '@sands/rules/training/sign-in'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { files } from '../media/index.ts'
import { colleges, users } from '../org/index.ts'
import { approvals } from '../review/index.ts'
import { trainings, trainingTasks } from './training.tables.ts'

const ofTask = () =>
  id<'trainingTask'>('task_id')
    .notNull()
    .references(() => trainingTasks.id)
const ofUser = () =>
  id<'user'>('user_id')
    .notNull()
    .references(() => users.id)

/** When members opened the link of a link task for the first time; its minimum time counts from here. */
export const trainingLinkVisits = pgTable(
  'training_link_visits',
  { taskId: ofTask(), userId: ofUser(), openedAt: instant('opened_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.taskId, table.userId] }),
    index('training_link_visits_user').on(table.userId),
  ],
)

/** Everything that members have handed in for homework and other training. Rows are only added and marked. */
export const trainingSubmissions = pgTable(
  'training_submissions',
  {
    id: newId<'trainingSubmission'>('id').primaryKey(),
    taskId: ofTask(),
    userId: ofUser(),
    trainingId: id<'training'>('training_id')
      .notNull()
      .references(() => trainings.id),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    /** From 1, for each member and task. */
    number: integer('number').notNull(),
    content: text('content').notNull(),
    state: text('state').$type<SubmissionState>().notNull(),
    submittedAt: instant('submitted_at').notNull(),
    lateMinutes: integer('late_minutes').notNull(),
    score: integer('score'),
    rubric: jsonb('rubric').$type<Record<string, number>>(),
    /** Of the reviewer; for returned work the reason. */
    comment: text('comment').notNull().default(''),
    markedBy: id<'user'>('marked_by').references(() => users.id),
    markedAt: instant('marked_at'),
  },
  (table) => [
    uniqueIndex('training_submissions_number').on(table.taskId, table.userId, table.number),
    // Two hand-ins at once: one waits for its mark.
    uniqueIndex('training_submissions_waiting').on(table.taskId, table.userId).where(sql`state = 'handed_in'`),
    index('training_submissions_user').on(table.userId),
    index('training_submissions_training').on(table.trainingId),
    index('training_submissions_college').on(table.collegeId),
    index('training_submissions_marked').on(table.markedBy),
  ],
)

export const trainingSubmissionFiles = pgTable(
  'training_submission_files',
  {
    submissionId: id<'trainingSubmission'>('submission_id')
      .notNull()
      .references(() => trainingSubmissions.id),
    fileId: id<'file'>('file_id')
      .notNull()
      .references(() => files.id),
    place: integer('place').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.fileId] }),
    index('training_submission_files_file').on(table.fileId),
  ],
)

/** More time for a task that a member has asked for, with the answer; what was granted moves the dates of the member. */
export const trainingExtensions = pgTable(
  'training_extensions',
  {
    taskId: ofTask(),
    userId: ofUser(),
    trainingId: id<'training'>('training_id')
      .notNull()
      .references(() => trainings.id),
    state: text('state').$type<ExtensionState>().notNull(),
    wantedTo: instant('wanted_to').notNull(),
    /** In which the person chose the time. */
    timeZone: text('time_zone').notNull(),
    /** By this request or an earlier one. */
    extendedTo: instant('extended_to'),
    reason: text('reason').notNull(),
    decision: text('decision').notNull().default(''),
    approvalId: id<'approval'>('approval_id')
      .notNull()
      .references(() => approvals.id),
    askedAt: instant('asked_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.userId] }),
    index('training_extensions_user').on(table.userId),
    index('training_extensions_training').on(table.trainingId),
    index('training_extensions_approval').on(table.approvalId),
  ],
)

/** Wrong codes of a person, a network and everybody (`session`) since a moment. A right code is taken back. */
export const trainingSignInTries = pgTable(
  'training_sign_in_tries',
  {
    taskId: ofTask(),
    who: text('who').notNull(),
    tries: integer('tries').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.who] })],
)

/** One row for each member who has signed in or asked for leave. */
export const trainingSignIns = pgTable(
  'training_sign_ins',
  {
    taskId: ofTask(),
    userId: ofUser(),
    state: text('state').$type<StoredSignIn>().notNull(),
    /** When the device read the code, by its own clock. */
    signedAt: instant('signed_at'),
    receivedAt: instant('received_at'),
    deviceId: text('device_id'),
    isReplayed: boolean('is_replayed').notNull().default(false),
    leaveReason: text('leave_reason'),
    decidedBy: id<'user'>('decided_by').references(() => users.id),
    decision: text('decision'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.userId] }),
    // One device signs in one person.
    uniqueIndex('training_sign_ins_device').on(table.taskId, table.deviceId).where(sql`device_id is not null`),
    index('training_sign_ins_user').on(table.userId),
    index('training_sign_ins_decided').on(table.decidedBy),
  ],
)

/** People who tried to sign in with the device of another person, for the organiser; the last try of each. */
export const trainingSignInRefusals = pgTable(
  'training_sign_in_refusals',
  {
    taskId: ofTask(),
    userId: ofUser(),
    usedBy: id<'user'>('used_by')
      .notNull()
      .references(() => users.id),
    refusedAt: instant('refused_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.userId] }),
    index('training_sign_in_refusals_user').on(table.userId),
    index('training_sign_in_refusals_used_by').on(table.usedBy),
  ],
)
