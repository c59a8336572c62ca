import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { UserId } from '@sands/contract/kernel/schema'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { authRepo } from './auth.repo.ts'

const FREE_TRIES = 5
const FIRST_WAIT_S = 30
const LONGEST_WAIT_S = 15 * 60
const FORGET_MS = 60 * 60 * 1000

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The network that failures are counted by: the IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(ip: string): string {
  const plain = ip.startsWith('::ffff:') ? ip.slice('::ffff:'.length) : ip
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  const after = (tail ?? '').split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  const full = [...groups, ...new Array<string>(Math.max(0, zeros)).fill('0'), ...after]
  return `${full
    .slice(0, 4)
    .map((group) => group.padStart(4, '0'))
    .join(':')}::/64`
}

export interface SignInTry {
  login: string
  userId: UserId | undefined
  ip: string
  deviceId: string | undefined
}

export interface Throttle {
  /**
   * Records the attempt as a failure before the password is checked, so that a hundred simultaneous attempts count as a
   * hundred.
   */
  begin(attempt: SignInTry): Promise<{ succeeded(): Promise<void> }>
  /** The same for the set-up code, by network. */
  beginCode(ip: string): Promise<{ succeeded(): Promise<void> }>
}

/**
 * A wrong password delays the next attempt, but only for the person or attacker who made it: attempts are counted by
 * account and network, or, in a browser where this person has signed in before, by account and browser. So nobody can
 * lock another person out.
 */
export function createThrottle({ database, clock }: Kernel): Throttle {
  const db = database.primary

  async function bucketOf({ login, userId, ip, deviceId }: SignInTry): Promise<string> {
    // Counts by the account name as typed, not by the account: a shared count would reveal that two account names
    // belong to one person.
    const account = sha256(login.toLowerCase()).toString('base64url')
    if (userId && deviceId && (await authRepo.isKnownDevice(db, userId, sha256(deviceId)))) {
      return `${account} device ${sha256(deviceId).toString('base64url')}`
    }
    return `${account} network ${networkOf(ip)}`
  }

  /** Seconds to wait, or 0 when the try is booked. */
  async function book(bucket: string, now: Date): Promise<number> {
    const booked = await authRepo.bookTry(db, {
      bucket,
      now,
      forgetBefore: new Date(now.getTime() - FORGET_MS),
      freeTries: FREE_TRIES,
      firstWaitS: FIRST_WAIT_S,
      longestWaitS: LONGEST_WAIT_S,
    })
    if (booked) return 0
    const until = await authRepo.blockedUntil(db, bucket)
    return Math.max(1, Math.ceil(((until?.getTime() ?? now.getTime()) - now.getTime()) / 1000))
  }

  return {
    async begin(attempt) {
      const bucket = await bucketOf(attempt)
      const now = clock.now()
      const seconds = await book(bucket, now)
      if (seconds > 0) throw fail('auth.wait_before_next_try', { seconds })
      return {
        async succeeded() {
          await authRepo.clearTries(db, bucket)
          const { userId, deviceId } = attempt
          if (userId && deviceId)
            await authRepo.rememberDevice(db, { userId, deviceHash: sha256(deviceId), seenAt: now })
        },
      }
    },

    async beginCode(ip) {
      const bucket = `set-up network ${networkOf(ip)}`
      const seconds = await book(bucket, clock.now())
      if (seconds > 0) throw fail('kernel.too_many_requests', { seconds })
      return {
        async succeeded() {
          await authRepo.clearTries(db, bucket)
        },
      }
    },
  }
}
