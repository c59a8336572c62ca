import { communityLinks } from '@sands/contract/community/community.links'
import type { FileId } from '@sands/contract/kernel/schema'
import { eq, sql } from 'drizzle-orm'
import { choicesFrom } from '../../kernel/content-choices.ts'
import { communityBoards, communityContents } from './community.tables.ts'

/** Content that an editor can choose as the target of a jump. */
export const contentChoices = (coverUrl: (fileId: FileId) => string) =>
  choicesFrom({
    ...communityContents,
    table: communityContents,
    cover: communityContents.coverFileId,
    isOut: eq(communityContents.state, 'published'),
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
