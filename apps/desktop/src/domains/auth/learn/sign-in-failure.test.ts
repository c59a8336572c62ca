import { CallError } from '@sands/web/call/call'
import { describe, expect, it } from 'vitest'
import { readFailure } from './sign-in-failure.ts'

const refused = (code: number, data: unknown = null) => new CallError({ code, msg: 'no', status: 400, data })

describe('a refused sign-in', () => {
  it('opens the new-password step when the password must be replaced', () => {
    expect(readFailure(refused(14200, { changeToken: 'abc' }))).toEqual({ changeToken: 'abc', text: 'no' })
  })

  it('only shows the text when the answer has no token', () => {
    expect(readFailure(refused(14200, {}))).toEqual({ text: 'no' })
  })

  it('starts the countdown when the server asks to wait', () => {
    expect(readFailure(refused(4140002, { seconds: 12.2 }))).toEqual({ seconds: 13, text: 'no' })
  })

  it("shows the server's text for every other refusal", () => {
    expect(readFailure(refused(4140001))).toEqual({ text: 'no' })
  })

  it('rethrows programming errors', () => {
    expect(() => readFailure(new TypeError('bug'))).toThrow('bug')
  })
})
