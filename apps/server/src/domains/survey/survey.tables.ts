import type { Questionnaire, SurveyAnswers } from '@sands/contract/survey/questionnaire.model'
import type { SurveyDraft } from '@sands/contract/survey/survey.model'
import type { SurveyState, SurveyStep } from '@sands/rules/survey/state'
import type { Tally } from '@sands/rules/survey/tally'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant, newId } from '../../kernel/database/columns.ts'
import { files } from '../media/index.ts'
import { audiences, colleges, users } from '../org/index.ts'

const userRef = (name: string) => id<'user'>(name).references(() => users.id)
const surveyRef = () =>
  id<'survey'>('survey_id')
    .notNull()
    .references(() => surveys.id)
const editionRef = () =>
  id<'surveyEdition'>('edition_id')
    .notNull()
    .references(() => surveyEditions.id)

export const surveys = pgTable(
  'surveys',
  {
    id: newId<'survey'>('id').primaryKey(),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    /** The name in the draft. */
    name: text('name').notNull(),
    draft: jsonb('draft').$type<SurveyDraft>().notNull(),
    state: text('state').$type<SurveyState>().notNull(),
    /** The draft as it was published last; the columns below repeat what queries need. */
    live: jsonb('live').$type<SurveyDraft>(),
    /** The current edition. It has no foreign key: an edition refers to its survey, and backups need an order of tables. */
    editionId: id<'surveyEdition'>('edition_id'),
    audienceId: id<'audience'>('audience_id').references(() => audiences.id),
    isPublic: boolean('is_public').notNull().default(false),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    startAt: instant('start_at'),
    endAt: instant('end_at'),
    publishedAt: instant('published_at'),
    /** When the audience got the message about it. */
    announcedAt: instant('announced_at'),
    remindedAt: instant('reminded_at'),
    version: integer('version').notNull().default(1),
    updatedBy: userRef('updated_by'),
    updatedAt: instant('updated_at').notNull(),
    removedAt: instant('removed_at'),
    grams: text('grams').array().generatedAlwaysAs(sql`text_grams_of(name)`),
  },
  (table) => [
    index('surveys_edited').on(table.collegeId, table.updatedAt).where(sql`removed_at is null`),
    index('surveys_shown').on(table.collegeId, table.publishedAt).where(sql`live is not null and removed_at is null`),
    index('surveys_audience').on(table.audienceId),
    index('surveys_updated_by').on(table.updatedBy),
    index('surveys_grams').using('gin', table.grams),
  ],
)

/** The questions of one publication. Replies belong to an edition, so results never mix different questions. */
export const surveyEditions = pgTable(
  'survey_editions',
  {
    id: newId<'surveyEdition'>('id').primaryKey(),
    surveyId: surveyRef(),
    number: integer('number').notNull(),
    questionnaire: jsonb('questionnaire').$type<Questionnaire>().notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [uniqueIndex('survey_editions_number').on(table.surveyId, table.number)],
)

/** Every step of every survey. */
export const surveyHistory = pgTable(
  'survey_history',
  {
    id: newId<'surveyHistory'>('id').primaryKey(),
    surveyId: surveyRef(),
    userId: userRef('user_id').notNull(),
    step: text('step').$type<SurveyStep>().notNull(),
    fromState: text('from_state').$type<SurveyState>().notNull(),
    toState: text('to_state').$type<SurveyState>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('survey_history_survey').on(table.surveyId, table.at),
    index('survey_history_user').on(table.userId),
  ],
)

/**
 * Who has replied: a person (`u` and the id) or a device (`d` and a keyed hash). It has no time and no reference to the
 * reply, so that an anonymous reply cannot be found from here.
 */
export const surveyParticipants = pgTable(
  'survey_participants',
  {
    surveyId: surveyRef(),
    who: text('who').notNull(),
    userId: userRef('user_id'),
    times: integer('times').notNull().default(1),
    /** A hash of the key of the last reply, so that a repeated request is recognised. Only the device knows the key. */
    lastKey: bytes('last_key').notNull(),
    /** The hashes of a few replies before the last one: a repeated request can arrive after a newer reply. */
    earlierKeys: bytes('earlier_keys').array().notNull().default([]),
    /** False until the row was rewritten together with others; see `surveyAnonymousReplies`. */
    isSettled: boolean('is_settled').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.surveyId, table.who] }),
    index('survey_participants_user').on(table.userId, table.surveyId),
    index('survey_participants_unsettled').on(table.surveyId).where(sql`not is_settled`),
  ],
)

