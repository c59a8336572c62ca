import { CallError } from '@sands/web/call/call'
import { describe, expect, it } from 'vitest'
import { changeTokenOf, troubleOf } from './sign-in-state.ts'

const failure = (code: number, data: unknown = null) =>
  new CallError({ code, msg: 'As the server says', status: 400, data })

describe('a refused sign-in', () => {
  it('opens the new-password page when the password has to be replaced', () => {
    expect(troubleOf(failure(14200, { changeToken: 'abc' }))).toEqual({ kind: 'change-password', changeToken: 'abc' })
  })

  it('makes the person wait as long as the server says', () => {
    expect(troubleOf(failure(4140002, { seconds: 12.2 }))).toEqual({
      kind: 'wait',
      msg: 'As the server says',
      seconds: 13,
    })
  })

  it("shows the server's text for anything else", () => {
    expect(troubleOf(failure(4140001))).toEqual({ kind: 'failed', msg: 'As the server says' })
  })

  it('rethrows programming errors', () => {
    expect(() => troubleOf(new TypeError('a bug'))).toThrow('a bug')
  })
})

describe('the change token', () => {
  it('is read from the history state, which may contain anything', () => {
    expect(changeTokenOf({ changeToken: 'abc' })).toBe('abc')
    for (const state of [null, undefined, 'abc', [], { changeToken: 4 }]) expect(changeTokenOf(state)).toBeUndefined()
  })
})
