import type { SurveyAnswers } from '@sands/contract/survey/questionnaire.model'
import { DEVICE_KEYS, isRecord, readDeviceJson, writeDevice } from '../device/device.ts'
import { randomId } from '../device/random-id.ts'
import { getSession } from '../session/session.ts'

const MOST_DRAFTS = 30

/** An unfinished reply on this device. */
export interface DeviceDraft {
  answers: SurveyAnswers
  /** Sent with the reply: sending it again has no further effect. */
  key: string
  savedAt: number
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

export const newDraft = (answers: SurveyAnswers): DeviceDraft => ({ answers, key: randomId(), savedAt: Date.now() })

export function keepDraft(surveyId: string, draft: DeviceDraft): void {
  write([...all().filter(([id]) => id !== idOf(surveyId)), [idOf(surveyId), draft]])
}

export const dropDraft = (surveyId: string): void => write(all().filter(([id]) => id !== idOf(surveyId)))
