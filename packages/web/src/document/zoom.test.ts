import { describe, expect, it } from 'vitest'
import { clampZoom, fitWidth, nextZoom } from './zoom.ts'

const PHONE = 375
const DESKTOP = 1200

describe('the zoom', () => {
  it('goes up and down in steps, also from in between', () => {
    expect([nextZoom(1, 1, DESKTOP), nextZoom(1.37, 1, DESKTOP), nextZoom(1.37, -1, DESKTOP)]).toEqual([
      1.25, 1.5, 1.25,
    ])
  })

  it('ends at four times, and at the width of a phone or half of a page', () => {
    expect([nextZoom(4, 1, DESKTOP), nextZoom(1, -1, PHONE), nextZoom(0.5, -1, DESKTOP)]).toEqual([4, 1, 0.5])
    expect([clampZoom(9, PHONE), clampZoom(0.2, PHONE), clampZoom(0.2, DESKTOP)]).toEqual([4, 1, 0.5])
  })

  it('begins with the width of the room, as far as one can read', () => {
    expect([fitWidth(PHONE), fitWidth(2400)]).toEqual([375, 900])
  })
})
