import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { APPEALABLE, type CaseCause, type CaseDecision } from '@sands/rules/community/moderation'
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import type { BoardId } from '../board/board.repo.ts'
import { communityBoards } from '../community.tables.ts'
import {
  communityActions,
  communityCases,
  communityMutes,
  communityReports,
  communityWords,
} from '../community-moderation.tables.ts'
import type { ContentId } from '../feed/content.repo.ts'

export type CaseId = Id<'communityCase'>
export type ActionId = Id<'communityAction'>
export type CaseRow = typeof communityCases.$inferSelect
export type ActionRow = typeof communityActions.$inferSelect
export type ReportRow = typeof communityReports.$inferSelect

interface OpenCases {
  collegeId: CollegeId
  /** Undefined means all boards. */
  boardIds?: readonly BoardId[] | undefined
  claimedBy?: UserId | undefined
}

const isOpen = ({ collegeId, boardIds, claimedBy }: OpenCases): SQL | undefined =>
  and(
    eq(communityCases.collegeId, collegeId),
    isNull(communityCases.closedAt),
    // The content of a deleted board is gone for everybody.
    sql`exists (select 1 from ${communityBoards} b where b.id = ${communityCases.boardId} and b.removed_at is null)`,
    boardIds ? sql`${communityCases.boardId} = any(${sql.param([...boardIds])}::bigint[])` : undefined,
    claimedBy ? eq(communityCases.claimedBy, claimedBy) : undefined,
  )

