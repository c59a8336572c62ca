// @vitest-environment happy-dom
import { DEVICE_KEYS } from '@sands/web/device/device'
import { beforeEach, describe, expect, it } from 'vitest'
import { markSeen, unseenAdverts } from './seen-adverts.ts'

const adverts = [{ id: 'a' }, { id: 'b' }]

beforeEach(() => localStorage.clear())

describe('adverts a person has seen', () => {
  it('are not shown to them again', () => {
    markSeen(['a'], '7')
    expect(unseenAdverts(adverts, '7')).toEqual([{ id: 'b' }])
    markSeen(['b'], '7')
    expect(unseenAdverts(adverts, '7')).toEqual([])
  })

  it('are still new to another person on the same device', () => {
    markSeen(['a', 'b'], '7')
    expect(unseenAdverts(adverts, '10')).toEqual(adverts)
  })

  it('are forgotten for the person who was away longest when too many share a device', () => {
    for (let person = 1; person <= 21; person += 1) markSeen(['a'], String(person))
    expect(unseenAdverts(adverts, '1')).toHaveLength(2)
    expect(unseenAdverts(adverts, '21')).toHaveLength(1)
  })

  it.each(['{', '{"7":["a"]}', '[["7","a"],7,[1,["a"]],["7",[1]]]', 'null'])(
    'count as unseen when the device kept %s',
    (stored) => {
      localStorage.setItem(DEVICE_KEYS.seenAdverts, stored)
      expect(unseenAdverts(adverts, '7')).toEqual(adverts)
      markSeen(['a'], '7')
      expect(unseenAdverts(adverts, '7')).toEqual([{ id: 'b' }])
    },
  )
})
