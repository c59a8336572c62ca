import type { ContentDraft, PublishResult } from '@sands/contract/community/community.model'
import type { BoardDraft, ManagedBoard } from '@sands/contract/community/manage.model'
import type { Id } from '@sands/contract/kernel/schema'
import type { SignedIn } from './client.ts'

const CREATE_BOARD = 'POST /sands-lms/api/v1/manage/community/board/create'
const CREATE = 'POST /sands-lms/api/v1/community/content/create'

let boards = 0

export const boardDraft = (changes: Partial<BoardDraft> = {}): BoardDraft => {
  boards += 1
  return {
    name: `Board ${boards}`,
    type: 1,
    introduction: '',
    rules: '',
    coverFileId: null,
    isColumn: true,
    sort: 1000 + boards,
    postPolicy: 'everyone',
    reviewMode: 'none',
    isNotesOnly: false,
    isCommentable: true,
    isAnonymousAllowed: false,
    isPublicAllowed: false,
    isClosed: false,
    audience: { included: [], excluded: [] },
    ...changes,
  }
}

export async function aBoard(manager: SignedIn, changes: Partial<BoardDraft> = {}): Promise<ManagedBoard> {
  const { data } = await manager.call(CREATE_BOARD, { body: boardDraft(changes) })
  return data
}

export const noteDraft = (boardId: Id<'board'>, changes: Partial<ContentDraft> = {}): ContentDraft => ({
  type: 1,
  boardId,
  title: 'A note',
  articleText: 'What happened in the store today',
  fileIds: [],
  ...changes,
})

export async function aNote(
  author: SignedIn,
  boardId: Id<'board'>,
  changes: Partial<ContentDraft> = {},
): Promise<PublishResult> {
  const { data } = await author.call(CREATE, { body: noteDraft(boardId, changes) })
  return data
}
