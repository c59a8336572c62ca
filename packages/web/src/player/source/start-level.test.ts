import { expect, it } from 'vitest'
import { startLevel } from './start-level.ts'

const LEVELS = [
  { height: 1080, bitrate: 4_000_000 },
  { height: 360, bitrate: 500_000 },
  { height: 720, bitrate: 1_800_000 },
]

it.each([
  ['the best level on a fast connection', { bandwidth: 20_000_000, room: 2000 }, 0],
  ['a level that is not larger than the screen', { bandwidth: 20_000_000, room: 800 }, 2],
  ['a level that needs at most half of the bandwidth', { bandwidth: 3_600_000, room: 2000 }, 2],
  ['the smallest level on a slow connection', { bandwidth: 800_000, room: 2000 }, 1],
  ['the smallest level when the screen is smaller than all levels', { bandwidth: 20_000_000, room: 100 }, 1],
])('starts with %s', (_, line, level) => {
  expect(startLevel(LEVELS, line)).toBe(level)
})
