import type { BoardDraft, ManagedBoard } from '@sands/contract/community/manage.model'

const NEW_BOARD: BoardDraft = {
  name: '',
  type: 1,
  introduction: '',
  rules: '',
  coverFileId: null,
  isColumn: true,
  sort: 0,
  postPolicy: 'everyone',
  reviewMode: 'none',
  isNotesOnly: false,
  isCommentable: true,
  isAnonymousAllowed: false,
  isPublicAllowed: false,
  isClosed: false,
  audience: { included: [], excluded: [] },
}

/** The fields of a board that the form changes; without a board those of a new one. */
export function boardDraftOf(board: ManagedBoard | undefined): BoardDraft {
  if (!board) return NEW_BOARD
  const { name, type, introduction, rules, coverFileId, isColumn, sort, postPolicy, reviewMode, audience } = board
  const { isNotesOnly, isCommentable, isAnonymousAllowed, isPublicAllowed, isClosed } = board
  const texts = { name, type, introduction, rules, coverFileId, isColumn, sort }
  const rights = { postPolicy, reviewMode, isNotesOnly, isCommentable, isAnonymousAllowed, isPublicAllowed, isClosed }
  return { ...texts, ...rights, audience }
}
