import { createHmac, timingSafeEqual } from 'node:crypto'
import { asId } from '@sands/contract/kernel/id'
import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Clock } from '../../../kernel/clock.ts'
import type { DecorationId } from './decoration.repo.ts'

const HOURS = 8
const HOUR_MS = 3_600_000
/** 128 bits, which nobody can guess while the token is valid. */
const SIGNATURE_BYTES = 16

interface Shown {
  id: DecorationId
  collegeId: CollegeId
}

/**
 * Tokens with which the phone app shows an unpublished page. A token is
 * the permission to see that page and nothing else.
 */
export interface DraftTokens {
  give(shown: Shown): { token: string; expiresAt: Date }
  /** Undefined when the token is not ours or has expired. */
  read(token: string): Shown | undefined
}

export function createDraftTokens(key: Buffer, clock: Clock): DraftTokens {
  const sign = (text: string): Buffer => createHmac('sha256', key).update(text).digest().subarray(0, SIGNATURE_BYTES)

  return {
    give({ id, collegeId }) {
      const expiresAt = new Date(clock.now().getTime() + HOURS * HOUR_MS)
      const text = `${id}.${collegeId}.${expiresAt.getTime()}`
      return { token: `${text}.${sign(text).toString('base64url')}`, expiresAt }
    },

    read(token) {
      const [id = '', collegeId = '', expires = '', signature = ''] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      const wanted = sign(`${id}.${collegeId}.${expires}`)
      const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted)
      if (!isOurs || Number(expires) <= clock.now().getTime()) return undefined
      return { id: asId<DecorationId>(id), collegeId: asId<CollegeId>(collegeId) }
    },
  }
}
