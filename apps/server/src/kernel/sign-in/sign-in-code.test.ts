import { codeStep } from '@sands/rules/sign-in/sign-in'
import { describe, expect, it } from 'vitest'
import { createSignInCodes } from './sign-in-code.codec.ts'

const task = '31'
const other = '32'
const AT = Date.parse('2026-03-02T09:00:00Z')
const ROTATE = 15
const STEP = codeStep(AT, ROTATE)

describe('codes of sign-ins', () => {
  const codes = createSignInCodes(Buffer.from('a key'))
  const stepOf = (code: string, thing = task, at = AT) => codes.stepOf(code, { thing, at, rotateSeconds: ROTATE })

  it('finds the number of a scanned code, whenever it is sent', () => {
    expect(stepOf(codes.scanned(task, STEP))).toBe(STEP)
    expect(stepOf(codes.scanned(task, STEP - 1000))).toBe(STEP - 1000)
  })

  it('knows no code of another task, another installation or another number', () => {
    const [, signature] = codes.scanned(task, STEP).split('-', 2)
    expect(stepOf(codes.scanned(task, STEP), other)).toBeUndefined()
    expect(stepOf(createSignInCodes(Buffer.from('another key')).scanned(task, STEP))).toBeUndefined()
    expect(stepOf(`${STEP + 1}-${signature}`)).toBeUndefined()
  })

  it('finds a typed code only near its time', () => {
    const typed = codes.typed(task, STEP)
    expect(typed).toMatch(/^\d{6}$/)
    expect(stepOf(typed)).toBe(STEP)
    expect(stepOf(typed, task, AT + 60_000)).toBe(STEP)
    expect(stepOf(typed, task, AT + 3_600_000)).not.toBe(STEP)
    expect(stepOf(typed, other)).not.toBe(STEP)
  })
})
