import { STUDY } from '@sands/rules/study'
import { describe, expect, it } from 'vitest'
import { segmentOf } from './segment.ts'
import { aDetail, aPlayed } from './testing.ts'
import { createUpdateQueue } from './update-queue.ts'

const { learningDetailId } = aDetail('7')
const queue = (first?: number) =>
  createUpdateQueue({ learningDetailId, form: 'media', ...(first === undefined ? {} : { first }) })
/** Stretches that do not touch each other. */
const part = (number: number) =>
  segmentOf(aPlayed({ from: number * 10, to: number * 10 + 5, at: new Date(number * 10_000).toISOString() }), 'media')

describe('updates of a viewing', () => {
  it('are numbered from 1 and contain everything since the previous one', () => {
    const updates = queue()
    updates.add(part(0), 5000)
    updates.sign()
    const first = updates.next()
    expect(first).toMatchObject({ learningDetailId: '7', seq: 1, position: 5000, signOfLife: 1 })
    updates.add(part(1), 15_000)
    updates.acknowledge(1)
    expect(updates.next()).toMatchObject({ seq: 2, segments: [part(1)], position: 15_000, signOfLife: 0 })
  })

  it('never change once they may have been sent', () => {
    const updates = queue()
    updates.add(part(0), 5000)
    const first = updates.next()
    updates.add(part(1), 15_000)
    updates.sign()
    expect(updates.next()).toBe(first)
    expect(updates.all().map(({ seq, segments }) => [seq, segments.length])).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  it('are skipped when they are empty, unless requested', () => {
    const updates = queue()
    updates.sign()
    expect(updates.next()).toBeNull()
    expect(updates.next(true)).toMatchObject({ seq: 1, segments: [], signOfLife: 1 })
  })

  it('contain at most as many stretches as the server accepts', () => {
    const updates = queue()
    for (let number = 0; number <= STUDY.mostSegments; number += 1) updates.add(part(number), 0)
    expect(updates.all().map(({ seq, segments }) => [seq, segments.length])).toEqual([
      [1, STUDY.mostSegments],
      [2, 1],
    ])
  })

  it('continue from the given number', () => {
    const updates = queue(1001)
    updates.add(part(0), 0)
    expect(updates.next()?.seq).toBe(1001)
  })

  it('are removed up to the acknowledged number, and a refused one is removed alone', () => {
    const updates = queue()
    updates.add(part(0), 0)
    updates.next()
    updates.add(part(1), 0)
    updates.seal()
    updates.add(part(2), 0)
    updates.giveUp(1)
    expect(updates.next()?.seq).toBe(2)
    expect(updates.acknowledge(2).map(({ seq }) => seq)).toEqual([2])
    expect(updates.next()?.seq).toBe(3)
  })
})
