import { communityLinks } from '@sands/contract/community/community.links'
import type { FileId } from '@sands/contract/kernel/schema'
import { sql } from 'drizzle-orm'
import { choicesFrom } from '../../kernel/content-choices.ts'
import { communityBoards, communityContents } from './community.tables.ts'

/** Content that an editor can choose as the target of a jump. */
export const contentChoices = (coverUrl: (fileId: FileId) => string) =>
  choicesFrom({
    ...communityContents,
    table: communityContents,
    cover: communityContents.coverFileId,
    isOut: sql`true`,
    // Nobody but moderators reads titles of content that is not published.
    only: sql`${communityContents.state} = 'published' and exists (select 1 from ${communityBoards} b
      where b.id = ${communityContents.boardId} and b.removed_at is null)`,
    linkTo: communityLinks.detail,
    coverUrl,
  })

export const boardChoices = (coverUrl: (fileId: FileId) => string) =>
  choicesFrom({
    ...communityBoards,
    table: communityBoards,
    title: communityBoards.name,
    cover: communityBoards.coverFileId,
    isOut: sql`not ${communityBoards.isClosed}`,
    linkTo: (id) => communityLinks.board({ id, type: 1 }),
    coverUrl,
  })
