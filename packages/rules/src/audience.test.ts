import { describe, expect, it } from 'vitest'
import { type AudienceGroup, audienceGroup, audienceKey } from './audience.ts'

const GROUPS: readonly [string, AudienceGroup][] = [
  ['tree:7', { kind: 'department', id: '7', withChildren: true }],
  ['department:7', { kind: 'department', id: '7', withChildren: false }],
  ['college:1', { kind: 'college', id: '1' }],
  ['post:2', { kind: 'post', id: '2' }],
  ['label:3', { kind: 'label', id: '3' }],
  ['user:999999999999999999', { kind: 'user', id: '999999999999999999' }],
]

describe('the key of an audience', () => {
  it.each(GROUPS)('%s converts to its group and back', (key, group) => {
    expect(audienceKey(group)).toBe(key)
    expect(audienceGroup(key)).toEqual(group)
  })

  it.each(['', 'tree', 'tree:', 'tree:x', 'planet:1', 'user:1a'])('%j is not valid', (key) => {
    expect(audienceGroup(key)).toBeUndefined()
  })
})
