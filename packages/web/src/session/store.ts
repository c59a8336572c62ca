import type { SignInResult } from '@sands/contract/auth/auth.model'
import { asId } from '@sands/contract/kernel/id'
import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { UserLabels } from '@sands/contract/org/org.model'
import { DEVICE_KEYS, isRecord, readDeviceJson, writeDevice } from '../device/device.ts'
import { createStore } from '../store/store.ts'

export interface Session {
  accessToken: string
  refreshToken: string
  /** Milliseconds since 1970, by this device's clock. */
  expiresAt: number
  collegeId: CollegeId
  userId: UserId
  labels: UserLabels
}

const flag = (value: unknown): 0 | 1 => (value === 1 ? 1 : 0)

function toSession(value: unknown): Session | null {
  if (!isRecord(value)) return null
  const { accessToken, refreshToken, expiresAt, collegeId, userId, labels } = value
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string' || typeof expiresAt !== 'number') return null
  if (typeof collegeId !== 'string' || typeof userId !== 'string' || !isRecord(labels)) return null
  return {
    accessToken,
    refreshToken,
    expiresAt,
    collegeId: asId<CollegeId>(collegeId),
    userId: asId<UserId>(userId),
    labels: {
      teamLearningLabel: flag(labels.teamLearningLabel),
      teachingMgtLabel: flag(labels.teachingMgtLabel),
    },
  }
}

const readStored = () => toSession(readDeviceJson(DEVICE_KEYS.session))

/** A session that the server has ended: whose it was, and the code with which the server said so. */
export interface EndedSession {
  userId: UserId
  code: number
}

function readEnded(): EndedSession | null {
  const value = readDeviceJson(DEVICE_KEYS.endedSession)
  if (!isRecord(value) || typeof value.userId !== 'string' || typeof value.code !== 'number') return null
  return { userId: asId<UserId>(value.userId), code: value.code }
}

export const sessionState = createStore<Session | null>(null)
export const endedState = createStore<EndedSession | null>(null)
let started = false

function start(): void {
  if (started) return
  started = true
  sessionState.set(readStored())
  addEventListener('storage', (event) => {
    if (event.key !== DEVICE_KEYS.session && event.key !== null) return
    endedState.set(readEnded())
    sessionState.set(readStored())
  })
}

export function getSession(): Session | null {
  start()
  return sessionState.get()
}

/** Reads what another tab may just have written; the storage event comes a moment later. */
export function rereadSession(): Session | null {
  start()
  const stored = readStored()
  if (stored?.accessToken !== sessionState.get()?.accessToken) sessionState.set(stored)
  return sessionState.get()
}

export function putSession(session: Session | null): void {
  put(session, null)
}

/** Why it ended is there before it ends: other windows and the gates read both. */
function put(session: Session | null, ended: EndedSession | null): void {
  start()
  writeDevice(DEVICE_KEYS.endedSession, ended ? JSON.stringify(ended) : null)
  endedState.set(ended)
  writeDevice(DEVICE_KEYS.session, session ? JSON.stringify(session) : null)
  sessionState.set(session)
}

/** Another window or device has switched the person to this college. */
export function moveSession(collegeId: CollegeId): void {
  const session = rereadSession()
  if (session && session.collegeId !== collegeId) putSession({ ...session, collegeId })
}

export const sessionFrom = (result: SignInResult, person: Pick<Session, 'userId' | 'labels'>): Session => ({
  accessToken: result.access_token,
  refreshToken: result.refresh_token,
  expiresAt: Date.now() + result.expires_in * 1000,
  collegeId: result.collegeId,
  userId: person.userId,
  labels: person.labels,
})

/**
 * Ends the session that a request was made with; the gates of the apps follow. A newer one, begun in another tab meanwhile,
 * stays. With a code it was the server that ended it.
 */
export function endSession(used: Session | null, code?: number): void {
  const current = rereadSession()
  if (current && current.accessToken !== used?.accessToken) return
  // Requests that were under way at the same time are refused too: the first one has said why.
  if (!current) return
  put(null, code === undefined ? null : { userId: current.userId, code })
}
