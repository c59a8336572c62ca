import type { FileId } from '@sands/contract/kernel/schema'
import { DEVICE_KEYS, isRecord, readDeviceJson, writeDevice } from '../device/device.ts'
import { getSession } from '../session/session.ts'

const MOST_DRAFTS = 20

/** Unfinished homework on this device. */
export interface HomeworkDraft {
  content: string
  fileIds: readonly FileId[]
}

export const EMPTY_HOMEWORK: HomeworkDraft = { content: '', fileIds: [] }

/** Drafts belong to one person: the next one who signs in on this device does not see them. */
const idOf = (taskId: string) => `${getSession()?.userId ?? ''} ${taskId}`

function all(): [string, HomeworkDraft][] {
  const stored = readDeviceJson(DEVICE_KEYS.homeworkDrafts)
  return isRecord(stored) ? (Object.entries(stored) as [string, HomeworkDraft][]) : []
}

const write = (drafts: readonly [string, HomeworkDraft][]) =>
  writeDevice(DEVICE_KEYS.homeworkDrafts, JSON.stringify(Object.fromEntries(drafts.slice(-MOST_DRAFTS))))

export const readHomework = (taskId: string): HomeworkDraft =>
  all().find(([id]) => id === idOf(taskId))?.[1] ?? EMPTY_HOMEWORK

export function keepHomework(taskId: string, draft: HomeworkDraft): void {
  write([...all().filter(([id]) => id !== idOf(taskId)), [idOf(taskId), draft]])
}

export const dropHomework = (taskId: string): void => write(all().filter(([id]) => id !== idOf(taskId)))
