import { createHash } from 'node:crypto'
import type { UserId } from '@sands/contract/kernel/schema'
import { fail } from '../../../kernel/errors.ts'
import { networkOf } from '../../../kernel/http/network.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { authRepo } from '../auth.repo.ts'

const FREE_TRIES = 5
const FIRST_WAIT_S = 30
const LONGEST_WAIT_S = 15 * 60
/**
 * Wrong passwords an hour from one network, for all accounts together. A large office behind one address stays below
 * it. Known browsers are not counted, so a blocked network only blocks people who use a new browser.
 */
const NETWORK_TRIES = 100
const NETWORK_FORGETS_S = 3600 / NETWORK_TRIES
const FORGET_MS = 60 * 60 * 1000
/** Wrong proofs of one person from everywhere: whoever guesses here has the first step already. */
const PROOF_TRIES = 20
const PROOF_FIRST_WAIT_S = 15 * 60
const PROOF_LONGEST_WAIT_S = 12 * 60 * 60
/** Slips of the person are forgotten, and whoever guesses has about one try an hour. */
const PROOF_FORGETS_S = 60 * 60

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

export interface SignInTry {
  login: string
  userId: UserId | undefined
  ip: string
  deviceId: string | undefined
}

export interface ProofTry {
  /** The proof was right, or was not looked at. Tries of others stay: the person must not reset the count for a thief. */
  takeBack(): Promise<void>
  isSpent(): Promise<boolean>
}

export interface Throttle {
  /**
   * Records the attempt as a failure before the password is checked, so that a hundred simultaneous attempts count as a
   * hundred.
   */
  begin(attempt: SignInTry): Promise<{ succeeded(): Promise<void> }>
  /** The same for the set-up code, by network. */
  beginCode(ip: string): Promise<{ succeeded(): Promise<void> }>
  /** The same for codes by text message or e-mail, for all numbers together: each code counts its own tries besides. */
  beginGuess(ip: string): Promise<{ succeeded(): Promise<void> }>
  /** The same for codes of hosts and providers: guesses at them do not stop people who type a code. */
  beginVouched(ip: string): Promise<{ succeeded(): Promise<void> }>
  /**
   * The same for proofs that can be guessed, by person alone: networks are cheap, and a code has six digits. `isSpent`
   * says after a wrong one whether it was the last for now.
   */
  beginProof(userId: UserId): Promise<ProofTry>
}

/**
 * After wrong passwords the next try has to wait. Tries are counted by account and network, or by account and browser if
 * the person has signed in with that browser before, so nobody can lock another person out. They are also counted by
 * network for all accounts together, against people who try one password on many accounts.
 */
export function createThrottle({ database, clock }: Kernel): Throttle {
  const db = database.primary

  async function bucketOf({ login, userId, ip, deviceId }: SignInTry): Promise<{ bucket: string; isKnown: boolean }> {
    // Counts by the account name as typed, not by the account: a shared count would reveal that two account names
    // belong to one person.
    const account = sha256(login.toLowerCase()).toString('base64url')
    if (userId && deviceId && (await authRepo.isKnownDevice(db, userId, sha256(deviceId)))) {
      return { bucket: `${account} device ${sha256(deviceId).toString('base64url')}`, isKnown: true }
    }
    return { bucket: `${account} network ${networkOf(ip)}`, isKnown: false }
  }

  /** Counts the try and returns 0, or returns the seconds to wait. */
  async function book(bucket: string, now: Date): Promise<number> {
    const booked = await authRepo.bookTry(db, {
      bucket,
      now,
      forgetBefore: new Date(now.getTime() - FORGET_MS),
      freeTries: FREE_TRIES,
      firstWaitS: FIRST_WAIT_S,
      longestWaitS: LONGEST_WAIT_S,
    })
    return booked ? 0 : waitFor(bucket, now)
  }

  async function bookNetwork(bucket: string, now: Date): Promise<number> {
    const booked = await authRepo.bookNetworkTry(db, {
      bucket,
      now,
      forgetsS: NETWORK_FORGETS_S,
      freeTries: NETWORK_TRIES,
      firstWaitS: FIRST_WAIT_S,
      longestWaitS: LONGEST_WAIT_S,
    })
    return booked ? 0 : waitFor(bucket, now)
  }

  async function waitFor(bucket: string, now: Date): Promise<number> {
    const until = await authRepo.blockedUntil(db, bucket)
    return Math.max(1, Math.ceil(((until?.getTime() ?? now.getTime()) - now.getTime()) / 1000))
  }

  async function beginOfNetwork(bucket: string) {
    const seconds = await bookNetwork(bucket, clock.now())
    if (seconds > 0) throw fail('kernel.too_many_requests', { seconds })
    return { succeeded: async () => void (await authRepo.takeBackTry(db, bucket, NETWORK_TRIES)) }
  }

  return {
    async begin(attempt) {
      const { bucket, isKnown } = await bucketOf(attempt)
      const now = clock.now()
      const network = isKnown ? undefined : `all network ${networkOf(attempt.ip)}`
      const wait = network ? await bookNetwork(network, now) : 0
      if (wait > 0) throw fail('auth.wait_before_next_try', { seconds: wait })
      const seconds = await book(bucket, now)
      if (seconds > 0) {
        // The password is not checked, so the network has not tried one more wrong password.
        if (network) await authRepo.takeBackTry(db, network, NETWORK_TRIES)
        throw fail('auth.wait_before_next_try', { seconds })
      }
      return {
        async succeeded() {
          await authRepo.clearTries(db, bucket)
          // Only this try is taken back: an attacker with an account must not be able to reset the count for others.
          if (network) await authRepo.takeBackTry(db, network, NETWORK_TRIES)
        },
      }
    },

    beginGuess: (ip) => beginOfNetwork(`code network ${networkOf(ip)}`),

    beginVouched: (ip) => beginOfNetwork(`vouched network ${networkOf(ip)}`),

    async beginProof(userId) {
      const bucket = `proof person ${userId}`
      const now = clock.now()
      const booked = await authRepo.bookNetworkTry(db, {
        bucket,
        now,
        forgetsS: PROOF_FORGETS_S,
        freeTries: PROOF_TRIES,
        firstWaitS: PROOF_FIRST_WAIT_S,
        longestWaitS: PROOF_LONGEST_WAIT_S,
      })
      if (!booked) throw fail('auth.wait_before_next_try', { seconds: await waitFor(bucket, now) })
      return {
        takeBack: async () => void (await authRepo.takeBackTry(db, bucket, PROOF_TRIES)),
        isSpent: async () => (await authRepo.blockedUntil(db, bucket)) !== undefined,
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
