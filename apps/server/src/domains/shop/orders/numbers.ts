import { randomInt } from 'node:crypto'

/** A number that people and providers read: a letter, the time in seconds, and eight random digits. */
export const newNumber = (letter: 'S' | 'P' | 'R', at: Date): string =>
  `${letter}${at.toISOString().replace(/\D/g, '').slice(0, 14)}${String(randomInt(100_000_000)).padStart(8, '0')}`
