import type { SurveyAnswers } from '@sands/contract/survey/questionnaire.model'
import { DEVICE_KEYS, isRecord, readDeviceJson, writeDevice } from '../device/device.ts'
import { randomId } from '../device/random-id.ts'
import { getSession } from '../session/session.ts'

const MOST_DRAFTS = 30

/** An unfinished reply on this device. */
export interface DeviceDraft {
  answers: SurveyAnswers
  /** Part of the key that the reply is sent with, see `replyKey`. */
  key: string
  savedAt: number
  /** The time that the server gave to the draft this one goes on with; null when it has none. */
  serverTime?: string | null
  /** Whether the server has all of it. */
  isOnServer?: boolean
}

/** Drafts belong to one person: the next one who signs in on this device does not see them. */
const idOf = (surveyId: string) => `${getSession()?.userId ?? 'visitor'} ${surveyId}`

function all(): [string, DeviceDraft][] {
  const stored = readDeviceJson(DEVICE_KEYS.surveyDrafts)
  return isRecord(stored) ? (Object.entries(stored) as [string, DeviceDraft][]) : []
}

const write = (drafts: readonly [string, DeviceDraft][]) =>
  writeDevice(DEVICE_KEYS.surveyDrafts, JSON.stringify(Object.fromEntries(drafts.slice(-MOST_DRAFTS))))

export const readDraft = (surveyId: string): DeviceDraft | undefined => all().find(([id]) => id === idOf(surveyId))?.[1]

const newDraft = (answers: SurveyAnswers): DeviceDraft => ({ answers, key: randomId(), savedAt: Date.now() })

/**
 * The draft to go on with. The clock of the device decides only where both sides have changed, and then only about
 * questions that both have answered.
 */
export function firstDraft(
  own: DeviceDraft | undefined,
  stored: { answers: SurveyAnswers; saveTime: string } | null,
): DeviceDraft {
  if (!stored) return own ?? newDraft({})
  const { answers, saveTime } = stored
  const fresh = { ...newDraft(answers), key: own?.key ?? randomId(), serverTime: saveTime, isOnServer: true }
  if (!own) return fresh
  // A survey that was loaded before the last save has an older draft.
  if (own.serverTime && Date.parse(saveTime) <= Date.parse(own.serverTime)) return own
  if (own.isOnServer) return fresh
  const [older, newer] = own.savedAt > Date.parse(saveTime) ? [answers, own.answers] : [own.answers, answers]
  return { ...fresh, answers: { ...older, ...newer }, isOnServer: false }
}

export function keepDraft(surveyId: string, draft: DeviceDraft): void {
  write([...all().filter(([id]) => id !== idOf(surveyId)), [idOf(surveyId), draft]])
}

export const dropDraft = (surveyId: string): void => write(all().filter(([id]) => id !== idOf(surveyId)))
