import { type ErrorName, errors } from '@sands/contract/errors'
import { expect } from 'vitest'
import type { Answer } from './client.ts'

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** The envelope has the code of this error, and the HTTP status matches. */
    toFailWith(name: ErrorName): R
    toSucceed(): R
  }
}

expect.extend({
  toFailWith(answer: Answer<unknown>, name: ErrorName) {
    const { code, status } = errors[name]
    return {
      pass: answer.code === code && answer.status === status && answer.msg !== '',
      message: () =>
        `expected ${name} (${code}, HTTP ${status}), got ${answer.code} (HTTP ${answer.status}): ${answer.msg}`,
    }
  },
  toSucceed(answer: Answer<unknown>) {
    return {
      pass: answer.code === 1 && answer.status === 200,
      message: () => `expected success, got ${answer.code} (HTTP ${answer.status}): ${answer.msg}`,
    }
  },
})
