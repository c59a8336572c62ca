// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { rememberChoice } from '../controls/player-choices.ts'
import { usualCaptions } from './use-captions.ts'

const captionsIn = (...languages: string[]) => languages.map((language) => ({ language, label: language, url: '/' }))

beforeEach(() => localStorage.clear())

it('turns on the last language, also after captions were off', () => {
  rememberChoice({ captions: 'ja', lastCaptions: 'ja' })
  rememberChoice({ captions: null })
  expect(usualCaptions(captionsIn('en', 'zh-CN', 'ja'))).toBe('ja')
})

it("turns on the person's own language before others, or else the first", () => {
  rememberChoice({ lastCaptions: 'ja' })
  expect(usualCaptions(captionsIn('en', 'zh-CN'))).toBe('zh-CN')
  expect(usualCaptions(captionsIn('en', 'vi'))).toBe('en')
  expect(usualCaptions([])).toBeNull()
})
