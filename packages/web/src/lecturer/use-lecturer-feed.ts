import type { Block } from '@sands/contract/home/home.model'
import type { LecturerItem } from '@sands/contract/lecturer/lecturer.model'
import { feedAmount, feedParts } from '@sands/rules/block'
import { useCall } from '../call/use-call.ts'
import { type FeedAnswer, feedAnswer } from '../feed/feed-answer.ts'

interface LecturerFeed {
  block: Block
  /** Stores the answer on this device. */
  keep?: boolean
}

/** Lecturers in the order of the company; picked ones in the order they were picked. */
export function useLecturerFeed({ block, keep = false }: LecturerFeed): FeedAnswer<LecturerItem> {
  const ids = feedParts(block)[0]?.ids ?? []
  const query = { ...(ids.length > 0 && { ids: ids.join(',') }), current: 1, size: feedAmount(block) }
  return feedAnswer(useCall('GET /sands-lms/api/v1/lecturer/page', { query }, { silent: true, keep }))
}
