import type { SignInResult } from '@sands/contract/auth/auth.model'
import { IDENTIFIER_TYPES, type IdentifierType } from '@sands/contract/auth/connection.model'
import type { ShellLogin } from '@sands/contract/auth/shell.model'
import { idIn } from '@sands/contract/kernel/id'
import { phoneOf, spellingsOf } from '@sands/rules/auth/code'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Caller } from '../../../kernel/viewer.ts'
import type { OrgService } from '../../org/index.ts'
import { authRepo } from '../auth.repo.ts'
import { isClosedTo } from '../connection/closed-colleges.ts'
import { connectionRepo } from '../connection/connection.repo.ts'
import type { Connections } from '../connection/connections.service.ts'
import type { Sessions } from '../session/session.service.ts'
import { createSignInLog } from '../session/sign-in-log.service.ts'
import { createThrottle } from '../session/throttle.service.ts'
import type { WaysService } from '../ways/ways.service.ts'
import { isAmbiguous, isSigned } from './shell-sign.ts'

/** A request is accepted this long before and after its time. */
const WINDOW_MS = 5 * 60_000
const SHORTEST_NONCE = 10

export interface ShellEntry {
  /** One answer for an unknown app, a wrong signature, a late or repeated request, and nobody by that name. */
  signIn(form: ShellLogin, caller: Caller): Promise<SignInResult>
}

interface Parts {
  org: OrgService
  ways: WaysService
  sessions: Sessions
  connections: Connections
}

const typeOf = (text: string): IdentifierType | undefined => IDENTIFIER_TYPES.find((type) => type === text)

/** The server of a native app vouches for its person with a signature. */
export function createShellEntry(kernel: Kernel, { org, ways, sessions, connections }: Parts): ShellEntry {
  const { database, clock, config } = kernel
  const db = database.primary
  const signIns = createSignInLog(kernel)
  const throttle = createThrottle(kernel)

  /** A number or an address with several accounts is nobody: an app cannot choose. */
  async function find(type: IdentifierType, value: string) {
    // A name that is somebody's number or address must not open their account.
    if (type === 'userName')
      return (await org.namesOf(db, [value])).length === 1 ? org.findByLogin(db, value) : undefined
    const phone = async () => {
      const { homeArea } = await ways.chosen(db)
      const [, area, rest] = /^\+(\d{1,3})[ -](.+)$/.exec(value) ?? []
      const written = value.startsWith('+') && !area ? value.replaceAll(/[^+\d]/g, '') : undefined
      const number = written ?? phoneOf(area ?? homeArea, rest ?? value)
      return number ? spellingsOf(number, homeArea) : []
    }
    const userId = type === 'userId' ? idIn<'user'>(value) : undefined
    const found = await org.contacts(db, {
      userIds: userId ? [userId] : [],
      mobiles: type === 'mobile' ? await phone() : [],
      emails: type === 'email' ? [value.toLowerCase()] : [],
    })
    return found.length === 1 ? found[0] : undefined
  }

  async function vouchedFor(form: ShellLogin) {
    const app = await connections.byApp(db, 'native', form.appId)
    const secret = app && (await connections.keyOf(db, app))
    const type = typeOf(form.identifierType)
    const away = Math.abs(clock.now().getTime() - Number(form.timestamp))
    if (!app || !secret || isAmbiguous(form) || !isSigned(secret, form)) return undefined
    if (!app.options.uniqueIds.includes(form.appUniqueId) || !type) return undefined
    if (!(away <= WINDOW_MS) || form.noce.length < SHORTEST_NONCE) return undefined
    // Only after the signature: otherwise anybody could use up the nonces of an app.
    const expiresAt = new Date(clock.now().getTime() + 2 * WINDOW_MS)
    if (!(await connectionRepo.takeNonce(db, { scope: `native ${app.id}`, nonce: form.noce, expiresAt })))
      return undefined
    const user = await find(type, form.identifierValue)
    if (user?.status !== 'active' || isClosedTo(app, user.collegeId)) return undefined
    const isDemo = (await authRepo.credential(db, user.id))?.isDemo ?? false
    // The key of a simulator is public: it opens accounts of the demo company only.
    if (isDemo ? config.refusesDemoPassword : app.isSimulated) return undefined
    return user
  }

  return {
    async signIn(form, caller) {
      const attempt = await throttle.beginVouched(caller.ip)
      const user = await vouchedFor(form)
      if (!user) {
        const origin = { ...caller, deviceId: undefined }
        await signIns.refused(origin, { login: form.identifierValue, user: undefined, reason: 'authorization' })
        throw fail('auth.authorization_failed')
      }
      await attempt.succeeded()
      return database.transaction((tx) => sessions.begin(tx, user.id, { caller, how: 'native', deviceId: undefined }))
    },
  }
}
