import type { UserId } from '@sands/contract/kernel/schema'
import type { Arrival } from '@sands/rules/face/attendance'
import type { CascadeKind } from '@sands/rules/face/cascade'
import type { FaceCertificateRule } from '@sands/rules/face/certificate'
import type { LeaveState, SeatStatus, SeatStep, SeatWay } from '@sands/rules/face/seat'
import type { SessionState } from '@sands/rules/face/session'
import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { lecturers } from '../lecturer/index.ts'
import { files } from '../media/index.ts'
import { audiences, colleges, users } from '../org/index.ts'

const ofCollege = () =>
  id<'college'>('college_id')
    .notNull()
    .references(() => colleges.id)
const byUser = (name: string) => id<'user'>(name).references(() => users.id)
const ofSession = () =>
  id<'face'>('session_id')
    .notNull()
    .references(() => faceSessions.id)

export const faceRooms = pgTable(
  'face_rooms',
  {
    id: newId<'faceRoom'>('id').primaryKey(),
    collegeId: ofCollege(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    mapUrl: text('map_url'),
    seats: integer('seats').notNull(),
    timeZone: text('time_zone').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [uniqueIndex('face_rooms_name').on(table.collegeId, table.name).where(sql`removed_at is null`)],
)

export const faceSessions = pgTable(
  'face_sessions',
  {
    id: newId<'face'>('id').primaryKey(),
    collegeId: ofCollege(),
    title: text('title').notNull(),
    coverFileId: id<'file'>('cover_file_id').references(() => files.id),
    introduction: text('introduction').notNull(),
    agenda: text('agenda').notNull(),
    state: text('state').$type<SessionState>().notNull(),
    timeZone: text('time_zone').notNull(),
    ownerId: byUser('owner_id'),
    capacity: integer('capacity').notNull(),
    overbook: integer('overbook').notNull(),
    hasWaitingList: boolean('has_waiting_list').notNull(),
    needsConfirm: boolean('needs_confirm').notNull(),
    allowsSwap: boolean('allows_swap').notNull(),
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    /** The people who may sign up; null for everybody in the college. */
    audienceId: id<'audience'>('audience_id').references(() => audiences.id),
    /** The beginning of the first day and the end of the last one. */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** The place of the last person who signed up; the next one gets the next number. */
    lastTurn: integer('last_turn').notNull().default(0),
    /** Increases with every change that calendars must take over. */
    sequence: integer('sequence').notNull().default(0),
    cancelReason: text('cancel_reason'),
    /** Why rooms or lecturers are taken twice. */
    conflictReason: text('conflict_reason'),
    /** What people do after the session; empty when there is nothing. */
    homework: text('homework').notNull().default(''),
    /** The evaluation, by its id in the content registry. */
    surveyId: id<'survey'>('survey_id'),
    /** Increases with every change of the costs, which have no part in the version of the session. */
    costVersion: integer('cost_version').notNull().default(0),
    /** What people earn who were there; null for nothing. */
    certificate: jsonb('certificate').$type<FaceCertificateRule>(),
    /** When missing people were marked as absent. */
    settledAt: instant('settled_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedBy: byUser('updated_by'),
    updatedAt: instant('updated_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('face_sessions_college').on(table.collegeId, table.startsAt),
    index('face_sessions_unsettled').on(table.endsAt).where(sql`state = 'open' and settled_at is null`),
    index('face_sessions_cover').on(table.coverFileId),
    index('face_sessions_owner').on(table.ownerId),
    index('face_sessions_audience').on(table.audienceId),
    index('face_sessions_updated_by').on(table.updatedBy),
  ],
)

/** The days of a session, each with its own room, sign-in and sign-out. */
export const faceDays = pgTable(
  'face_days',
  {
    id: newId<'faceDay'>('id').primaryKey(),
    sessionId: ofSession(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    roomId: id<'faceRoom'>('room_id').references(() => faceRooms.id),
    needsSignOut: boolean('needs_sign_out').notNull(),
  },
  (table) => [
    index('face_days_session').on(table.sessionId, table.startsAt),
    index('face_days_room').on(table.roomId, table.startsAt),
  ],
)

export const faceLecturers = pgTable(
  'face_lecturers',
  {
    sessionId: ofSession(),
    lecturerId: id<'lecturer'>('lecturer_id')
      .notNull()
      .references(() => lecturers.id),
    place: integer('place').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.lecturerId] }),
    index('face_lecturers_lecturer').on(table.lecturerId),
  ],
)

export const faceFiles = pgTable(
  'face_files',
  {
    sessionId: ofSession(),
    fileId: id<'file'>('file_id')
      .notNull()
      .references(() => files.id),
    kind: text('kind').$type<'cover' | 'material' | 'photo'>().notNull(),
    place: integer('place').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.fileId, table.kind] }),
    index('face_files_file').on(table.fileId),
  ],
)

