import { expect, it } from 'vitest'
import { sizeText } from './size-text.ts'

it.each([
  [273, 'en-us', '273 B'],
  [583_885, 'en-us', '570.2 KB'],
  [583_885, 'vi', '570,2 KB'],
  [2 * 1024 ** 3, 'zh-cn', '2 GB'],
  [3 * 1024 ** 5, 'en-us', '3,072 TB'],
] as const)('%i bytes in %s read %s', (bytes, language, text) => expect(sizeText(bytes, language)).toBe(text))
