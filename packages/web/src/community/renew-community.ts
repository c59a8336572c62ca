import type { QueryClient } from '@tanstack/react-query'
import { refetchAfterWrite } from '../call/refetch-after-write.ts'
import { onSent } from '../outbox/outbox.ts'
import {
  BOARD_GET,
  COMMUNITY_FEED,
  COMMUNITY_GET,
  COMMUNITY_INDEX,
  COMMUNITY_MINE,
  isPublication,
  PINNED,
  SOURCE_BOARD,
} from './community-calls.ts'

/** Calls that show published content or count it. */
const READS: readonly unknown[] = [
  ...[COMMUNITY_INDEX, COMMUNITY_FEED, COMMUNITY_GET, COMMUNITY_MINE],
  ...[BOARD_GET, PINNED, SOURCE_BOARD],
]

/** A publication that the outbox has sent is shown on every screen, wherever the person is by then. */
export const renewCommunityWhenSent = (queries: QueryClient): (() => void) =>
  onSent(({ key }) => {
    if (!isPublication(key)) return
    void refetchAfterWrite(queries, { predicate: ({ queryKey }) => READS.includes(queryKey[0]) })
  })
