import type { Operation } from '@sands/contract/exam/attempt.model'
import type { ExamDocument, ExamState } from '@sands/contract/exam/exam.model'
import type { PaperDocument } from '@sands/contract/exam/paper.model'
import type { Answer, QuestionBody, QuestionSolution } from '@sands/contract/exam/question.model'
import type { REGRADE_STATES } from '@sands/contract/exam/regrade.calls'
import type { Id } from '@sands/contract/kernel/schema'
import type { Difficulty, QuestionType } from '@sands/rules/exam/question'
import type { AnswerVerdict } from '@sands/rules/exam/score'
import type { AttemptNote, AttemptState, ExamStatus, SealedState, SealVerdict } from '@sands/rules/exam/state'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { categoryColumns } from '../../kernel/database/category-columns.ts'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { files } from '../media/index.ts'
import { audiences, colleges, departments, users } from '../org/index.ts'

const ofCollege = () =>
  id<'college'>('college_id')
    .notNull()
    .references(() => colleges.id)
const byUser = (name: string) => id<'user'>(name).references(() => users.id)
const ofExam = () =>
  id<'exam'>('exam_id')
    .notNull()
    .references(() => exams.id)
const ofAttempt = () =>
  id<'examAttempt'>('attempt_id')
    .notNull()
    .references(() => examAttempts.id)

export const questionCategories = pgTable(
  'question_categories',
  { ...categoryColumns<'questionCategory'>((): AnyPgColumn => questionCategories.id), collegeId: ofCollege() },
  (table) => [
    index('question_categories_college').on(table.collegeId, table.level, table.sort),
    index('question_categories_parent').on(table.parentId),
  ],
)

/** The bank. What a question says is in its versions; a version never changes once it exists. */
export const questions = pgTable(
  'questions',
  {
    id: newId<'question'>('id').primaryKey(),
    collegeId: ofCollege(),
    categoryId: id<'questionCategory'>('category_id').references(() => questionCategories.id),
    type: text('type').$type<QuestionType>().notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    /** The words of the stem and the options, for lists and search. */
    title: text('title').notNull(),
    searchText: text('search_text').notNull(),
    /** SHA-256 of the normalised stem and options: equal ones are duplicates. */
    contentHash: text('content_hash').notNull(),
    /** The newest version. Written right after the first version exists, in the same transaction. */
    versionId: id<'questionVersion'>('version_id'),
    version: integer('version').notNull().default(1),
    updatedBy: byUser('updated_by'),
    updatedAt: instant('updated_at').notNull(),
    removedAt: instant('removed_at'),
    grams: text('grams').array().generatedAlwaysAs(sql`text_grams_of(search_text)`),
  },
  (table) => [
    index('questions_college').on(table.collegeId, table.updatedAt).where(sql`removed_at is null`),
    index('questions_draw')
      .on(table.collegeId, table.type, table.categoryId, table.difficulty)
      .where(sql`removed_at is null`),
    index('questions_category').on(table.categoryId),
    index('questions_hash').on(table.collegeId, table.contentHash).where(sql`removed_at is null`),
    index('questions_updated_by').on(table.updatedBy),
    index('questions_tags').using('gin', table.tags),
    index('questions_grams').using('gin', table.grams),
  ],
)

