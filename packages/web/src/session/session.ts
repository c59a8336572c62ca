import type { SignInResult } from '@sands/contract/auth/auth.model'
import type { CallData } from '@sands/contract/calls'
import { SECOND_FACTOR_DUE } from '@sands/contract/kernel/codes'
import { call } from '../call/call.ts'
import { CallError } from '../call/call-error.ts'
import { beginLoading } from '../call/loading.ts'
import { send } from '../call/send.ts'
import { DEVICE_KEYS, readDevice, writeDevice } from '../device/device.ts'
import { useStore } from '../store/store.ts'
import { proofAsker } from './proof.ts'
import {
  type EndedSession,
  endedState,
  endSession,
  getSession,
  putSession,
  rereadSession,
  type Session,
  sessionFrom,
  sessionState,
} from './store.ts'
import { requestToken } from './token.ts'

export { getSession, type Session } from './store.ts'

export function useSession(): Session | null {
  getSession()
  return useStore(sessionState)
}

/** The session that the server has ended last, until somebody signs in or out. */
export function useEndedSession(): EndedSession | null {
  getSession()
  return useStore(endedState)
}

export const endedSession = (): EndedSession | null => endedState.get()

export const subscribeSession = (listener: () => void): (() => void) => sessionState.subscribe(listener)

const LOGOUT = 'POST /sands-user/api/v1/auth/logout'
const VALIDATE = 'GET /sands-user/api/v1/auth/validate-token'

/** The name typed at the last sign-in on this device, so that it need not be typed again. */
export const lastUserName = (): string => readDevice(DEVICE_KEYS.userName) ?? ''

interface Credentials {
  userName: string
  password: string
  /** The form says that signing in means agreeing to the agreements. */
  hasAgreed?: boolean
}

/** Throws a CallError: 14200 carries `data.changeToken`, a throttled account `data.seconds`. Shows no toast. */
export async function signIn({ userName, password, hasAgreed = false }: Credentials): Promise<Session> {
  const done = beginLoading()
  try {
    const agreed = hasAgreed ? { agreed: 'yes' } : {}
    const result = await requestToken({ grant_type: 'password', username: userName, password, ...agreed })
    writeDevice(DEVICE_KEYS.userName, userName)
    return await completeSignIn(result)
  } finally {
    done()
  }
}

/** Whose token it is. Where the second step of the sign-in is missing, the person is asked for it first. */
export async function personOf(token: string): Promise<CallData<typeof VALIDATE>> {
  const ask = () => send({ key: VALIDATE, token }) as Promise<CallData<typeof VALIDATE>>
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== SECOND_FACTOR_DUE) throw error
    const asker = await proofAsker()
    if (!(await asker?.askProof(token, { isSignIn: true }))) throw error
    return await ask()
  }
}

/** Turns the result of a sign-in into the session of this browser. The session always contains its person. */
export async function completeSignIn(result: SignInResult): Promise<Session> {
  const person = await personOf(result.access_token)
  const session = sessionFrom(result, { userId: person.userId, labels: person.sysUserLabel })
  putSession(session)
  const { enrolBy } = person
  if (enrolBy) void proofAsker().then((asker) => asker?.leadToEnrol(enrolBy, { isWanted: true }))
  return session
}

/** Updates the session with the server's current data: college and labels may have changed since sign-in. */
export function updateSession(facts: Pick<Session, 'userId' | 'collegeId' | 'labels'>): void {
  const session = rereadSession()
  if (!session || session.userId !== facts.userId) return
  const { teamLearningLabel, teachingMgtLabel } = session.labels
  const same =
    session.collegeId === facts.collegeId &&
    teamLearningLabel === facts.labels.teamLearningLabel &&
    teachingMgtLabel === facts.labels.teachingMgtLabel
  if (!same) putSession({ ...session, ...facts })
}

/** The server cannot end a session by an expired token, so the token is renewed one last time. */
async function endOnServer(session: Session): Promise<void> {
  const usable = session.expiresAt > Date.now()
  const token = usable
    ? session.accessToken
    : (await requestToken({ grant_type: 'refresh_token', refresh_token: session.refreshToken })).access_token
  await send({ key: LOGOUT, body: { everywhere: false }, token, keepalive: true })
}

/**
 * Signing out here always works, even when the server is unreachable: this device deletes the session first, so that no
 * further request uses it. Signing out everywhere concerns other devices, so the server has to confirm it first.
 */
export async function signOut({ everywhere }: { everywhere: boolean }): Promise<void> {
  const session = getSession()
  if (!session) return
  if (everywhere) {
    await call(LOGOUT, { body: { everywhere } }).catch((error: unknown) => {
      // The session was already ended elsewhere: there is nothing left to confirm.
      if (getSession()) throw error
    })
    endSession(getSession())
    return
  }
  endSession(session)
  await endOnServer(session).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error
  })
}
