import type { FaceDocument } from '@sands/contract/face/manage.model'
import { EVERYONE } from '@sands/rules/audience'
import { isZone } from '@sands/rules/face/zone'

const HOUR_MS = 3_600_000
const DEFAULT_ZONE = 'Asia/Shanghai'

const ownZone = (): string => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return isZone(timeZone) ? timeZone : DEFAULT_ZONE
}

/** What most sessions have. */
export const newSession = (): FaceDocument => ({
  name: '',
  coverFileId: null,
  introduction: '',
  agenda: '',
  timeZone: ownZone(),
  ownerId: null,
  lecturerIds: [],
  materialIds: [],
  photoIds: [],
  homework: '',
  surveyId: null,
  capacity: 20,
  overbook: 0,
  hasWaitingList: true,
  needsConfirm: false,
  allowsSwap: false,
  opensAt: null,
  closesAt: null,
  audience: EVERYONE,
  days: [],
})

/** A day after the last one, at the same hours; the first one begins a week from now. */
export function nextDay(days: FaceDocument['days']): FaceDocument['days'][number] {
  const last = days.at(-1)
  const week = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 7 * 24 * HOUR_MS
  const startsAt = last ? Date.parse(last.startsAt) + 24 * HOUR_MS : week
  const endsAt = last ? Date.parse(last.endsAt) + 24 * HOUR_MS : week + 8 * HOUR_MS
  return {
    id: null,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    roomId: last?.roomId ?? null,
    needsSignOut: last?.needsSignOut ?? false,
  }
}
