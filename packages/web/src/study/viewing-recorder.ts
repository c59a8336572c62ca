import type { LearningDetail, LearningReceipt, LearningUpdate, Segment } from '@sands/contract/study/learning.model'
import type { Played } from '../player/place/played.ts'
import { segmentOf, since } from './segment.ts'
import { createUpdateQueue } from './update-queue.ts'
import { createUpdateSender, type UpdateSender } from './update-sender.ts'
import type { ViewingStore } from './viewing-store.ts'

/** A viewing that is registered on the server. */
export interface KnownViewing {
  detail: LearningDetail
  /** The number of its next update. */
  first: number
  isOffline: boolean
}

interface RecorderParts {
  known: KnownViewing
  keep: ViewingStore
  send: (update: LearningUpdate) => Promise<LearningReceipt>
  now: () => number
  onReceipt: (receipt: LearningReceipt) => void
  onLost: (why: 'unknown' | 'signed-out') => void
  onWaiting: (waiting: boolean) => void
}

/** The recorded stretches of one viewing, and how they are sent to the server. */
export interface Recorder {
  readonly detail: LearningDetail
  readonly post: UpdateSender
  readonly add: (played: Played) => void
  readonly sign: () => void
  readonly release: () => void
  readonly isIdle: () => boolean
  /** Everything that the server has not acknowledged. */
  readonly waiting: () => readonly Segment[]
  /** The update that ends a viewing without pending updates; offline viewings have none. */
  readonly lastWord: () => LearningUpdate | null
}

/** A short time of playback before the server answered is allowed. */
const EARLY_MS = 1000

export function createRecorder({ known, keep, ...parts }: RecorderParts): Recorder {
  const { detail, first } = known
  const { form } = detail.terms
  const queue = createUpdateQueue({ learningDetailId: detail.learningDetailId, form, first })
  const startedAt = parts.now() - EARLY_MS
  const post = createUpdateSender({ queue, keep, ...parts })
  return {
    detail,
    post,
    add: (played) => {
      const segment = since(segmentOf(played, form), startedAt, form)
      if (segment) queue.add(segment, form === 'media' ? segment.to : segment.from)
    },
    sign: queue.sign,
    release: () => void keep.release(queue.all()),
    waiting: () => queue.all().flatMap(({ segments }) => segments),
    isIdle: () => queue.all().length === 0,
    lastWord: () => (known.isOffline || queue.all().length > 0 ? null : queue.next(true)),
  }
}