export const questionVersions = pgTable(
  'question_versions',
  {
    id: newId<'questionVersion'>('id').primaryKey(),
    questionId: id<'question'>('question_id')
      .notNull()
      .references(() => questions.id),
    number: integer('number').notNull(),
    body: jsonb('body').$type<QuestionBody>().notNull(),
    solution: jsonb('solution').$type<QuestionSolution>().notNull(),
    createdBy: byUser('created_by'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('question_versions_number').on(table.questionId, table.number),
    index('question_versions_created_by').on(table.createdBy),
  ],
)

/** Pictures, sound and video within a version. They stay as long as the version does. */
export const questionFiles = pgTable(
  'question_files',
  {
    versionId: id<'questionVersion'>('version_id')
      .notNull()
      .references(() => questionVersions.id),
    fileId: id<'file'>('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.fileId] }), index('question_files_file').on(table.fileId)],
)

export const papers = pgTable(
  'papers',
  {
    id: newId<'paper'>('id').primaryKey(),
    collegeId: ofCollege(),
    title: text('title').notNull(),
    document: jsonb('document').$type<PaperDocument>().notNull(),
    questionNum: integer('question_num').notNull().default(0),
    totalScore: integer('total_score').notNull().default(0),
    version: integer('version').notNull().default(1),
    updatedBy: byUser('updated_by'),
    updatedAt: instant('updated_at').notNull(),
    removedAt: instant('removed_at'),
    grams: text('grams').array().generatedAlwaysAs(sql`grams_of(title)`),
  },
  (table) => [
    index('papers_college').on(table.collegeId, table.updatedAt).where(sql`removed_at is null`),
    index('papers_updated_by').on(table.updatedBy),
    index('papers_grams').using('gin', table.grams),
  ],
)

/** Which questions a paper names, so that a question knows where it is used. */
export const paperQuestions = pgTable(
  'paper_questions',
  {
    paperId: id<'paper'>('paper_id')
      .notNull()
      .references(() => papers.id),
    questionId: id<'question'>('question_id')
      .notNull()
      .references(() => questions.id),
  },
  (table) => [
    primaryKey({ columns: [table.paperId, table.questionId] }),
    index('paper_questions_question').on(table.questionId),
  ],
)

/** A paper as an exam uses it: fixed questions by version, draws as rules. Settled when the exam is published. */
export interface PaperSnapshot {
  partialRule: PaperDocument['partialRule']
  sections: {
    key: string
    title: string
    remark: string
    questions: { key: string; versionId: Id<'questionVersion'>; score: number; isRequired: boolean }[]
    draws: PaperDocument['sections'][number]['draws']
  }[]
}

/** Exams. What learners get is in `published`; what an author works on is in `draft`. */
export const exams = pgTable(
  'exams',
  {
    id: newId<'exam'>('id').primaryKey(),
    collegeId: ofCollege(),
    audienceId: id<'audience'>('audience_id').references(() => audiences.id),
    title: text('title').notNull(),
    coverFileId: id<'file'>('cover_file_id').references(() => files.id),
    state: text('state').$type<ExamState>().notNull(),
    draft: jsonb('draft').$type<ExamDocument>().notNull(),
    published: jsonb('published').$type<ExamDocument>(),
    paperId: id<'paper'>('paper_id').references(() => papers.id),
    paper: jsonb('paper').$type<PaperSnapshot>(),
    questionNum: integer('question_num').notNull().default(0),
    totalScore: integer('total_score').notNull().default(0),
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    /** 0 before it was ever published. */
    edition: integer('edition').notNull().default(0),
    publishAt: instant('publish_at'),
    publishedAt: instant('published_at'),
    version: integer('version').notNull().default(1),
    updatedBy: byUser('updated_by'),
    updatedAt: instant('updated_at').notNull(),
    removedAt: instant('removed_at'),
    grams: text('grams').array().generatedAlwaysAs(sql`grams_of(title)`),
  },
  (table) => [
    index('exams_edited').on(table.collegeId, table.updatedAt).where(sql`removed_at is null`),
    index('exams_published').on(table.collegeId, table.closesAt).where(sql`state = 'published' and removed_at is null`),
    index('exams_due').on(table.publishAt).where(sql`state = 'scheduled'`),
    index('exams_audience').on(table.audienceId),
    index('exams_cover').on(table.coverFileId),
    index('exams_paper').on(table.paperId),
    index('exams_updated_by').on(table.updatedBy),
    index('exams_grams').using('gin', table.grams),
  ],
)

export const examEditions = pgTable(
  'exam_editions',
  {
    examId: ofExam(),
    edition: integer('edition').notNull(),
    document: jsonb('document').$type<ExamDocument>().notNull(),
    paper: jsonb('paper').$type<PaperSnapshot>().notNull(),
    publishedAt: instant('published_at').notNull(),
    publishedBy: byUser('published_by'),
  },
  (table) => [
    primaryKey({ columns: [table.examId, table.edition] }),
    index('exam_editions_published_by').on(table.publishedBy),
  ],
)

export const examFiles = pgTable(
  'exam_files',
  {
    examId: ofExam(),
    fileId: id<'file'>('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [primaryKey({ columns: [table.examId, table.fileId] }), index('exam_files_file').on(table.fileId)],
)

/** Other terms for one person or one department, with the reason. Null keeps what the exam says. */
export const examOverrides = pgTable(
  'exam_overrides',
  {
    id: newId<'examOverride'>('id').primaryKey(),
    examId: ofExam(),
    userId: byUser('user_id'),
    departmentId: id<'department'>('department_id').references(() => departments.id),
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    admitUntil: instant('admit_until'),
    limitMinutes: integer('limit_minutes'),
    attempts: integer('attempts'),
    reason: text('reason').notNull(),
    createdBy: byUser('created_by'),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('exam_overrides_exam').on(table.examId).where(sql`removed_at is null`),
    index('exam_overrides_user').on(table.userId),
    index('exam_overrides_department').on(table.departmentId),
    index('exam_overrides_created_by').on(table.createdBy),
  ],
)

/** How a person is doing in an exam: stored here and nowhere else, changed in the transaction of the attempt. */
export const examPeople = pgTable(
  'exam_people',
  {
    examId: ofExam(),
    userId: byUser('user_id').notNull(),
    collegeId: ofCollege(),
    /** What the attempts say; the clock and the exam's own state are added when it is read. */
    status: smallint('status').$type<ExamStatus>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    score: integer('score'),
    isQualified: boolean('is_qualified'),
    attemptId: id<'examAttempt'>('attempt_id'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.examId, table.userId] }),
    index('exam_people_user').on(table.userId, table.changedAt),
    index('exam_people_college').on(table.collegeId),
  ],
)

/** The paper of one attempt: which versions, in which order, for how many points. Later edits cannot change it. */
export interface AttemptPaper {
  partialRule: PaperDocument['partialRule']
  sections: {
    key: string
    title: string
    remark: string
    questions: { key: string; versionId: Id<'questionVersion'>; score: number; isRequired: boolean }[]
  }[]
}

export const examAttempts = pgTable(
  'exam_attempts',
  {
    id: newId<'examAttempt'>('id').primaryKey(),
    examId: ofExam(),
    userId: byUser('user_id').notNull(),
    collegeId: ofCollege(),
    number: integer('number').notNull(),
    edition: integer('edition').notNull(),
    state: text('state').$type<AttemptState>().notNull(),
    /** Rises each time the paper is opened: a save with an older ticket is refused. */
    ticket: integer('ticket').notNull().default(0),
    /** Orders questions and options the same way on the server and on every device. */
    seed: integer('seed').notNull(),
    paper: jsonb('paper').$type<AttemptPaper>().notNull(),
    questionNum: integer('question_num').notNull(),
    totalScore: integer('total_score').notNull(),
    passScore: integer('pass_score').notNull(),
    startedAt: instant('started_at').notNull(),
    /** When it is handed in by the server; null without a time limit and without an end of the exam. */
    deadline: instant('deadline'),
    /** The number of the last stored operation. */
    lastSeq: integer('last_seq').notNull().default(0),
    savedAt: instant('saved_at'),
    leaves: integer('leaves').notNull().default(0),
    submittedAt: instant('submitted_at'),
    submitReason: text('submit_reason').$type<'learner' | 'time_over' | 'leave_limit' | 'sealed'>(),
    answersHash: text('answers_hash'),
    objectiveScore: integer('objective_score'),
    subjectiveScore: integer('subjective_score'),
    score: integer('score'),
    isQualified: boolean('is_qualified'),
    finishedAt: instant('finished_at'),
    /** What the marker says about the whole paper. */
    comment: text('comment'),
    /** When the person got the message that the result is there. */
    resultToldAt: instant('result_told_at'),
    /** The task of a training it was opened from. */
    trainingId: id<'training'>('training_id'),
    globalIndex: integer('global_index'),
  },
  (table) => [
    uniqueIndex('exam_attempts_number').on(table.examId, table.userId, table.number),
    // Two starts at once: one attempt.
    uniqueIndex('exam_attempts_open').on(table.examId, table.userId).where(sql`state = 'in_progress'`),
    index('exam_attempts_due').on(table.deadline).where(sql`state = 'in_progress'`),
    index('exam_attempts_exam').on(table.examId, table.submittedAt),
    index('exam_attempts_untold').on(table.finishedAt).where(sql`finished_at is not null and result_told_at is null`),
    index('exam_attempts_user').on(table.userId, table.startedAt),
    index('exam_attempts_college').on(table.collegeId),
  ],
)

/** The vault: every change of an answer, numbered by the device that made it. Rows are only added. */
export const examOperations = pgTable(
  'exam_operations',
  {
    attemptId: ofAttempt(),
    seq: integer('seq').notNull(),
    /** The question's key; a sub-question as `parent/child`. */
    questionKey: text('question_key').notNull(),
    answer: jsonb('answer').$type<Answer>().notNull(),
    /** The learner marked the question for later. */
    isFlagged: boolean('is_flagged').notNull().default(false),
    madeAt: instant('made_at').notNull(),
    storedAt: instant('stored_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.seq] })],
)

/** The answers that count, made from the operations when an attempt is handed in, and how they were marked. */
export const examAnswers = pgTable(
  'exam_answers',
  {
    attemptId: ofAttempt(),
    questionKey: text('question_key').notNull(),
    versionId: id<'questionVersion'>('version_id')
      .notNull()
      .references(() => questionVersions.id),
    answer: jsonb('answer').$type<Answer>(),
    verdict: text('verdict').$type<AnswerVerdict>().notNull(),
    maxScore: integer('max_score').notNull(),
    score: integer('score'),
    /** What each line of the rubric earned, in percent. */
    rubric: jsonb('rubric').$type<Record<string, number>>(),
    comment: text('comment'),
    markedBy: byUser('marked_by'),
    markedAt: instant('marked_at'),
    /** How long the question was in front of the learner. */
    seconds: integer('seconds').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.questionKey] }),
    index('exam_answers_version').on(table.versionId),
    index('exam_answers_marked_by').on(table.markedBy),
  ],
)

/** Files that the learner attached to answers of an attempt: they stay as long as the attempt. */
export const examAttemptFiles = pgTable(
  'exam_attempt_files',
  {
    attemptId: ofAttempt(),
    fileId: id<'file'>('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.fileId] }),
    index('exam_attempt_files_file').on(table.fileId),
  ],
)

/** Answers that reached the server after the end, in a file that the device sealed. A reviewer decides about each file. */
export const examSealedFiles = pgTable(
  'exam_sealed_files',
  {
    id: newId<'examSealedFile'>('id').primaryKey(),
    attemptId: ofAttempt(),
    verdict: text('verdict').$type<SealVerdict>().notNull(),
    /** How many changes were made after the deadline, by the clock of the device. */
    late: integer('late').notNull(),
    /** The changes that the server did not have. */
    operations: jsonb('operations').$type<Operation[]>().notNull(),
    seal: text('seal').notNull(),
    sealedAt: instant('sealed_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    state: text('state').$type<SealedState>().notNull(),
    decidedBy: byUser('decided_by'),
    decidedAt: instant('decided_at'),
    reason: text('reason'),
  },
  (table) => [
    // The same file handed in twice is one file.
    uniqueIndex('exam_sealed_files_seal').on(table.attemptId, table.seal),
    index('exam_sealed_files_decided_by').on(table.decidedBy),
  ],
)

/** What happened around an attempt: leaving the page, taking over on another device, more time given. Rows are only added. */
export const examNotes = pgTable(
  'exam_notes',
  {
    id: newId<'examNote'>('id').primaryKey(),
    attemptId: ofAttempt(),
    kind: text('kind').$type<AttemptNote>().notNull(),
    at: instant('at').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>(),
  },
  (table) => [index('exam_notes_attempt').on(table.attemptId, table.at)],
)

/** A manager wants all attempts scored again. The job goes from attempt to attempt; `cursor` is the last one it has done. */
export const examRegrades = pgTable(
  'exam_regrades',
  {
    id: newId<'examRegrade'>('id').primaryKey(),
    examId: ofExam(),
    collegeId: ofCollege(),
    state: text('state').$type<(typeof REGRADE_STATES)[number]>().notNull(),
    reason: text('reason').notNull(),
    wantedBy: byUser('wanted_by'),
    wantedAt: instant('wanted_at').notNull(),
    doneAt: instant('done_at'),
    cursor: id<'examAttempt'>('cursor'),
    attempts: integer('attempts').notNull().default(0),
    changed: integer('changed').notNull().default(0),
  },
  (table) => [
    index('exam_regrades_exam').on(table.examId, table.wantedAt),
    index('exam_regrades_college').on(table.collegeId),
    index('exam_regrades_wanted_by').on(table.wantedBy),
    // Two regradings at once: one.
    uniqueIndex('exam_regrades_open').on(table.examId).where(sql`state <> 'done'`),
  ],
)

/** Every change of a score after it was first given, with the reason: a corrected key, a second look. */
export const examScoreChanges = pgTable(
  'exam_score_changes',
  {
    id: newId<'examScoreChange'>('id').primaryKey(),
    attemptId: ofAttempt(),
    /** Null while the attempt waits for a marker. */
    before: integer('before'),
    after: integer('after'),
    wasQualified: boolean('was_qualified'),
    isQualified: boolean('is_qualified'),
    regradeId: id<'examRegrade'>('regrade_id').references(() => examRegrades.id),
    reason: text('reason').notNull(),
    changedBy: byUser('changed_by'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('exam_score_changes_attempt').on(table.attemptId),
    // A regrading changes an attempt once, also when its job runs again.
    uniqueIndex('exam_score_changes_regrade').on(table.regradeId, table.attemptId),
    index('exam_score_changes_changed_by').on(table.changedBy),
  ],
)
