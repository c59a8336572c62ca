import { createHash, randomBytes } from 'node:crypto'

/** No characters that look alike: 0 and o, 1, i and l. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const GROUPS = 3
const GROUP_LENGTH = 4
const SEED_BYTES = 32
/** Enough bytes for each character to make all characters practically equally likely. */
const LETTER_BYTES = 4

/**
 * A code that a person can read out or copy by hand, such as `k7qm-3xtr-9wpa`: one of 10^17. The same seed gives the
 * same code.
 */
export function readableCode(seed: Buffer = randomBytes(SEED_BYTES)): string {
  const bytes = createHash('sha512').update(seed).digest()
  const letter = (place: number) => LETTERS.charAt(bytes.readUInt32BE(place * LETTER_BYTES) % LETTERS.length)
  return Array.from({ length: GROUPS }, (_, group) =>
    Array.from({ length: GROUP_LENGTH }, (__, place) => letter(group * GROUP_LENGTH + place)).join(''),
  ).join('-')
}

/** Upper case, blanks and missing hyphens do not change the hash. */
export const codeHash = (typed: string): Buffer =>
  createHash('sha256')
    .update(typed.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest()
