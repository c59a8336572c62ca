// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { onlyOnePlays } from './only-one-plays.ts'

it('pauses the player that played before, and ignores one that was removed', () => {
  const [one, other, last] = Array.from({ length: 3 }, () => document.createElement('video'))
  if (!one || !other || !last) throw new Error('no elements')
  const pauses = [one, other, last].map((element) => vi.spyOn(element, 'pause').mockReturnValue())
  const leave = [one, other, last].map(onlyOnePlays)
  const begin = (element: HTMLElement) => element.dispatchEvent(new Event('play'))

  begin(one)
  begin(one)
  begin(other)
  expect(pauses.map((pause) => pause.mock.calls.length)).toEqual([1, 0, 0])
  leave[1]?.()
  begin(last)
  expect(pauses.map((pause) => pause.mock.calls.length)).toEqual([1, 0, 0])
})
