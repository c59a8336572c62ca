import { SECOND_FACTOR_DUE } from '@sands/contract/kernel/codes'
import { asId } from '@sands/contract/kernel/id'
import type { CollegeId } from '@sands/contract/kernel/schema'
import { toLanguage } from '@sands/rules/language'
import { CallError } from '../../call/call-error.ts'
import { DEVICE_KEYS, isRecord, readDevice, writeDevice } from '../../device/device.ts'
import { currentLanguage, setLanguage } from '../../i18n/i18n.ts'
import { translate } from '../../i18n/texts.ts'
import { endedSession, getSession, personOf, type Session, subscribeSession } from '../../session/session.ts'
import { putSession } from '../../session/store.ts'
import { lendSessions } from '../../session/token.ts'
import type { HostAdapter } from '../adapter.ts'
import { type Bridge, thisBridge } from './bridge.ts'
import { BridgeError } from './envelope.ts'
import { nativeHost } from './native-host.ts'

/** Shells are not ready to answer at once. */
export const TOKEN_WAIT_MS = 200

/** What a shell may leave out: a token that the server refuses is asked for again. */
const USUAL_LIFE_MS = 60 * 60_000

/** The server could not be asked: nobody has refused the token. */
const isAway = (error: unknown): boolean =>
  error instanceof CallError && error.status !== 400 && error.status !== 401 && error.status !== 403

/** The session that the shell has. It has no refresh token: the shell is asked again when it expires. */
async function borrowed(bridge: Bridge): Promise<Session> {
  const lent = await bridge.call('getToken')
  if (!isRecord(lent) || typeof lent.accessToken !== 'string' || lent.accessToken === '')
    throw new Error('the shell has no token')
  const { accessToken, collegeId, expiresAt } = lent
  const person = await personOf(accessToken)
  return {
    accessToken,
    refreshToken: '',
    expiresAt: typeof expiresAt === 'number' ? expiresAt : Date.now() + USUAL_LIFE_MS,
    collegeId: asId<CollegeId>(String(collegeId ?? '')),
    userId: person.userId,
    labels: person.sysUserLabel,
  }
}

const hasChosenLanguage = (): boolean => readDevice(DEVICE_KEYS.language) !== null

/** The page speaks the language of the shell until the person chooses one. It is not stored as their choice. */
async function followLanguage(host: HostAdapter): Promise<void> {
  if (hasChosenLanguage()) return
  const language = toLanguage(await host.language())
  if (!language || language === currentLanguage() || hasChosenLanguage()) return
  if (await setLanguage(language)) writeDevice(DEVICE_KEYS.language, null)
}

/** Titles, turned videos and saved files are matters of the shell. */
function follow(bridge: Bridge): void {
  const host = nativeHost(bridge)
  void followLanguage(host)
  const title = document.querySelector('title')
  if (title) {
    const tell = () => void host.setTitle(document.title)
    new MutationObserver(tell).observe(title, { childList: true })
    tell()
  }
  document.addEventListener('fullscreenchange', () => {
    void host.setOrientation(document.fullscreenElement ? 'landscape' : 'portrait')
  })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[download]') : null
    if (!link || !/^https?:/.test(link.href)) return
    event.preventDefault()
    void host.download({ url: link.href, fileName: link.download, mime: link.type })
  })
}

/** Asks the shell who is signed in. Without an answer the person is told by the shell, and the page closes. */
export async function enterNative(bridge: Bridge = thisBridge()): Promise<void> {
  const host = nativeHost(bridge)
  lendSessions(() =>
    borrowed(bridge).catch((error: unknown) => {
      if (isAway(error)) throw error
      return null
    }),
  )
  /** The shell knows about these ends: it has no token, or another one. */
  let isShellEnding = false

  let asked = 0
  /** The shell may change the token again before the server has said whose it is: only the newest one counts. */
  async function takeToken(): Promise<void> {
    asked += 1
    const turn = asked
    try {
      const session = await borrowed(bridge)
      if (turn === asked) putSession(session)
    } catch (error) {
      if (turn !== asked || isAway(error)) return
      isShellEnding = true
      putSession(null)
      isShellEnding = false
      const said = error instanceof BridgeError ? error.message : ''
      // The person has cancelled the second step, and knows.
      if (error instanceof CallError && error.code === SECOND_FACTOR_DUE) return void host.close()
      // The page goes on meanwhile: a shell that does not answer must not hold it.
      void host.toast(said || translate('auth.host_token_failed')).then(() => host.close())
    }
  }

  await new Promise((resolve) => setTimeout(resolve, TOKEN_WAIT_MS))
  await takeToken()
  follow(bridge)
  // A page from the back-forward cache may have the token of somebody who has left.
  addEventListener('pageshow', ({ persisted }) => void (persisted && takeToken()))
  bridge.on('tokenChanged', () => void takeToken())
  let wasIn = getSession() !== null
  subscribeSession(() => {
    const isIn = getSession() !== null
    if (wasIn && !isIn && !isShellEnding)
      void bridge.call('logout', { reason: endedSession() ? 'ended' : 'signed-out' }).catch(() => undefined)
    wasIn = isIn
  })
}
