import { expect, it } from 'vitest'
import { startLevel } from './start-level.ts'

const LEVELS = [
  { height: 1080, bitrate: 4_000_000 },
  { height: 360, bitrate: 500_000 },
  { height: 720, bitrate: 1_800_000 },
]

it.each([
  ['a good line takes the best', { bandwidth: 20_000_000, room: 2000 }, 0],
  ['no more lines than there is room for', { bandwidth: 20_000_000, room: 800 }, 2],
  ['a line that gives twice as much as is needed', { bandwidth: 3_600_000, room: 2000 }, 2],
  ['the smallest for a line that is not known to be good', { bandwidth: 800_000, room: 2000 }, 1],
  ['the smallest where there is room for none', { bandwidth: 20_000_000, room: 100 }, 1],
])('begins with %s', (_, line, level) => {
  expect(startLevel(LEVELS, line)).toBe(level)
})
