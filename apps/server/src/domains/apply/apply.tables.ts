import type { FormAnswer, FormField } from '@sands/rules/apply/form'
import type { EntryState, EntryStep, SignUpState, TargetKind } from '@sands/rules/apply/sign-up'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { files } from '../media/index.ts'
import { audiences, colleges, users } from '../org/index.ts'
import { approvals } from '../review/index.ts'

const ofCollege = () =>
  id<'college'>('college_id')
    .notNull()
    .references(() => colleges.id)
const byUser = (name: string) => id<'user'>(name).references(() => users.id)

/** What people can sign up for, with a form of its own. */
export const signUps = pgTable(
  'sign_ups',
  {
    id: newId<'apply'>('id').primaryKey(),
    collegeId: ofCollege(),
    title: text('title').notNull(),
    coverFileId: id<'file'>('cover_file_id').references(() => files.id),
    introduction: text('introduction').notNull(),
    state: text('state').$type<SignUpState>().notNull(),
    /** Both are null until the owner has chosen. */
    targetKind: text('target_kind').$type<TargetKind>(),
    targetId: id<'signUpTarget'>('target_id'),
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    /** Null without a limit. */
    quota: integer('quota'),
    hasWaitingList: boolean('has_waiting_list').notNull(),
    needsApproval: boolean('needs_approval').notNull(),
    /** The people who may sign up; null for everybody in the college. */
    audienceId: id<'audience'>('audience_id').references(() => audiences.id),
    fields: jsonb('fields').$type<readonly FormField[]>().notNull(),
    /** The place of the last person who signed up; the next one gets the next number. */
    lastTurn: integer('last_turn').notNull().default(0),
    cancelReason: text('cancel_reason'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedBy: byUser('updated_by'),
    updatedAt: instant('updated_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('sign_ups_college').on(table.collegeId, table.updatedAt),
    index('sign_ups_open').on(table.collegeId, table.closesAt).where(sql`state = 'open' and removed_at is null`),
    index('sign_ups_target').on(table.targetKind, table.targetId),
    index('sign_ups_cover').on(table.coverFileId),
    index('sign_ups_audience').on(table.audienceId),
    index('sign_ups_updated_by').on(table.updatedBy),
  ],
)

/** One row each time a person signs up: who signs up again keeps what they wrote before. */
export const signUpEntries = pgTable(
  'sign_up_entries',
  {
    id: newId<'applyEntry'>('id').primaryKey(),
    signUpId: id<'apply'>('sign_up_id')
      .notNull()
      .references(() => signUps.id),
    userId: byUser('user_id').notNull(),
    collegeId: ofCollege(),
    state: text('state').$type<EntryState>().notNull(),
    /** The order of arrival, which is that of the waiting list. */
    turn: integer('turn').notNull(),
    answers: jsonb('answers').$type<readonly FormAnswer[]>().notNull(),
    reason: text('reason'),
    approvalId: id<'approval'>('approval_id').references(() => approvals.id),
    /** Until the person signs up again. */
    isCurrent: boolean('is_current').notNull().default(true),
    signedUpAt: instant('signed_up_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('sign_up_entries_current').on(table.signUpId, table.userId).where(sql`is_current`),
    index('sign_up_entries_person').on(table.signUpId, table.userId, table.id),
    uniqueIndex('sign_up_entries_turn').on(table.signUpId, table.turn),
    index('sign_up_entries_state').on(table.signUpId, table.state, table.turn),
    index('sign_up_entries_user').on(table.userId, table.changedAt),
    index('sign_up_entries_college').on(table.collegeId),
    index('sign_up_entries_approval').on(table.approvalId),
  ],
)

/** Every step of every entry. Rows are only added. */
export const signUpHistory = pgTable(
  'sign_up_history',
  {
    id: newId<'applyHistory'>('id').primaryKey(),
    entryId: id<'applyEntry'>('entry_id')
      .notNull()
      .references(() => signUpEntries.id),
    step: text('step').$type<EntryStep>().notNull(),
    fromState: text('from_state').$type<EntryState>(),
    toState: text('to_state').$type<EntryState>().notNull(),
    /** Null for the rules and the clock. */
    byId: byUser('by_id'),
    reason: text('reason'),
    at: instant('at').notNull(),
  },
  (table) => [index('sign_up_history_entry').on(table.entryId, table.id), index('sign_up_history_by').on(table.byId)],
)

/** The files of the answers. */
export const signUpFiles = pgTable(
  'sign_up_files',
  {
    entryId: id<'applyEntry'>('entry_id')
      .notNull()
      .references(() => signUpEntries.id),
    fileId: id<'file'>('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.fileId] }), index('sign_up_files_file').on(table.fileId)],
)

/**
 * The exams that a place opens to people, whoever the exam was published for. The study domain reads it by its name
 * (`openedTo`): the domains that own the content come before this one. 3 is the type of exams.
 */
export const signUpOpenings = pgView('sign_up_openings', {
  userId: id<'user'>('user_id').notNull(),
  type: smallint('type').notNull(),
  refId: id<'taskContent'>('ref_id').notNull(),
}).as(sql`
  select e.user_id, 3::smallint as type, s.target_id as ref_id
  from sign_up_entries e join sign_ups s on s.id = e.sign_up_id
  where e.state = 'booked' and s.target_kind = 'exam' and s.removed_at is null`)
