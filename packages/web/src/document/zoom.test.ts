import { describe, expect, it } from 'vitest'
import { clampZoom, fitWidth, nextZoom } from './zoom.ts'

const PHONE = 375
const DESKTOP = 1200

describe('the zoom', () => {
  it('goes up and down in steps, also from values in between', () => {
    expect([nextZoom(1, 1, DESKTOP), nextZoom(1.37, 1, DESKTOP), nextZoom(1.37, -1, DESKTOP)]).toEqual([
      1.25, 1.5, 1.25,
    ])
  })

  it('is limited to four times the width, and to full width on a phone or half of it elsewhere', () => {
    expect([nextZoom(4, 1, DESKTOP), nextZoom(1, -1, PHONE), nextZoom(0.5, -1, DESKTOP)]).toEqual([4, 1, 0.5])
    expect([clampZoom(9, PHONE), clampZoom(0.2, PHONE), clampZoom(0.2, DESKTOP)]).toEqual([4, 1, 0.5])
  })

  it('starts with the available width, up to a readable maximum', () => {
    expect([fitWidth(PHONE), fitWidth(2400)]).toEqual([375, 900])
  })
})
