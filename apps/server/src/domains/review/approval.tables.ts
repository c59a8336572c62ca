import type { RoleId, UserId } from '@sands/contract/kernel/schema'
import type { APPROVAL_ACTS, ApprovalChange } from '@sands/contract/review/approval.model'
import type { Language } from '@sands/rules/language'
import type { ApprovalKindName, ApprovalState, ApprovalStep } from '@sands/rules/review/approval'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { colleges, departments, users } from '../org/index.ts'

/** A step as it is stored: its people and its role are those of this installation. */
export type FlowStep = ApprovalStep<UserId, RoleId>

/** The steps that requests of some kinds go through. */
export const approvalFlows = pgTable(
  'approval_flows',
  {
    id: newId<'approvalFlow'>('id').primaryKey(),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    name: text('name').notNull(),
    steps: jsonb('steps').$type<FlowStep[]>().notNull(),
    allowsSelf: boolean('allows_self').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('approval_flows_college').on(table.collegeId, table.id)],
)

/** The flow of a kind in a college; a kind without a row has its own steps. */
export const approvalFlowKinds = pgTable(
  'approval_flow_kinds',
  {
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    kind: text('kind').$type<ApprovalKindName>().notNull(),
    flowId: id<'approvalFlow'>('flow_id')
      .notNull()
      .references(() => approvalFlows.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.kind] }),
    index('approval_flow_kinds_flow').on(table.flowId),
  ],
)

/** What somebody asks for, with the steps as they were at that time. */
export const approvals = pgTable(
  'approvals',
  {
    id: newId<'approval'>('id').primaryKey(),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    kind: text('kind').$type<ApprovalKindName>().notNull(),
    /** The thing in the domain of the kind; empty for what has none. */
    subjectId: text('subject_id').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    askerId: id<'user'>('asker_id')
      .notNull()
      .references(() => users.id),
    flowId: id<'approvalFlow'>('flow_id').references(() => approvalFlows.id, { onDelete: 'set null' }),
    steps: jsonb('steps').$type<FlowStep[]>().notNull(),
    allowsSelf: boolean('allows_self').notNull(),
    state: text('state').$type<ApprovalState>().notNull(),
    /** The current step, from 0. */
    step: integer('step').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at'),
    remindAt: instant('remind_at'),
    reminders: integer('reminders').notNull().default(0),
    nudgedAt: instant('nudged_at'),
    endedAt: instant('ended_at'),
    /** What differed when it was decided, in every language: afterwards nothing differs any more. */
    changes: jsonb('changes').$type<Partial<Record<Language, ApprovalChange[]>>>(),
  },
  (table) => [
    // The same thing is not asked for twice at a time.
    uniqueIndex('approvals_waiting')
      .on(table.kind, table.subjectId, table.askerId)
      .where(sql`state = 'waiting' and subject_id <> ''`),
    index('approvals_asker').on(table.askerId, table.collegeId, table.createdAt, table.id),
    index('approvals_college').on(table.collegeId),
    index('approvals_flow').on(table.flowId).where(sql`state = 'waiting'`),
    index('approvals_subject').on(table.kind, table.subjectId),
    index('approvals_due').on(table.dueAt).where(sql`state = 'waiting' and due_at is not null`),
    index('approvals_remind').on(table.remindAt).where(sql`state = 'waiting' and remind_at is not null`),
  ],
)

export type ApprovalItemState = 'open' | 'approved' | 'declined' | 'handed' | 'closed'

/** One person in one step of a request. Closed: somebody else decided, or it was withdrawn. */
export const approvalItems = pgTable(
  'approval_items',
  {
    id: newId<'approvalItem'>('id').primaryKey(),
    approvalId: id<'approval'>('approval_id')
      .notNull()
      .references(() => approvals.id, { onDelete: 'cascade' }),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    /** Repeated from the request, so that the list can be narrowed by its index. */
    kind: text('kind').$type<ApprovalKindName>().notNull(),
    step: integer('step').notNull(),
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
    state: text('state').$type<ApprovalItemState>().notNull(),
    /** Who decided: the person, or the deputy. */
    decidedBy: id<'user'>('decided_by').references(() => users.id),
    reason: text('reason').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    toldAt: instant('told_at'),
  },
  (table) => [
    uniqueIndex('approval_items_person').on(table.approvalId, table.step, table.userId),
    index('approval_items_open')
      .on(table.userId, table.collegeId, table.createdAt, table.id)
      .where(sql`state = 'open'`),
    index('approval_items_untold').on(table.userId, table.collegeId).where(sql`state = 'open' and told_at is null`),
    index('approval_items_done').on(table.decidedBy, table.collegeId, table.decidedAt, table.id),
    index('approval_items_college').on(table.collegeId),
  ],
)

/** Appended with every step; never changed. */
export const approvalHistory = pgTable(
  'approval_history',
  {
    id: newId<'approvalHistory'>('id').primaryKey(),
    approvalId: id<'approval'>('approval_id')
      .notNull()
      .references(() => approvals.id, { onDelete: 'cascade' }),
    act: text('act').$type<(typeof APPROVAL_ACTS)[number]>().notNull(),
    /** Null when the time limit did it. */
    userId: id<'user'>('user_id').references(() => users.id),
    toUserId: id<'user'>('to_user_id').references(() => users.id),
    reason: text('reason').notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [
    index('approval_history_approval').on(table.approvalId, table.id),
    index('approval_history_user').on(table.userId),
    index('approval_history_to_user').on(table.toUserId),
  ],
)

/** Who decides for a person while they are away. */
export const approvalDeputies = pgTable(
  'approval_deputies',
  {
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    deputyId: id<'user'>('deputy_id')
      .notNull()
      .references(() => users.id),
    from: instant('from_at').notNull(),
    until: instant('until_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.collegeId] }),
    index('approval_deputies_deputy').on(table.deputyId, table.collegeId),
    index('approval_deputies_college').on(table.collegeId),
  ],
)

export const departmentHeads = pgTable(
  'department_heads',
  {
    departmentId: id<'department'>('department_id')
      .primaryKey()
      .references(() => departments.id, { onDelete: 'cascade' }),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('department_heads_user').on(table.userId), index('department_heads_college').on(table.collegeId)],
)
