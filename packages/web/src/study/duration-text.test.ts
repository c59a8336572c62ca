// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { durationText } from './duration-text.ts'

it('says how long something takes, a minute at least', () => {
  const texts = [0, 20, 60, 89, 1500, 3600, 3900].map((seconds) => durationText(seconds, 'en-US'))
  expect(texts).toEqual(['1 min', '1 min', '1 min', '1 min', '25 min', '1 hr', '1 hr 5 min'])
  expect(durationText(1500, 'zh-CN')).toBe('25 分钟')
})
