import { CallError } from '@sands/web/call/call'
import { describe, expect, it } from 'vitest'
import { errorPicture, pictureOf } from './error-picture.ts'

describe('error picture', () => {
  it.each([
    [4001542, 'no-permission'],
    [4001543, 'no-permission'],
    [4001512, 'gone'],
    [4001519, 'gone'],
    [5000500, 'error'],
    [Number.NaN, 'error'],
  ])('of code %s is %s', (code, picture) => expect(errorPicture(code)).toBe(picture))

  it('distinguishes a missing connection from an error answer', () => {
    expect(pictureOf(new CallError({ code: -1, msg: '', status: 0, network: true }))).toBe('offline')
    expect(pictureOf(new CallError({ code: 4001543, msg: '', status: 403 }))).toBe('no-permission')
    expect(pictureOf(new Error('a bug'))).toBe('error')
  })
})
