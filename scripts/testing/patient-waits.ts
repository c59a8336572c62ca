// A wait ends when its condition is met, however slow the machine is: no wait gives up before STEP_MS.
import { expect, vi } from 'vitest'
import { STEP_MS } from './patience.ts'

interface WaitOptions {
  timeout?: number
  interval?: number
}

const patient = (options: WaitOptions | number = {}): WaitOptions => {
  const given = typeof options === 'number' ? { timeout: options } : options
  return { ...given, timeout: Math.max(given.timeout ?? 0, STEP_MS) }
}

// Set-up files run once for each test file, even where files share a worker: only the first run wraps.
const WRAPPED = Symbol.for('sands.patient')
if (!Reflect.has(vi, WRAPPED)) {
  const { waitFor, waitUntil } = vi
  const { poll } = expect
  Object.assign(vi, {
    [WRAPPED]: true,
    waitFor: ((callback, options) => waitFor(callback, patient(options))) satisfies typeof vi.waitFor,
    waitUntil: ((callback, options) => waitUntil(callback, patient(options))) satisfies typeof vi.waitUntil,
  })
  Object.assign(expect, {
    poll: ((actual, options) => poll(actual, patient(options))) satisfies typeof expect.poll,
  })
}
