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

/** Stretches, none touching the next: milliseconds of a medium, or numbers of pages from 1. */
const coverage = customType<{ data: string; driverData: string }>({ dataType: () => 'int4multirange' })
/** Stretches of the server's clock, in milliseconds. */
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
  /** Whatever it is belongs to a domain above this one. */
  learnId: id<'learn'>('learn_id').notNull(),
})

/**
 * One row for each person, locked while anything of theirs is counted: which of their time is counted already, and which viewing
 * counts now. So two devices never count the same minute twice, in however many processes.
 */
export const studyPeople = pgTable('study_people', {
  userId: byUser().primaryKey(),
  countedTime: clockTime('counted_time').notNull().default(sql`'{}'`),
  viewingId: id<'viewing'>('viewing_id'),
  /** Where the days of the person begin; and since when, unless it is the first that was known. */
  timeZone: text('time_zone').notNull().default(''),
  zoneSince: milliseconds('zone_since').notNull().default(0),
})

/** One sitting with one thing. What holds for it was settled when it began. */
export const viewings = pgTable(
  'viewings',
  {
    id: newId<'viewing'>('id').primaryKey(),
    userId: byUser(),
    collegeId: ofCollege(),
    ...learned(),
    /** The course it was opened from. */
    courseId: id<'course'>('course_id'),
    form: text('form').$type<LearnForm>().notNull(),
    total: integer('total').notNull(),
    threshold: smallint('threshold').notNull(),
    minSeconds: integer('min_seconds').notNull(),
    seekAhead: boolean('seek_ahead').notNull(),
    capSeconds: integer('cap_seconds').notNull(),
    /** Sound plays on in a pocket: that is a sign of life until it ends. */
    isSound: boolean('is_sound').notNull().default(false),
    isOffline: boolean('is_offline').notNull().default(false),
    terminalType: smallint('terminal_type').notNull(),
    /** How the person came here, and the training whose task it was; whatever that is belongs to a domain above this one. */
    channel: smallint('channel'),
    trainingId: id<'training'>('training_id'),
    startedAt: instant('started_at').notNull(),
    /** Server time of the last update, in milliseconds. */
    contactAt: milliseconds('contact_at').notNull(),
    /** How far what it claims is ahead of the time that has passed, in milliseconds. */
    aheadMs: integer('ahead_ms').notNull().default(0),
    /** What the clock of the device was ahead by when it began. */
    skewMs: milliseconds('skew_ms').notNull().default(0),
    lifeAt: milliseconds('life_at').notNull(),
    lastSeq: integer('last_seq').notNull().default(0),
    /** When another viewing of the person began; from then on this one no longer counts. */
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

/** How far a person is with a thing: stored here and nowhere else. */
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

/** Study time by person, day (where the person was) and thing. */
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

/** Study time by person, college and month, for ranks; the month 0001-01-01 stands for ever. */
export const studyMonths = pgTable(
  'study_months',
  {
    collegeId: ofCollege(),
    month: date('month').notNull(),
    userId: byUser(),
    milliseconds: milliseconds('milliseconds').notNull(),
    /** When this much was reached: of equal times the earlier comes first. */
    reachedAt: instant('reached_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.collegeId, table.month] }),
    // No index on the time itself: it changes with every update, and whoever ranks reads them all.
    index('study_months_college').on(table.collegeId, table.month),
  ],
)

/** Time that was claimed and not counted, by day and reason, so that a learner can see why. */
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

/** Private notes, pinned to a place. */
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