/** One row for each person and session; its id is what the specification calls trainConfirmId. */
export const faceSeats = pgTable(
  'face_seats',
  {
    id: newId<'faceSeat'>('id').primaryKey(),
    sessionId: ofSession(),
    userId: byUser('user_id').notNull(),
    collegeId: ofCollege(),
    status: text('status').$type<SeatStatus>().notNull(),
    /** The order of arrival, which is that of the waiting list. */
    turn: integer('turn').notNull(),
    reason: text('reason'),
    leaveState: text('leave_state').$type<LeaveState>(),
    leaveReason: text('leave_reason'),
    leaveDecision: text('leave_decision'),
    /** The colleague to whom the person offers the seat. */
    offeredTo: byUser('offered_to'),
    /** How often the person has offered the seat. */
    offers: integer('offers').notNull().default(0),
    homework: text('homework'),
    homeworkAt: instant('homework_at'),
    score: integer('score'),
    scoreRemark: text('score_remark'),
    scoredBy: byUser('scored_by'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('face_seats_person').on(table.sessionId, table.userId),
    uniqueIndex('face_seats_turn').on(table.sessionId, table.turn),
    index('face_seats_status').on(table.sessionId, table.status, table.turn),
    index('face_seats_user').on(table.userId, table.status),
    index('face_seats_college').on(table.collegeId),
    index('face_seats_offered_to').on(table.offeredTo),
    index('face_seats_scored_by').on(table.scoredBy),
  ],
)

/** Every step of every seat. Rows are only added. */
export const faceSeatHistory = pgTable(
  'face_seat_history',
  {
    id: newId<'faceSeatHistory'>('id').primaryKey(),
    seatId: id<'faceSeat'>('seat_id')
      .notNull()
      .references(() => faceSeats.id),
    step: text('step').$type<SeatStep>().notNull(),
    fromStatus: text('from_status').$type<SeatStatus>(),
    toStatus: text('to_status').$type<SeatStatus>().notNull(),
    way: text('way').$type<SeatWay>().notNull(),
    /** Null for the rules and the clock. */
    byId: byUser('by_id'),
    reason: text('reason'),
    at: instant('at').notNull(),
  },
  (table) => [index('face_seat_history_seat').on(table.seatId, table.id), index('face_seat_history_by').on(table.byId)],
)

/** What is known about a person on a day: by code, by hand or from an import, and who said so. */
export const faceMarks = pgTable(
  'face_marks',
  {
    dayId: id<'faceDay'>('day_id')
      .notNull()
      .references(() => faceDays.id),
    seatId: id<'faceSeat'>('seat_id')
      .notNull()
      .references(() => faceSeats.id),
    arrival: text('arrival').$type<Arrival>().notNull(),
    hasLeft: boolean('has_left').notNull(),
    signedInAt: instant('signed_in_at'),
    signedOutAt: instant('signed_out_at'),
    deviceId: text('device_id'),
    isReplayed: boolean('is_replayed').notNull().default(false),
    way: text('way').$type<SeatWay>().notNull(),
    byId: byUser('by_id'),
    reason: text('reason'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dayId, table.seatId] }),
    // One device signs in one person.
    uniqueIndex('face_marks_device').on(table.dayId, table.deviceId).where(sql`device_id is not null`),
    index('face_marks_seat').on(table.seatId),
    index('face_marks_by').on(table.byId),
  ],
)

/** Wrong codes of a person and of everybody (`session`) since a moment. A right code is taken back. */
export const faceSignTries = pgTable(
  'face_sign_tries',
  {
    dayId: id<'faceDay'>('day_id')
      .notNull()
      .references(() => faceDays.id, { onDelete: 'cascade' }),
    who: text('who').notNull(),
    tries: integer('tries').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dayId, table.who] })],
)

/** Training that people had before, brought in from files. */
export const faceRecords = pgTable(
  'face_records',
  {
    id: newId<'faceRecord'>('id').primaryKey(),
    collegeId: ofCollege(),
    userId: byUser('user_id').notNull(),
    title: text('title').notNull(),
    /** Days of the calendar, not moments: nobody knows the hour of a training of years ago. */
    startDate: text('start_date').notNull(),
    endDate: text('end_date').notNull(),
    place: text('place').notNull(),
    lecturer: text('lecturer').notNull(),
    hours: doublePrecision('hours'),
    result: text('result').notNull(),
    score: doublePrecision('score'),
    certificateNo: text('certificate_no').notNull(),
    importedBy: byUser('imported_by'),
    importedAt: instant('imported_at').notNull(),
  },
  (table) => [
    uniqueIndex('face_records_training').on(table.collegeId, table.userId, table.title, table.startDate),
    index('face_records_college').on(table.collegeId, table.startDate),
    index('face_records_user').on(table.userId, table.startDate),
    index('face_records_imported_by').on(table.importedBy),
  ],
)

/** A seat that changed with its session, with what was taken back from it. */
export interface ChangedSeat {
  id: string
  from: SeatStatus
  to: SeatStatus
  /** The words of a request for leave that nobody had decided. */
  leaveReason?: string
  /** The colleague whom the seat was offered. */
  offeredTo?: UserId
}

/** What a session was before it was cancelled or rescheduled, so that all of it can be undone as a whole. */
export interface FaceBefore {
  state: SessionState
  cancelReason: string | null
  days: readonly { id: string; startsAt: string; endsAt: string; roomId: string | null; needsSignOut: boolean }[]
  /** Seats that changed with it: their status before and after. */
  seats: readonly ChangedSeat[]
  /** Days that were there until the change was undone: calendars must drop them. */
  undone?: FaceBefore['days']
}

/** The log of cancelled and rescheduled sessions. */
export const faceCascades = pgTable(
  'face_cascades',
  {
    id: newId<'faceCascade'>('id').primaryKey(),
    sessionId: ofSession(),
    kind: text('kind').$type<CascadeKind>().notNull(),
    reason: text('reason').notNull(),
    before: jsonb('before').$type<FaceBefore>().notNull(),
    byId: byUser('by_id').notNull(),
    at: instant('at').notNull(),
    undoneAt: instant('undone_at'),
    undoneBy: byUser('undone_by'),
  },
  (table) => [
    index('face_cascades_session').on(table.sessionId, table.at),
    index('face_cascades_by').on(table.byId),
    index('face_cascades_undone_by').on(table.undoneBy),
  ],
)
