import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { visibleTo } from '../../org/index.ts'
import { openTo } from '../../study/index.ts'
import { examAttempts, examOverrides, examPeople, exams } from '../exam.tables.ts'

export type ExamId = Id<'exam'>
/** More exams than a person looks through; the newest are listed. */
const MOST_EXAMS = 1000

const columns = {
  id: exams.id,
  title: exams.title,
  state: exams.state,
  coverFileId: exams.coverFileId,
  document: exams.published,
  questionNum: exams.questionNum,
  totalScore: exams.totalScore,
  edition: exams.edition,
  isVisible: sql<boolean>`true`,
  /** Published for the person, not only opened by a project. */
  isForThem: sql<boolean>`true`,
  personStatus: examPeople.status,
  personScore: examPeople.score,
  isQualified: examPeople.isQualified,
  attempts: examPeople.attempts,
  /** When the last attempt was handed in. */
  lastSubmittedAt: examAttempts.submittedAt,
}

function selectFor(db: Db, viewer: Viewer, more: SQL | undefined) {
  const isVisible = sql<boolean>`(${exams.state} = 'published' and ${openTo(viewer, { type: PROJECT_TASKS.exam, id: exams.id, audienceId: exams.audienceId })})`
  return db
    .select({ ...columns, isVisible, isForThem: visibleTo(viewer, exams.audienceId) })
    .from(exams)
    .leftJoin(examPeople, and(eq(examPeople.examId, exams.id), eq(examPeople.userId, viewer.userId)))
    .leftJoin(examAttempts, eq(examAttempts.id, examPeople.attemptId))
    .where(
      and(
        eq(exams.collegeId, viewer.collegeId),
        isNull(exams.removedAt),
        isNotNull(exams.published),
        // An exam that the person has taken stays in the list after it was withdrawn or its audience changed.
        or(isNotNull(examPeople.userId), isVisible),
        more,
      ),
    )
    .orderBy(desc(exams.publishedAt), desc(exams.id))
    .limit(MOST_EXAMS)
}

export type LearnerExamRow = Awaited<ReturnType<typeof selectFor>>[number]

const departmentKeys = (viewer: Viewer): string[] =>
  viewer.audienceKeys.flatMap((key) => (key.startsWith('tree:') ? key.slice('tree:'.length) : []))

export const learnerExamRepo = {
  all: (db: Db, viewer: Viewer): Promise<LearnerExamRow[]> => selectFor(db, viewer, undefined),

  byId: (db: Db, viewer: Viewer, examId: ExamId): Promise<LearnerExamRow | undefined> =>
    selectFor(db, viewer, eq(exams.id, examId)).then(([row]) => row),

  /** What papers are made from. */
  paper: (db: Db, examId: ExamId) =>
    db
      .select({ paper: exams.paper })
      .from(exams)
      .where(eq(exams.id, examId))
      .then(([row]) => row?.paper ?? undefined),

  /** Overrides for the person and their departments, those of the person first, newest first. */
  overrides: (db: Db, viewer: Viewer, examIds: readonly ExamId[]) =>
    db
      .select()
      .from(examOverrides)
      .where(
        and(
          inArray(examOverrides.examId, [...examIds]),
          isNull(examOverrides.removedAt),
          or(
            eq(examOverrides.userId, viewer.userId),
            sql`${examOverrides.departmentId} = any(${sql.param(departmentKeys(viewer))}::bigint[])`,
          ),
        ),
      )
      .orderBy(sql`${examOverrides.userId} is null`, desc(examOverrides.createdAt), desc(examOverrides.id)),

  attempts: (db: Db, viewer: { userId: Viewer['userId']; collegeId: CollegeId }, examId: ExamId) =>
    db
      .select()
      .from(examAttempts)
      .where(
        and(
          eq(examAttempts.collegeId, viewer.collegeId),
          eq(examAttempts.userId, viewer.userId),
          eq(examAttempts.examId, examId),
        ),
      )
      .orderBy(desc(examAttempts.number)),
}

export type OverrideRow = Awaited<ReturnType<typeof learnerExamRepo.overrides>>[number]
