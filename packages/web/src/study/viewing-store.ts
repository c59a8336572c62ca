import type { LearningUpdate } from '@sands/contract/study/learning.model'
import { translate } from '../i18n/texts.ts'
import type { OutboxItem } from '../outbox/item.ts'
import { dropItem, flushOutbox, holdItem } from '../outbox/outbox.ts'
import { outboxStorage } from '../outbox/storage.ts'

/** Longer than a page in the background sleeps between two ticks. After that it is taken for closed. */
export const HELD_MS = 90_000

/** Where updates lie until the server has acknowledged them, also when the page is gone by then. */
export interface ViewingStore {
  /** `listed`: they wait for a network, and the person may know. */
  put: (updates: readonly LearningUpdate[], how: { listed: boolean }) => Promise<void>
  drop: (updates: readonly LearningUpdate[]) => Promise<void>
  /** This page will not send them any more: the outbox does. */
  release: (updates: readonly LearningUpdate[]) => Promise<void>
}

const laneOf = ({ learningDetailId }: LearningUpdate) => `viewing/${learningDetailId}`
const idOf = (update: LearningUpdate) => `${laneOf(update)}/${update.seq}`
const isOfViewing = ({ lane }: OutboxItem) => lane?.startsWith('viewing/') === true

interface Keeping {
  userId: string
  now: () => number
}

export function outboxStore({ userId, now }: Keeping): ViewingStore {
  const itemOf = (update: LearningUpdate, heldUntil: number): OutboxItem => ({
    id: idOf(update),
    userId,
    key: 'POST /sands-lms/api/v1/learning-details/update',
    body: update,
    label: translate('study.outbox_label'),
    idempotencyKey: idOf(update),
    // Those of one viewing keep their order also when they were written down in the same moment.
    createdAt: now() + update.seq / 1000,
    tries: 0,
    nextTryAt: 0,
    state: 'waiting',
    reason: null,
    lane: laneOf(update),
    heldUntil,
  })
  let turn = Promise.resolve()
  // What was dropped must not be put back by a write that began earlier.
  const inTurn = (run: () => Promise<void>): Promise<void> => {
    turn = turn.then(run, run)
    return turn
  }
  return {
    put: (updates, how) =>
      inTurn(async () => {
        for (const update of updates) await holdItem(itemOf(update, now() + HELD_MS), how)
      }),
    drop: (updates) =>
      inTurn(async () => {
        for (const update of updates) await dropItem(idOf(update))
      }),
    release: (updates) =>
      inTurn(async () => {
        for (const update of updates) await holdItem(itemOf(update, 0), { listed: false })
      }),
  }
}

/** Sends what an earlier page could not: it counts up to the moment in which the next viewing begins. */
export async function sendLeftovers(userId: string): Promise<void> {
  const items = await (await outboxStorage()).all(userId)
  if (items.some(isOfViewing)) await flushOutbox()
}
