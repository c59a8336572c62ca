import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { CodeScene, CodeSent } from '@sands/contract/auth/code.model'
import type { UserId } from '@sands/contract/kernel/schema'
import { CODE_GAP_S, CODE_LENGTH, CODE_MINUTES, CODES_A_DAY, CODES_A_NETWORK_HOUR } from '@sands/rules/auth/code'
import { fail } from '../../../kernel/errors.ts'
import { networkOf } from '../../../kernel/http/network.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Caller } from '../../../kernel/viewer.ts'
import { createThrottle } from '../session/throttle.service.ts'
import { codeRepo } from './code.repo.ts'
import type { Senders } from './sender.kind.ts'

const DAY_S = 86_400
const HOUR_S = 3600

export interface CodeRequest {
  channel: 'sms' | 'mail'
  /** A number as E.164 writes it, or an address in small letters. */
  target: string
  scene: CodeScene
  /** For codes of somebody who is signed in: they work for this person only. */
  userId?: UserId | undefined
}

export type CodeGuess = Pick<CodeRequest, 'target' | 'scene' | 'userId'> & { code: string }

export interface Codes {
  send(request: CodeRequest, caller: Pick<Caller, 'ip' | 'language'>): Promise<CodeSent>
  /** Whether the code is the newest one for the target and was not used before. It is used by asking. */
  isRight(guess: CodeGuess, caller: Pick<Caller, 'ip'>): Promise<boolean>
}

/** Codes with six digits: five minutes, one use, five tries; limited by number or address, and by network. */
export function createCodes(kernel: Kernel, senders: Senders): Codes {
  const { database, clock, secrets } = kernel
  const db = database.primary
  const key = secrets.keyFor('sign-in-code')
  const throttle = createThrottle(kernel)
  const hashOf = ({ scene, target, userId, code }: CodeGuess): Buffer =>
    createHmac('sha256', key)
      .update(`${scene} ${target} ${userId ?? ''} ${code}`)
      .digest()

  async function take(bucket: string, limit: { gapS: number; windowS: number; most: number }, now: Date) {
    if (await codeRepo.takeQuota(db, { bucket, now, ...limit })) return
    const row = await codeRepo.quota(db, bucket)
    const isFull = row !== undefined && row.count >= limit.most
    const [from, span] = isFull ? [row.since, limit.windowS] : [row?.lastAt ?? now, limit.gapS]
    const seconds = Math.max(1, Math.ceil((from.getTime() + span * 1000 - now.getTime()) / 1000))
    throw fail('auth.code_wait', { seconds })
  }

  return {
    async send({ channel, target, scene, userId }, { ip, language }) {
      const now = clock.now()
      const sender = await senders[channel](db)
      if (sender.state === 'none') throw fail('auth.way_closed')
      const own = `target ${createHmac('sha256', key).update(target).digest('base64url')}`
      const network = `network ${networkOf(ip)}`
      await take(own, { gapS: CODE_GAP_S, windowS: DAY_S, most: CODES_A_DAY }, now)
      await take(network, { gapS: 0, windowS: HOUR_S, most: CODES_A_NETWORK_HOUR }, now)
      const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
      const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000)
      const id = await codeRepo.add(db, {
        scene,
        target,
        hash: hashOf({ scene, target, userId, code }),
        createdAt: now,
        expiresAt,
      })
      try {
        // Sent whether or not somebody has the number: neither the answer nor its time tells.
        await sender.send({ target, code, minutes: CODE_MINUTES, language })
      } catch {
        if (id) await codeRepo.drop(db, id)
        await codeRepo.returnQuota(db, own)
        throw fail(channel === 'sms' ? 'auth.sms_unavailable' : 'auth.mail_unavailable')
      }
      return { seconds: CODE_GAP_S, minutes: CODE_MINUTES, simulated: sender.state === 'simulated' ? code : null }
    },

    async isRight({ target, scene, userId, code }, { ip }) {
      const attempt = await throttle.beginGuess(ip)
      const now = clock.now()
      const tried = await codeRepo.tryNewest(db, { target, scene, now })
      const matches =
        tried !== undefined && timingSafeEqual(tried.hash, hashOf({ scene, target, userId, code: code.trim() }))
      if (!matches || !(await codeRepo.use(db, tried.id, now))) return false
      await attempt.succeeded()
      return true
    },
  }
}
