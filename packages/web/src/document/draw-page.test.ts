import { expect, it } from 'vitest'
import { pixelRatio } from './draw-page.ts'

it('a page is drawn at screen resolution, up to a limit that phones can handle', () => {
  expect(pixelRatio({ width: 375, height: 530 }, 3)).toBe(3)
  const { width, height } = { width: 1500, height: 2120 }
  const ratio = pixelRatio({ width, height }, 3)
  expect(ratio).toBeLessThan(3)
  expect(width * ratio * height * ratio).toBeLessThanOrEqual(12_000_001)
})
