import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import type { BoardId } from '../board/board.repo.ts'
import { communityContentFiles, communityContents } from '../community.tables.ts'
import type { ContentId } from './content.repo.ts'

/** Where content is: on which boards, and which content shows a file. */
export const contentPlacesRepo = {
  /** Whether another content that was not deleted shows this file. */
  isUsedElsewhere: (tx: Tx, fileId: FileId, contentId: ContentId): Promise<boolean> =>
    tx
      .select({ id: communityContents.id })
      .from(communityContentFiles)
      .innerJoin(communityContents, eq(communityContents.id, communityContentFiles.contentId))
      .where(
        and(
          eq(communityContentFiles.fileId, fileId),
          ne(communityContents.id, contentId),
          ne(communityContents.state, 'deleted'),
        ),
      )
      .limit(1)
      .then((rows) => rows.length > 0),

  /** The boards on which the person has published. */
  boardsOfAuthor: (db: Db, { userId, collegeId }: { userId: UserId; collegeId: CollegeId }): Promise<BoardId[]> =>
    db
      .selectDistinct({ boardId: communityContents.boardId })
      .from(communityContents)
      .where(and(eq(communityContents.authorId, userId), eq(communityContents.collegeId, collegeId)))
      .then((rows) => rows.map(({ boardId }) => boardId)),

  /** The boards of these contents. */
  boardsOf: (db: Db, collegeId: CollegeId, ids: readonly string[]): Promise<BoardId[]> =>
    db
      .selectDistinct({ boardId: communityContents.boardId })
      .from(communityContents)
      .where(
        and(
          sql`${communityContents.id} = any(${sql.param([...ids])}::bigint[])`,
          eq(communityContents.collegeId, collegeId),
        ),
      )
      .then((rows) => rows.map(({ boardId }) => boardId)),
}
