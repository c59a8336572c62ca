import { createHash, randomInt } from 'node:crypto'

/** Without what looks alike: 0 and o, 1, i and l. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const GROUPS = 3
const GROUP_LENGTH = 4

const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')

/** Something to read out or copy by hand: `k7qm-3xtr-9wpa`, one of 10^17. */
export const readableCode = (): string => Array.from({ length: GROUPS }, group).join('-')

/** The same code however it was typed: capitals, blanks and forgotten hyphens do not count. */
export const codeHash = (typed: string): Buffer =>
  createHash('sha256')
    .update(typed.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest()
