import type { DepartmentId, FileId, Id, UserId } from '@sands/contract/kernel/schema'
import type { SurveyAnswers } from '@sands/contract/survey/questionnaire.model'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { memberships } from '../org/index.ts'
import type { EditionId, SurveyId } from './survey.repo.ts'
import {
  surveyAnonymousReplies,
  surveyDrafts,
  surveyEditions,
  surveyParticipants,
  surveyReplies,
  surveyReplyFiles,
} from './survey.tables.ts'

export type ReplyId = Id<'surveyReply'>
export type ParticipantRow = typeof surveyParticipants.$inferSelect

export interface Participation {
  surveyId: SurveyId
  who: string
  userId: UserId | null
  lastKey: Buffer
  isRepeatable: boolean
}

export const replyRepo = {
  participant: (db: Db, surveyId: SurveyId, who: string): Promise<ParticipantRow | undefined> =>
    db
      .select()
      .from(surveyParticipants)
      .where(and(eq(surveyParticipants.surveyId, surveyId), eq(surveyParticipants.who, who)))
      .then(([row]) => row),

  /**
   * Counts one more reply of this person or device. Returns how many there are now; undefined when none is accepted. A
   * second request waits here for the first, so that only one of them is accepted.
   */
  take: async (tx: Tx, { isRepeatable, ...values }: Participation): Promise<number | undefined> => {
    const [row] = await tx
      .insert(surveyParticipants)
      .values(values)
      .onConflictDoUpdate({
        target: [surveyParticipants.surveyId, surveyParticipants.who],
        set: { times: sql`${surveyParticipants.times} + 1`, lastKey: values.lastKey, isSettled: false },
        setWhere: sql`${isRepeatable} and ${surveyParticipants.lastKey} <> ${values.lastKey}`,
      })
      .returning({ times: surveyParticipants.times })
    return row?.times
  },

  departmentOf: async (
    db: Db,
    { userId, collegeId }: Pick<Viewer, 'userId' | 'collegeId'>,
  ): Promise<DepartmentId | null> => {
    const [row] = await db
      .select({ departmentId: memberships.departmentId })
      .from(memberships)
      .where(and(eq(memberships.userId, userId), eq(memberships.collegeId, collegeId)))
    return row?.departmentId ?? null
  },

  async add(
    tx: Tx,
    values: Omit<typeof surveyReplies.$inferInsert, 'id' | 'isCounted'>,
    fileIds: readonly FileId[],
  ): Promise<void> {
    const [row] = await tx.insert(surveyReplies).values(values).returning({ id: surveyReplies.id })
    if (row && fileIds.length > 0)
      await tx.insert(surveyReplyFiles).values(fileIds.map((fileId) => ({ replyId: row.id, fileId })))
  },

  addAnonymous: (tx: Tx, values: { editionId: EditionId; answers: SurveyAnswers }) =>
    tx.insert(surveyAnonymousReplies).values(values),

  /** The last reply of a person to a named survey. */
  last: (db: Db, surveyId: SurveyId, userId: UserId) =>
    db
      .select({
        answers: surveyReplies.answers,
        submittedAt: surveyReplies.submittedAt,
        questionnaire: surveyEditions.questionnaire,
      })
      .from(surveyReplies)
      .innerJoin(surveyEditions, eq(surveyEditions.id, surveyReplies.editionId))
      .where(and(eq(surveyEditions.surveyId, surveyId), eq(surveyReplies.userId, userId)))
      .orderBy(desc(surveyReplies.id))
      .limit(1)
      .then(([row]) => row),

  draft: (db: Db, surveyId: SurveyId, userId: UserId) =>
    db
      .select()
      .from(surveyDrafts)
      .where(and(eq(surveyDrafts.surveyId, surveyId), eq(surveyDrafts.userId, userId)))
      .then(([row]) => row),

  saveDraft: (db: Db, values: typeof surveyDrafts.$inferInsert) =>
    db
      .insert(surveyDrafts)
      .values(values)
      .onConflictDoUpdate({
        target: [surveyDrafts.surveyId, surveyDrafts.userId],
        set: { answers: values.answers, savedAt: values.savedAt },
      }),

  removeDraft: (tx: Tx, surveyId: SurveyId, userId: UserId) =>
    tx.delete(surveyDrafts).where(and(eq(surveyDrafts.surveyId, surveyId), eq(surveyDrafts.userId, userId))),
}
