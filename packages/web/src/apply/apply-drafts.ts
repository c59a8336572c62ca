import type { FormAnswer } from '@sands/rules/apply/form'
import { DEVICE_KEYS, isRecord, readDeviceJson, writeDevice } from '../device/device.ts'
import { getSession } from '../session/session.ts'

const MOST_DRAFTS = 20

type Draft = readonly FormAnswer[]

/** Drafts belong to one person: the next one who signs in on this device does not see them. */
const idOf = (applyId: string) => `${getSession()?.userId ?? ''} ${applyId}`

function all(): [string, Draft][] {
  const stored = readDeviceJson(DEVICE_KEYS.applyDrafts)
  return isRecord(stored) ? (Object.entries(stored) as [string, Draft][]) : []
}

const write = (drafts: readonly [string, Draft][]) =>
  writeDevice(DEVICE_KEYS.applyDrafts, JSON.stringify(Object.fromEntries(drafts.slice(-MOST_DRAFTS))))

export const readApplyDraft = (applyId: string): Draft | undefined => all().find(([id]) => id === idOf(applyId))?.[1]

export function keepApplyDraft(applyId: string, draft: Draft): void {
  write([...all().filter(([id]) => id !== idOf(applyId)), [idOf(applyId), draft]])
}

export const dropApplyDraft = (applyId: string): void => write(all().filter(([id]) => id !== idOf(applyId)))