/** How many people and devices have replied to a survey, and how often, so that lists need not count rows. */
export const surveyCounters = pgTable('survey_counters', {
  surveyId: surveyRef().primaryKey(),
  participants: integer('participants').notNull(),
  replies: integer('replies').notNull(),
})

/**
 * Replies to named surveys. Replies of visitors have no person. There are as few indexes and checks as possible, because
 * everybody may reply in the same minute: edition, person and department have no foreign key. The statement that stores
 * a reply reads the edition and the department from their tables, and the person's row among the participants, written
 * by the same statement, has a foreign key. Editions and people are never deleted; a department can be, and then its
 * replies belong to none.
 */
export const surveyReplies = pgTable(
  'survey_replies',
  {
    id: newId<'surveyReply'>('id').primaryKey(),
    editionId: id<'surveyEdition'>('edition_id').notNull(),
    userId: id<'user'>('user_id'),
    departmentId: id<'department'>('department_id'),
    answers: jsonb('answers').$type<SurveyAnswers>().notNull(),
    submittedAt: instant('submitted_at').notNull(),
  },
  (table) => [
    index('survey_replies_edition').on(table.editionId, table.id),
    index('survey_replies_user').on(table.userId, table.editionId),
  ],
)

/**
 * Replies to anonymous surveys: the answers and nothing else. No person, department, device or time. Once at least five
 * are uncounted, they are deleted and inserted again in random order under new random ids, together in one transaction,
 * so that neither the order of rows nor the number of their transaction leads to a participant.
 */
export const surveyAnonymousReplies = pgTable(
  'survey_anonymous_replies',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    editionId: editionRef(),
    answers: jsonb('answers').$type<SurveyAnswers>().notNull(),
    isCounted: boolean('is_counted').notNull().default(false),
  },
  (table) => [
    index('survey_anonymous_replies_edition').on(table.editionId, table.id),
    index('survey_anonymous_replies_uncounted').on(table.editionId).where(sql`not is_counted`),
  ],
)

/** Pictures in replies and drafts of named surveys. */
export const surveyReplyFiles = pgTable(
  'survey_reply_files',
  {
    replyId: id<'surveyReply'>('reply_id')
      .notNull()
      .references(() => surveyReplies.id),
    fileId: id<'file'>('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.replyId, table.fileId] }),
    index('survey_reply_files_file').on(table.fileId),
  ],
)

/** Unfinished replies to named surveys. Those to anonymous surveys stay on the device. */
export const surveyDrafts = pgTable(
  'survey_drafts',
  {
    surveyId: surveyRef(),
    userId: userRef('user_id').notNull(),
    answers: jsonb('answers').$type<SurveyAnswers>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.surveyId, table.userId] }), index('survey_drafts_user').on(table.userId)],
)

/** The counted replies of an edition: all of them (department 0), and those of each department of a named survey. */
export const surveyTallies = pgTable(
  'survey_tallies',
  {
    editionId: editionRef(),
    departmentId: id<'department'>('department_id').notNull(),
    replies: integer('replies').notNull(),
    tally: jsonb('tally').$type<Tally>().notNull(),
    /** In the row of all departments of a named survey: the last counted reply. All earlier ones are counted too. */
    countedUntil: id<'surveyReply'>('counted_until').notNull().default(sql`0`),
  },
  (table) => [primaryKey({ columns: [table.editionId, table.departmentId] })],
)
