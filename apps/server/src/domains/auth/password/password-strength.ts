import { passwordFaults } from '@sands/rules/password'
import { fail } from '../../../kernel/errors.ts'
import { isCommonWord } from './common-words.ts'

/** How people write letters as digits and symbols. */
const LEET: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '|': 'l',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
}
const ROWS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '01234567890', '1qaz2wsx3edc4rfv5tgb']
const SHORTEST_NAME = 4
const SHORTEST_WALK = 6

const plain = (text: string): string => text.replaceAll(/./gsu, (letter) => LEET[letter] ?? letter)
const letters = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '')
/** Digits and symbols before and behind the word. */
const core = (text: string): string => text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')

const reversed = (text: string): string => [...text].reverse().join('')
const isRow = (text: string): boolean =>
  ROWS.some((row) => row.includes(text) || reversed(row).includes(text)) || new Set(text).size === 1

/** Whether the letters, and the digits, are only rows of the keyboard, of the alphabet or of numbers, or one repeated. */
function isWalk(text: string): boolean {
  const parts = text.match(/\p{L}+|\p{Nd}+/gu) ?? []
  const isTrivial = (part: string) => part.length < 3 || isRow(part) || /^(?:19|20)\d\d$/.test(part)
  const walked = parts.filter((part) => part.length >= 3).join('')
  return walked.length >= SHORTEST_WALK && parts.every(isTrivial)
}

const joined = (text: string): string => text.replaceAll(/[^\p{L}\p{Nd}]/gu, '')
const LAST_DIGITS = 8

/** How a name, a number or an address may be written: its words, without spaces, before the @, without country code. */
function variantsOf(text: string): string[] {
  const small = text.toLowerCase()
  const before = small.split('@')[0] ?? ''
  const digits = small.replaceAll(/\D/g, '')
  const isNumber = /^[+\d\s()-]+$/.test(small) && digits.length >= LAST_DIGITS
  const words = before.split(/[^\p{L}\p{Nd}]+/u)
  return [small, before, joined(before), ...words, ...(isNumber ? [digits.slice(-LAST_DIGITS)] : [])]
}

/** Whether a password is among the first that somebody would try. Nothing is asked outside. */
export function isCommonPassword(password: string, about: readonly string[] = []): boolean {
  const small = password.toLowerCase()
  const words = [core(small), plain(core(small)), core(plain(small)), letters(small), letters(plain(small))]
  if (words.some((word) => isCommonWord(word) || isCommonWord(word.replace(/^(.+)\1$/u, '$1')))) return true
  if (isWalk(small)) return true
  const own = about.flatMap(variantsOf).filter((text) => [...text].length >= SHORTEST_NAME)
  const typed = [small, plain(small), joined(small), joined(plain(small))]
  return own.some((text) => typed.some((word) => word.includes(text) || word.includes(reversed(text))))
}

/** Refuses a password that breaks the rules or is easily guessed. `about`: names and numbers of the person. */
export function expectStrong(password: string, about: readonly string[] = []): void {
  if (passwordFaults(password).length > 0) throw fail('auth.weak_password')
  if (isCommonPassword(password, about)) throw fail('auth.common_password')
}
