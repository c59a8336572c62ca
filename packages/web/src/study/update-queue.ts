import type { LearningDetail, LearningUpdate, Segment } from '@sands/contract/study/learning.model'
import { type LearnForm, STUDY } from '@sands/rules/study'
import { joined } from './segment.ts'

export interface UpdateQueue {
  add: (segment: Segment, position: number) => void
  /** User input. It is sent with the next update. */
  sign: () => void
  /**
   * The next update to send, which then never changes; null when there is nothing to send. Empty updates only on
   * demand.
   */
  next: (evenEmpty?: boolean) => LearningUpdate | null
  /** Everything up to this number has arrived. Returns the updates that this removed. */
  acknowledge: (seq: number) => LearningUpdate[]
  /** The server refuses this update permanently. */
  giveUp: (seq: number) => void
  /** All unacknowledged updates, including the one still being collected. */
  all: () => LearningUpdate[]
  /** From now on the collected update may have been sent by the outbox, so it must not change. */
  seal: () => void
}

interface QueueOf {
  learningDetailId: LearningDetail['learningDetailId']
  form: LearnForm
  /** The number of the first update. */
  first?: number
}

/** Numbers the updates of one viewing. Stretches are collected until the previous update is acknowledged. */
export function createUpdateQueue({ learningDetailId, form, first = 1 }: QueueOf): UpdateQueue {
  let sealed: LearningUpdate[] = []
  let seq = first
  let open: Segment[] = []
  let position: number | undefined
  let alive = false

  const openUpdate = (): LearningUpdate => ({
    learningDetailId,
    seq,
    segments: open,
    ...(position === undefined ? {} : { position }),
    signOfLife: alive ? 1 : 0,
  })
  const seal = () => {
    sealed.push(openUpdate())
    seq += 1
    open = []
    alive = false
  }

  return {
    add(segment, at) {
      position = at
      const last = open.at(-1)
      const both = last && joined(last, segment, form)
      if (both) {
        open = [...open.slice(0, -1), both]
        return
      }
      if (open.length >= STUDY.mostSegments) seal()
      open = [...open, segment]
    },
    sign: () => {
      alive = true
    },
    next(evenEmpty = false) {
      if (sealed.length === 0 && (open.length > 0 || evenEmpty)) seal()
      return sealed[0] ?? null
    },
    acknowledge(ackSeq) {
      const gone = sealed.filter((update) => update.seq <= ackSeq)
      sealed = sealed.filter((update) => update.seq > ackSeq)
      return gone
    },
    giveUp: (given) => {
      sealed = sealed.filter((update) => update.seq !== given)
    },
    all: () => [...sealed, ...(open.length > 0 ? [openUpdate()] : [])],
    seal: () => {
      if (open.length > 0) seal()
    },
  }
}
