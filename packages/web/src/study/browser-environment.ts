import { call } from '../call/call.ts'
import { noAnswer } from '../call/send.ts'
import { noteSound, terminal } from '../heartbeat/heartbeat.ts'
import { onReturn } from '../offline/connectivity.ts'
import { onHaste } from '../outbox/outbox.ts'
import { getSession } from '../session/store.ts'
import { rememberProgress, takeOfflineViewing } from './offline-viewing.ts'
import type { ViewingEnvironment } from './viewing.ts'
import { outboxStore, sendEarlier, sendLeftovers } from './viewing-store.ts'

/** Waiting longer would delay the start. */
const PATIENCE_MS = 3000

const atMost = (work: Promise<unknown>, ms: number) =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))])

/** The server, the device and the clock of a browser. */
export function browserEnvironment({ before }: { before: () => Promise<void> }): ViewingEnvironment {
  const owner = getSession()?.userId ?? ''
  const background = { owner, quiet: true, silent: true } as const
  const now = () => Date.now()
  /** Whether updates of an earlier offline session of this viewing may still wait: they go first. */
  let mayHaveEarlier = false
  return {
    before: async () => {
      await atMost(before(), PATIENCE_MS)
      await atMost(sendLeftovers(owner), PATIENCE_MS)
    },
    create: (content) =>
      call('POST /sands-lms/api/v1/learning-details/create', {
        body: { ...content, terminalType: terminal(), clientTime: new Date(now()).toISOString() },
        ...background,
      }),
    heard: noteSound,
    takeAlong: async (content) => {
      const known = await takeOfflineViewing(owner, content)
      mayHaveEarlier = known !== null && known.first > 1
      return known
    },
    remember: (progress) => void rememberProgress(owner, progress),
    finish: (update) =>
      call('POST /sands-lms/api/v1/learning-details/finish', { body: update, ...background, keepalive: true }),
    send: async (update) => {
      // Where the device cannot tell what waits, this update is sent all the same.
      if (mayHaveEarlier && !(await sendEarlier(update).catch(() => true))) throw noAnswer(0)
      mayHaveEarlier = false
      return await call('POST /sands-lms/api/v1/learning-details/update', {
        body: update,
        ...background,
        keepalive: true,
      })
    },
    keep: outboxStore({ userId: owner, now }),
    onReturn: (back) => {
      const stops = [onReturn(back), onHaste(back)]
      // `onReturn` does not fire when only this call failed and the app never counted as offline.
      addEventListener('online', back)
      return () => {
        for (const stop of stops) stop()
        removeEventListener('online', back)
      }
    },
    now,
  }
}
