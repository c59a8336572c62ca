import { createHash, randomBytes } from 'node:crypto'

/** Without what looks alike: 0 and o, 1, i and l. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const GROUPS = 3
const GROUP_LENGTH = 4
const SEED_BYTES = 32
/** So many for a letter that all letters are as good as equally likely. */
const LETTER_BYTES = 4

/** Something to read out or copy by hand: `k7qm-3xtr-9wpa`, one of 10^17. From the same seed comes the same code. */
export function readableCode(seed: Buffer = randomBytes(SEED_BYTES)): string {
  const bytes = createHash('sha512').update(seed).digest()
  const letter = (place: number) => LETTERS.charAt(bytes.readUInt32BE(place * LETTER_BYTES) % LETTERS.length)
  return Array.from({ length: GROUPS }, (_, group) =>
    Array.from({ length: GROUP_LENGTH }, (__, place) => letter(group * GROUP_LENGTH + place)).join(''),
  ).join('-')
}

/** The same code however it was typed: capitals, blanks and forgotten hyphens do not count. */
export const codeHash = (typed: string): Buffer =>
  createHash('sha256')
    .update(typed.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest()
