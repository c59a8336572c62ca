import { asId } from '@sands/contract/kernel/id'
import { BOARD_TYPES, type ContentType } from '@sands/rules/community/content'
import { typesOn } from '@sands/rules/community/publishing'
import { isId } from '@sands/rules/id'
import { useCall } from '@sands/web/call/use-call'
import { BOARD_NAMES, type BoardId } from '@sands/web/community/community-calls'

/**
 * The boards on which this person may publish this type. The answer is the one of the page before, so they can be
 * chosen without a network too; a board of a course or training is in no list and is asked for by its id.
 */
export function usePublishBoards(type: ContentType, chosen: string) {
  const own = useCall(BOARD_NAMES, { query: {} }, { keep: true })
  const isElsewhere = isId(chosen) && own.data !== undefined && !own.data.some(({ id }) => id === chosen)
  const named = useCall(
    BOARD_NAMES,
    { query: { boardId: asId<BoardId>(chosen) } },
    { enabled: isElsewhere, keep: true },
  )
  const boards = (isElsewhere ? named.data : undefined) ?? own.data
  return {
    boards: boards?.filter(({ isShortVideo, isNotesOnly }) =>
      typesOn({
        type: isShortVideo === 1 ? BOARD_TYPES.shortVideo : BOARD_TYPES.normal,
        notesOnly: isNotesOnly === 1,
      }).includes(type),
    ),
    error: own.data ? null : own.error,
    retry: () => void own.refetch(),
  }
}
