import type { LearnForm, LearnType, UncountedReason } from '@sands/rules/study'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { colleges, users } from '../org/index.ts'

/** Ranges that never touch each other: milliseconds of a medium, or page numbers from 1. */
const coverage = customType<{ data: string; driverData: string }>({ dataType: () => 'int4multirange' })
/** Ranges of server time, in milliseconds. */
const clockTime = customType<{ data: string; driverData: string }>({ dataType: () => 'int8multirange' })
const milliseconds = (name: string) => bigint(name, { mode: 'number' })
const ofCollege = () =>
  id<'college'>('college_id')
    .notNull()
    .references(() => colleges.id)
const byUser = () =>
  id<'user'>('user_id')
    .notNull()
    .references(() => users.id)
const learned = () => ({
  learnType: smallint('learn_type').$type<LearnType>().notNull(),
  /** No foreign key: the content belongs to a domain above this one. */
  learnId: id<'learn'>('learn_id').notNull(),
})

/**
 * One row for each person. It is locked while study time of the person is counted, and stores which time is counted
 * already and which viewing counts now. So two devices never count the same minute twice, in any number of processes.
 */
export const studyPeople = pgTable('study_people', {
  userId: byUser().primaryKey(),
  countedTime: clockTime('counted_time').notNull().default(sql`'{}'`),
  viewingId: id<'viewing'>('viewing_id'),
  /** The time zone in which the person's days start, and since when it applies; 0 for the first known zone. */
  timeZone: text('time_zone').notNull().default(''),
  zoneSince: milliseconds('zone_since').notNull().default(0),
})

/** One viewing of one learnable. Its terms are fixed when it starts. */
export const viewings = pgTable(
  'viewings',
  {
    id: newId<'viewing'>('id').primaryKey(),
    userId: byUser(),
    collegeId: ofCollege(),
    ...learned(),
    /** The course from which the content was opened. */
    courseId: id<'course'>('course_id'),
    form: text('form').$type<LearnForm>().notNull(),
    total: integer('total').notNull(),
    threshold: smallint('threshold').notNull(),
    minSeconds: integer('min_seconds').notNull(),
    seekAhead: boolean('seek_ahead').notNull(),
    capSeconds: integer('cap_seconds').notNull(),
    /** Audio plays on in the background, so playback itself counts as a sign of life. */
    isSound: boolean('is_sound').notNull().default(false),
    isOffline: boolean('is_offline').notNull().default(false),
    terminalType: smallint('terminal_type').notNull(),
    /**
     * How the person came to the content, and the training project it is a task of. No foreign key: the project
     * belongs to a domain above this one.
     */
    channel: smallint('channel'),
    trainingId: id<'training'>('training_id'),
    startedAt: instant('started_at').notNull(),
    /** Server time of the last update, in milliseconds. */
    contactAt: milliseconds('contact_at').notNull(),
    /** How far the claimed time is ahead of the time that has passed, in milliseconds. */
    aheadMs: integer('ahead_ms').notNull().default(0),
    /** How far the device's clock was ahead of the server's when the viewing started. */
    skewMs: milliseconds('skew_ms').notNull().default(0),
    lifeAt: milliseconds('life_at').notNull(),
    lastSeq: integer('last_seq').notNull().default(0),
    /** When another viewing of the same person started; from then on this viewing no longer counts. */
    replacedAt: milliseconds('replaced_at'),
    endedAt: instant('ended_at'),
    countedMs: milliseconds('counted_ms').notNull().default(0),
  },
  (table) => [
    index('viewings_user').on(table.userId, table.startedAt),
    index('viewings_thing').on(table.userId, table.learnType, table.learnId, table.startedAt),
    index('viewings_college').on(table.collegeId),
  ],
)

/** A person's progress with a learnable, stored only here. */
export const progress = pgTable(
  'progress',
  {
    userId: byUser(),
    ...learned(),
    collegeId: ofCollege(),
    covered: coverage('covered').notNull().default(sql`'{}'`),
    coveredLength: integer('covered_length').notNull().default(0),
    total: integer('total').notNull(),
    percent: smallint('percent').notNull().default(0),
    lastPartSeen: boolean('last_part_seen').notNull().default(false),
    position: integer('position').notNull().default(0),
    studiedMs: milliseconds('studied_ms').notNull().default(0),
    startedAt: instant('started_at').notNull(),
    lastAt: instant('last_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.learnType, table.learnId] }),
    index('progress_thing').on(table.learnType, table.learnId, table.userId),
    index('progress_college').on(table.collegeId),
  ],
)

/** Study time by person, day (in the person's time zone) and learnable. */
export const studyDays = pgTable(
  'study_days',
  {
    userId: byUser(),
    day: date('day').notNull(),
    ...learned(),
    collegeId: ofCollege(),
    milliseconds: milliseconds('milliseconds').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.learnType, table.learnId] }),
    index('study_days_college').on(table.collegeId),
  ],
)

/** Study time by person, college and month, for ranks. The month 0001-01-01 holds the total of all months. */
export const studyMonths = pgTable(
  'study_months',
  {
    collegeId: ofCollege(),
    month: date('month').notNull(),
    userId: byUser(),
    milliseconds: milliseconds('milliseconds').notNull(),
    /** When the person reached this time: of two equal times the earlier one ranks first. */
    reachedAt: instant('reached_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.collegeId, table.month] }),
    // No index on the time itself: it changes with every update, and a ranking reads all rows of a month.
    index('study_months_college').on(table.collegeId, table.month),
  ],
)

/** Time that was claimed but not counted, by day and reason, so that the learner can see why. */
export const uncountedTime = pgTable(
  'uncounted_time',
  {
    userId: byUser(),
    ...learned(),
    day: date('day').notNull(),
    reason: text('reason').$type<UncountedReason>().notNull(),
    milliseconds: milliseconds('milliseconds').notNull(),
    times: integer('times').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.learnType, table.learnId, table.day, table.reason] })],
)

/** Private notes, pinned to a place in the content. */
export const studyNotes = pgTable(
  'study_notes',
  {
    id: newId<'note'>('id').primaryKey(),
    userId: byUser(),
    collegeId: ofCollege(),
    ...learned(),
    position: integer('position'),
    text: text('text').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('study_notes_thing').on(table.userId, table.learnType, table.learnId, table.position),
    index('study_notes_college').on(table.collegeId),
  ],
)
