import type { DueRule, TrainingDocument } from '@sands/contract/training/manage.model'
import type { OwnTask } from '@sands/contract/training/own-task.model'
import type { MemberSource, MemberState } from '@sands/rules/training/join'
import type { RecordState } from '@sands/rules/training/progress'
import type { ProjectState, ProjectStep } from '@sands/rules/training/project'
import type { ProjectTaskType } from '@sands/rules/training/task-type'
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

const ofCollege = () =>
  id<'college'>('college_id')
    .notNull()
    .references(() => colleges.id)
const byUser = (name: string) => id<'user'>(name).references(() => users.id)
const ofTraining = () =>
  id<'training'>('training_id')
    .notNull()
    .references(() => trainings.id)

export const trainings = pgTable(
  'trainings',
  {
    id: newId<'training'>('id').primaryKey(),
    collegeId: ofCollege(),
    title: text('title').notNull(),
    coverFileId: id<'file'>('cover_file_id').references(() => files.id),
    state: text('state').$type<ProjectState>().notNull(),
    draft: jsonb('draft').$type<TrainingDocument>().notNull(),
    /** What members see. */
    published: jsonb('published').$type<TrainingDocument>(),
    /** What is published at `publishAt`. */
    scheduled: jsonb('scheduled').$type<TrainingDocument>(),
    publishAt: instant('publish_at'),
    publishedAt: instant('published_at'),
    /** The people who are members without doing anything; null for nobody. */
    audienceId: id<'audience'>('audience_id').references(() => audiences.id),
    /** The people who may join by themselves; null for everybody in the college. */
    scopeId: id<'audience'>('scope_id').references(() => audiences.id),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    ownerId: byUser('owner_id'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedBy: byUser('updated_by'),
    updatedAt: instant('updated_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('trainings_college').on(table.collegeId, table.updatedAt),
    index('trainings_state').on(table.state, table.startsAt, table.endsAt),
    index('trainings_publish').on(table.publishAt).where(sql`publish_at is not null`),
    index('trainings_cover').on(table.coverFileId),
    index('trainings_audience').on(table.audienceId),
    index('trainings_scope').on(table.scopeId),
    index('trainings_owner').on(table.ownerId),
    index('trainings_updated_by').on(table.updatedBy),
  ],
)

/** The tasks that members see. A task keeps its id, and with it its records, from one publication to the next. */
export const trainingTasks = pgTable(
  'training_tasks',
  {
    id: newId<'trainingTask'>('id').primaryKey(),
    trainingId: ofTraining(),
    key: text('key').notNull(),
    type: smallint('type').$type<ProjectTaskType>().notNull(),
    /** The content of the task in the domain that owns it. */
    refId: id<'taskContent'>('ref_id'),
    /** The name that the author gave; empty for the title of the content. */
    name: text('name').notNull(),
    /** The title of the content when the task was published, for content that is deleted later. */
    refTitle: text('ref_title').notNull(),
    stage: integer('stage').notNull(),
    /** From 1, in the order of the stages. */
    globalIndex: integer('global_index').notNull(),
    isRequired: boolean('is_required').notNull(),
    due: jsonb('due').$type<DueRule>().notNull(),
    /** The settings of homework, sign-in, link and other training. */
    own: jsonb('own').$type<OwnTask>(),
    /** The content was found deleted: the task is waived for everybody. */
    refDeletedAt: instant('ref_deleted_at'),
    removedAt: instant('removed_at'),
  },
  (table) => [
    uniqueIndex('training_tasks_key').on(table.trainingId, table.key),
    index('training_tasks_ref').on(table.type, table.refId).where(sql`removed_at is null and ref_id is not null`),
  ],
)

export const trainingMembers = pgTable(
  'training_members',
  {
    trainingId: ofTraining(),
    userId: byUser('user_id').notNull(),
    collegeId: ofCollege(),
    source: text('source').$type<MemberSource>().notNull(),
    state: text('state').$type<MemberState>().notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** A later due date for everything that has one. */
    extendedTo: instant('extended_to'),
    completedAt: instant('completed_at'),
    latestTaskId: id<'trainingTask'>('latest_task_id').references(() => trainingTasks.id),
    remindedAt: instant('reminded_at'),
    /** Why the registration was declined or the membership ended. */
    reason: text('reason'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.trainingId, table.userId] }),
    index('training_members_user').on(table.userId, table.state),
    index('training_members_state').on(table.trainingId, table.state, table.completedAt),
    index('training_members_college').on(table.collegeId),
    index('training_members_latest').on(table.latestTaskId),
  ],
)

/**
 * How many members a project has, kept by triggers of `training_members` in the transaction of each change. The numbers
 * of a project are the sums of its rows: several rows, so that members who finish at the same moment do not wait for
 * each other.
 */
export const trainingCounts = pgTable(
  'training_counts',
  {
    trainingId: ofTraining(),
    part: smallint('part').notNull(),
    members: integer('members').notNull(),
    completed: integer('completed').notNull(),
    applied: integer('applied').notNull(),
  },
  (table) => [primaryKey({ columns: [table.trainingId, table.part] })],
)

/** What members have done. A task that a member has not opened has no row. */
export const trainingRecords = pgTable(
  'training_records',
  {
    taskId: id<'trainingTask'>('task_id')
      .notNull()
      .references(() => trainingTasks.id),
    userId: byUser('user_id').notNull(),
    trainingId: ofTraining(),
    state: text('state').$type<RecordState>().notNull(),
    startedAt: instant('started_at').notNull(),
    doneAt: instant('done_at'),
    /** Who waived or credited the task, and why. */
    decidedBy: byUser('decided_by'),
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.userId] }),
    index('training_records_member').on(table.trainingId, table.userId),
    index('training_records_user').on(table.userId),
    index('training_records_decided').on(table.decidedBy),
  ],
)

/** Every step of every project. */
export const trainingHistory = pgTable(
  'training_history',
  {
    id: newId<'trainingHistory'>('id').primaryKey(),
    trainingId: ofTraining(),
    step: text('step').$type<ProjectStep>().notNull(),
    fromState: text('from_state').$type<ProjectState>().notNull(),
    toState: text('to_state').$type<ProjectState>().notNull(),
    /** Null for the clock. */
    userId: byUser('user_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('training_history_training').on(table.trainingId, table.at),
    index('training_history_user').on(table.userId),
  ],
)

/** The files of covers and introductions, also of earlier drafts. */
export const trainingFiles = pgTable(
  'training_files',
  {
    trainingId: ofTraining(),
    fileId: id<'file'>('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [primaryKey({ columns: [table.trainingId, table.fileId] }), index('training_files_file').on(table.fileId)],
)

/**
 * The content that projects open to their members, whoever the content was published for. The study domain reads it by
 * its name (`openedTo`): the domains that own the content come before this one.
 */
export const taskOpenings = pgView('task_openings', {
  userId: id<'user'>('user_id').notNull(),
  type: smallint('type').notNull(),
  refId: id<'taskContent'>('ref_id').notNull(),
}).as(sql`
  select m.user_id, t.type, t.ref_id
  from training_tasks t
    join trainings p on p.id = t.training_id and p.state in ('running', 'ended') and p.removed_at is null
    join training_members m on m.training_id = t.training_id and m.state = 'active'
  where t.removed_at is null and t.ref_id is not null`)