export const moderationRepo = {
  words: (db: Db, collegeId: CollegeId) =>
    db
      .select({ id: communityWords.id, word: communityWords.word, action: communityWords.action })
      .from(communityWords)
      .where(eq(communityWords.collegeId, collegeId))
      .orderBy(asc(communityWords.word)),

  addWord: (tx: Tx, word: typeof communityWords.$inferInsert) =>
    tx
      .insert(communityWords)
      .values(word)
      .onConflictDoNothing()
      .returning({ id: communityWords.id, word: communityWords.word, action: communityWords.action })
      .then(([row]) => row),

  removeWord: (tx: Tx, collegeId: CollegeId, id: Id<'communityWord'>) =>
    tx
      .delete(communityWords)
      .where(and(eq(communityWords.id, id), eq(communityWords.collegeId, collegeId)))
      .returning({ word: communityWords.word, action: communityWords.action })
      .then(([row]) => row),

  /** A content has one open case. The first cause stays; the board and the words are those of the content now. */
  openCase: (tx: Tx, values: typeof communityCases.$inferInsert) =>
    tx
      .insert(communityCases)
      .values(values)
      .onConflictDoUpdate({
        target: communityCases.contentId,
        targetWhere: sql`closed_at is null`,
        set: { boardId: values.boardId, ...(values.words && { words: values.words }) },
      }),

  openCaseOf: (tx: Tx, contentId: ContentId): Promise<CaseRow | undefined> =>
    tx
      .select()
      .from(communityCases)
      .where(and(eq(communityCases.contentId, contentId), isNull(communityCases.closedAt)))
      .then(([row]) => row),

  /** Closes the open case of a content; with `causes` only a case that was opened for one of them. */
  closeCase: (
    tx: Tx,
    {
      contentId,
      by,
      at,
      decision,
      causes,
    }: {
      contentId: ContentId
      by: UserId
      at: Date
      decision: CaseDecision | null
      causes?: readonly CaseCause[]
    },
  ) =>
    tx
      .update(communityCases)
      .set({ closedAt: at, closedBy: by, decision })
      .where(
        and(
          eq(communityCases.contentId, contentId),
          isNull(communityCases.closedAt),
          causes ? inArray(communityCases.cause, [...causes]) : undefined,
        ),
      ),

  moveCase: (tx: Tx, contentId: ContentId, boardId: BoardId) =>
    tx
      .update(communityCases)
      .set({ boardId, claimedBy: null, claimedUntil: null })
      .where(and(eq(communityCases.contentId, contentId), isNull(communityCases.closedAt))),

  openCaseById: (db: Db, collegeId: CollegeId, id: CaseId): Promise<CaseRow | undefined> =>
    db
      .select()
      .from(communityCases)
      .where(and(eq(communityCases.id, id), isOpen({ collegeId })))
      .then(([row]) => row),

  cases: (db: Db, wanted: OpenCases, { size, offset }: { size: number; offset: number }): Promise<CaseRow[]> =>
    db
      .select()
      .from(communityCases)
      .where(isOpen(wanted))
      .orderBy(asc(communityCases.createdAt), asc(communityCases.id))
      .limit(size)
      .offset(offset),

  caseTotal: (db: Db, wanted: OpenCases): Promise<number> => db.$count(communityCases, isOpen(wanted)),

  lockCase: (tx: Tx, collegeId: CollegeId, id: CaseId): Promise<CaseRow | undefined> =>
    tx
      .select()
      .from(communityCases)
      .where(and(eq(communityCases.id, id), isOpen({ collegeId })))
      .for('no key update')
      .then(([row]) => row),

  claim: (tx: Tx, id: CaseId, { by, until }: { by: UserId; until: Date }): Promise<CaseRow | undefined> =>
    tx
      .update(communityCases)
      .set({ claimedBy: by, claimedUntil: until })
      .where(eq(communityCases.id, id))
      .returning()
      .then(([row]) => row),

  /** Returns the content of the case; undefined when the person has not claimed it. */
  release: (
    tx: Tx,
    { collegeId, userId }: { collegeId: CollegeId; userId: UserId },
    id: CaseId,
  ): Promise<ContentId | undefined> =>
    tx
      .update(communityCases)
      .set({ claimedBy: null, claimedUntil: null })
      .where(and(eq(communityCases.id, id), isOpen({ collegeId, claimedBy: userId })))
      .returning({ contentId: communityCases.contentId })
      .then(([row]) => row?.contentId),

  /** False when the person has reported the content already, and no moderator has decided since then. */
  report: (tx: Tx, report: typeof communityReports.$inferInsert): Promise<boolean> =>
    tx
      .insert(communityReports)
      .values(report)
      .onConflictDoUpdate({
        target: [communityReports.contentId, communityReports.userId],
        set: { reason: report.reason, text: report.text ?? '', createdAt: report.createdAt },
        setWhere: sql`exists (select 1 from ${communityCases} k where k.content_id = ${communityReports.contentId}
          and k.decision is not null and k.closed_at > ${communityReports.createdAt})`,
      })
      .returning({ userId: communityReports.userId })
      .then((rows) => rows.length > 0),

  reports: (db: Db, contentIds: readonly ContentId[]): Promise<ReportRow[]> =>
    db
      .select()
      .from(communityReports)
      .where(sql`${communityReports.contentId} = any(${sql.param([...contentIds])}::bigint[])`)
      .orderBy(asc(communityReports.createdAt))
      .limit(1000),

  async addAction(tx: Tx, action: typeof communityActions.$inferInsert): Promise<ActionId> {
    const [row] = await tx.insert(communityActions).values(action).returning({ id: communityActions.id })
    if (!row) throw new Error('the action was not stored')
    return row.id
  },

  /** The latest of these actions on each content, which its author may appeal against. */
  lastActions: async (
    db: Db,
    contentIds: readonly ContentId[],
    actions: readonly CaseDecision[],
  ): Promise<ReadonlyMap<ContentId, ActionRow>> => {
    if (contentIds.length === 0) return new Map()
    const rows = await db
      .selectDistinctOn([communityActions.contentId])
      .from(communityActions)
      .where(
        and(
          sql`${communityActions.contentId} = any(${sql.param([...contentIds])}::bigint[])`,
          inArray(communityActions.action, [...actions]),
        ),
      )
      .orderBy(communityActions.contentId, desc(communityActions.actedAt), desc(communityActions.id))
    return new Map(rows.flatMap((row) => (row.contentId ? [[row.contentId, row] as const] : [])))
  },

  /** Stores the appeal of the person, once. */
  appeal: (tx: Tx, { id, userId, text, at }: { id: ActionId; userId: UserId; text: string; at: Date }) =>
    tx
      .update(communityActions)
      .set({ appeal: text, appealedAt: at })
      .where(
        and(
          eq(communityActions.id, id),
          eq(communityActions.userId, userId),
          isNull(communityActions.appealedAt),
          inArray(communityActions.action, [...APPEALABLE]),
        ),
      )
      .returning()
      .then(([row]) => row),

  /** The last mute of a person, with its reason and their appeal. */
  lastMute: (db: Db, { collegeId, userId }: { collegeId: CollegeId; userId: UserId }): Promise<ActionRow | undefined> =>
    db
      .select()
      .from(communityActions)
      .where(
        and(
          eq(communityActions.collegeId, collegeId),
          eq(communityActions.userId, userId),
          eq(communityActions.action, 'mute'),
        ),
      )
      .orderBy(desc(communityActions.actedAt), desc(communityActions.id))
      .limit(1)
      .then(([row]) => row),

  mute: (tx: Tx, mute: typeof communityMutes.$inferInsert) =>
    tx
      .insert(communityMutes)
      .values(mute)
      .onConflictDoUpdate({
        target: [communityMutes.collegeId, communityMutes.userId],
        set: { until: mute.until },
      }),

  unmute: (tx: Tx, { collegeId, userId }: { collegeId: CollegeId; userId: UserId }) =>
    tx.delete(communityMutes).where(and(eq(communityMutes.collegeId, collegeId), eq(communityMutes.userId, userId))),
}
