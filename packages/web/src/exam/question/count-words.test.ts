import { expect, it } from 'vitest'
import { countWords } from './count-words.ts'

it.each([
  ['', 0],
  [' \n', 0],
  ['Wear a helmet, always.', 4],
  ["don't re-use it", 3],
  ['Đội mũ bảo hộ', 4],
  ['请佩戴安全帽。', 6],
  ['使用 PPE 100 次', 5],
  ['— “quoted” —', 1],
])('counts the words of %j', (text, count) => {
  expect(countWords(text)).toBe(count)
})
