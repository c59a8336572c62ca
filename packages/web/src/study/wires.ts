import { call } from '../call/call.ts'
import { terminal } from '../heartbeat/heartbeat.ts'
import { onReturn } from '../offline/line.ts'
import { getSession } from '../session/store.ts'
import { rememberProgress, takeOfflineViewing } from './offline-viewing.ts'
import type { Wires } from './viewing.ts'
import { outboxKeep, sendLeftovers } from './viewing-keep.ts'

/** Waiting any longer would keep somebody from beginning. */
const PATIENCE_MS = 3000

const atMost = (work: Promise<unknown>, ms: number) =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))])

/** The server, the device and the clock, as a browser has them. */
export function browserWires({ before }: { before: () => Promise<void> }): Wires {
  const owner = getSession()?.userId ?? ''
  const background = { owner, quiet: true, silent: true } as const
  const now = () => Date.now()
  return {
    before: async () => {
      await atMost(before(), PATIENCE_MS)
      await atMost(sendLeftovers(owner), PATIENCE_MS)
    },
    create: (thing) =>
      call('POST /sands-lms/api/v1/learning-details/create', {
        body: { ...thing, terminalType: terminal(), clientTime: new Date(now()).toISOString() },
        ...background,
      }),
    takeAlong: (thing) => takeOfflineViewing(owner, thing),
    remember: (progress) => void rememberProgress(owner, progress),
    finish: (update) =>
      call('POST /sands-lms/api/v1/learning-details/finish', { body: update, ...background, keepalive: true }),
    send: (update) =>
      call('POST /sands-lms/api/v1/learning-details/update', { body: update, ...background, keepalive: true }),
    keep: outboxKeep({ userId: owner, now }),
    onReturn: (back) => {
      const stop = onReturn(back)
      // A line that only this call was missing has never been away.
      addEventListener('online', back)
      return () => {
        stop()
        removeEventListener('online', back)
      }
    },
    now,
  }
}
