import type { LearningUpdate } from '@sands/contract/study/learning.model'
import { translate } from '../i18n/texts.ts'
import { announcePage, HELD_MS, THIS_PAGE } from '../outbox/holders.ts'
import type { OutboxItem } from '../outbox/item.ts'
import { dropItem, flushOutbox, holdItem, sendFirst } from '../outbox/outbox.ts'
import { outboxStorage } from '../outbox/storage.ts'

/** Stores updates until the server has acknowledged them, also after the page was closed. */
export interface ViewingStore {
  /** `listed`: the updates wait for a network and are shown to the person. */
  put: (updates: readonly LearningUpdate[], how: { listed: boolean }) => Promise<void>
  drop: (updates: readonly LearningUpdate[]) => Promise<void>
  /** This page will no longer send them: the outbox does. */
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
  announcePage()
  const itemOf = (update: LearningUpdate, heldUntil: number): OutboxItem => ({
    id: idOf(update),
    userId,
    key: 'POST /sands-lms/api/v1/learning-details/update',
    body: update,
    label: translate('study.outbox_label'),
    idempotencyKey: idOf(update),
    // Updates of one viewing keep their order even when they were stored in the same millisecond.
    createdAt: now() + update.seq / 1000,
    tries: 0,
    nextTryAt: 0,
    state: 'waiting',
    reason: null,
    lane: laneOf(update),
    heldUntil,
    heldBy: THIS_PAGE,
  })
  let turn = Promise.resolve()
  // A write that started earlier must not restore dropped updates.
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

/** Sends updates left by an earlier page: they count until the next viewing starts. */
export async function sendLeftovers(userId: string): Promise<void> {
  const items = await (await outboxStorage()).all(userId)
  if (items.some(isOfViewing)) await flushOutbox()
}

/**
 * Sends what an earlier session of the same viewing left: the server ignores a number below one that it has. False while
 * some of it still waits.
 */
export const sendEarlier = (update: LearningUpdate): Promise<boolean> =>
  sendFirst(laneOf(update), ({ body }) => 'seq' in body && Number(body.seq) < update.seq)
