// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { StatTile, StatTiles } from './stat-tiles.tsx'

afterEach(cleanup)

it('keeps each number with its unit when a line wraps', () => {
  const { container } = render(
    <StatTiles label="Figures">
      <StatTile label="" value="9 小时 2 分钟" />
      <StatTile label="" value="9 hr 2 min" />
    </StatTiles>,
  )
  const [chinese, english] = container.querySelectorAll('li')
  expect(chinese?.textContent).toBe('9\u00a0小时 2\u00a0分钟')
  expect(english?.textContent).toBe('9\u00a0hr 2\u00a0min')
})
