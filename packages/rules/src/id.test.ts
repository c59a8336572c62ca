import { expect, it } from 'vitest'
import { isId } from './id.ts'

it.each([
  ['7', true],
  ['123456789012345678', true],
  ['1234567890123456789', false],
  ['0', false],
  ['07', false],
  ['-7', false],
  ['7a', false],
  ['', false],
] as const)('%j is an id: %s', (text, is) => expect(isId(text)).toBe(is))
