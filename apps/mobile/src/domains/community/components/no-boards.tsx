import { asId } from '@sands/contract/kernel/id'
import { useCall } from '@sands/web/call/use-call'
import { BOARD_COLUMNS, BOARD_GET, type BoardId } from '@sands/web/community/community-calls'
import type { ReactNode } from 'react'
import { Denial } from './denial.tsx'

/** The person may publish on no board: the first one says why. `otherwise` is shown where there is no board at all. */
export function NoBoards({ otherwise = null }: { otherwise?: ReactNode }) {
  const boards = useCall(BOARD_COLUMNS, { query: { isAll: 1, size: 1 } }, { silent: true })
  const id = boards.data?.records[0]?.id
  const board = useCall(
    BOARD_GET,
    { query: { id: id ?? asId<BoardId>('0') } },
    { enabled: id !== undefined, silent: true },
  )
  if (boards.isPending || (id !== undefined && board.isPending)) return null
  return board.data?.denial ? <Denial board={board.data} /> : otherwise
}
