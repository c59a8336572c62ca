import { createHash } from 'node:crypto'
import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { Actor } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { networkOf } from '../../../kernel/http/network.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Caller, Viewer } from '../../../kernel/viewer.ts'

/** Why nobody was let in; the desktop has words for them. */
export type RefusedReason =
  | 'password'
  | 'disabled'
  | 'expired'
  | 'demo'
  | 'change'
  | 'wait'
  | 'code'
  | 'authorization'
  | 'factor'

export interface SignInOrigin extends Pick<Caller, 'ip' | 'userAgent'> {
  /** The random name that the browser gave itself. */
  deviceId: string | undefined
}

interface Somebody {
  id: UserId
  name: string
  collegeId: CollegeId | null
}

/** Enough to tell two apart, too little to find out what it was. */
const shortHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12)

/** Where a sign-in comes from, as the audit log tells it beside the address and the browser. */
const placeOf = ({ ip, deviceId }: Pick<SignInOrigin, 'ip' | 'deviceId'>) => ({
  network: networkOf(ip),
  device: deviceId ? shortHash(deviceId) : null,
})

export interface SignInLog {
  started(tx: Tx, person: Actor, start: { how: string; deviceId: string | undefined }): Promise<void>
  /** The second step is missing: it may be anybody who has the password. */
  firstStep(tx: Tx, origin: SignInOrigin, step: { user: Somebody; how: string }): Promise<void>
  /** Somebody has proven that it is them, at the sign-in or before something grave. */
  proven(tx: Tx, person: Actor, proof: { factor: string; deviceId: string | undefined }): Promise<void>
  /** In a transaction of its own: the call itself fails. What was typed is not stored, it may have been a password. */
  refused(
    origin: SignInOrigin,
    attempt: { login: string; user: Somebody | undefined; reason: RefusedReason },
  ): Promise<void>
  ended(tx: Tx, viewer: Actor, end: { everywhere: boolean; sessions: number }): Promise<void>
  /** A refresh token came back after its successor was in use. */
  copied(tx: Tx, origin: Pick<Caller, 'ip' | 'userAgent'>, person: Somebody): Promise<void>
  passwordReplaced(tx: Tx, viewer: Pick<Viewer, 'userId' | 'name' | 'collegeId' | 'ip' | 'userAgent'>): Promise<void>
}

/** Every sign-in, failure and sign-out, each with its network and device, in the audit log. */
export function createSignInLog({ audit, database }: Pick<Kernel, 'audit' | 'database'>): SignInLog {
  const subjectOf = ({ userId, name }: Actor) => ({ kind: 'user', id: userId, name })
  return {
    started: (tx, person, { how, deviceId }) =>
      audit.record(tx, person, {
        action: 'auth.session.started',
        subject: subjectOf(person),
        after: { how, ...placeOf({ ip: person.ip, deviceId }) },
      }),

    firstStep: (tx, { ip, userAgent, deviceId }, { user: { id, name, collegeId }, how }) =>
      audit.record(
        tx,
        { userId: null, name: '', collegeId, ip, userAgent },
        {
          action: 'auth.session.first-step',
          subject: { kind: 'user', id, name },
          after: { how, ...placeOf({ ip, deviceId }) },
        },
      ),

    proven: (tx, person, { factor, deviceId }) =>
      audit.record(tx, person, {
        action: 'auth.session.proven',
        subject: subjectOf(person),
        after: { factor, ...placeOf({ ip: person.ip, deviceId }) },
      }),

    refused: ({ ip, userAgent, deviceId }, { login, user, reason }) =>
      database.transaction((tx) =>
        audit.record(
          tx,
          { userId: null, name: '', collegeId: user?.collegeId ?? null, ip, userAgent },
          {
            action: 'auth.session.refused',
            subject: { kind: 'user', id: user?.id ?? null, name: user?.name ?? '' },
            after: { reason, account: shortHash(login.toLowerCase()), ...placeOf({ ip, deviceId }) },
          },
        ),
      ),

    ended: (tx, viewer, { everywhere, sessions }) =>
      audit.record(tx, viewer, {
        action: 'auth.session.ended',
        subject: subjectOf(viewer),
        after: { everywhere, sessions, network: networkOf(viewer.ip) },
      }),

    copied: (tx, { ip, userAgent }, { id, name, collegeId }) =>
      audit.record(
        tx,
        { userId: null, name: '', collegeId, ip, userAgent },
        {
          action: 'auth.session.copied',
          subject: { kind: 'user', id, name },
          after: { network: networkOf(ip) },
        },
      ),

    passwordReplaced: (tx, viewer) =>
      audit.record(tx, viewer, {
        action: 'auth.password.replaced',
        subject: subjectOf(viewer),
        after: { network: networkOf(viewer.ip) },
      }),
  }
}
