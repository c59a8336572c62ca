import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import type { CommentId } from './comment.repo.ts'
import { commentReports } from './social.tables.ts'

export type CommentReportRow = typeof commentReports.$inferSelect

export const commentReportRepo = {
  /** False when the person has reported the comment already, and no moderator has settled it since then. */
  add: (tx: Tx, report: typeof commentReports.$inferInsert): Promise<boolean> =>
    tx
      .insert(commentReports)
      .values(report)
      .onConflictDoUpdate({
        target: [commentReports.commentId, commentReports.userId],
        set: { reason: report.reason, text: report.text ?? '', createdAt: report.createdAt, settledAt: null },
        setWhere: sql`${commentReports.settledAt} is not null`,
      })
      .returning({ id: commentReports.id })
      .then((rows) => rows.length > 0),

  open: async (db: Db, commentIds: readonly CommentId[]): Promise<CommentReportRow[]> =>
    commentIds.length === 0
      ? []
      : db
          .select()
          .from(commentReports)
          .where(
            and(
              sql`${commentReports.commentId} = any(${sql.param([...commentIds])}::bigint[])`,
              isNull(commentReports.settledAt),
            ),
          )
          .orderBy(asc(commentReports.createdAt), asc(commentReports.id))
          .limit(1000),

  settle: (tx: Tx, commentId: CommentId, at: Date) =>
    tx
      .update(commentReports)
      .set({ settledAt: at })
      .where(and(eq(commentReports.commentId, commentId), isNull(commentReports.settledAt))),
}
