import { describe, expect, it } from 'vitest'
import { callsByDomain } from './calls.ts'
import type { Call } from './kernel/call.ts'

const calls = Object.values(callsByDomain).flatMap((group) => Object.entries<Call>(group))

/** Exports that a stolen session may have: they say nothing about people, payments or passwords. */
const HARMLESS: Readonly<Record<string, string>> = {
  'POST /sands-lms/api/v1/manage/question/export': 'questions of the bank',
  'POST /sands-shopping/api/v1/manage/goods/export': 'goods, as the shop shows them',
  'POST /sands-lms/api/v1/manage/community/content/export': 'content that everybody in the community reads',
  'GET /sands-system/api/v1/manage/text/export': 'texts of the app',
}
/** Other doors to people, payments, passwords and roles. */
const GRAVE = [
  'POST /sands-user/api/v1/manage/user/reset-password',
  'POST /sands-user/api/v1/manage/user/give-codes',
  'POST /sands-user/api/v1/manage/second-factor/reset',
  'POST /sands-user/api/v1/manage/second-factor/rule/save',
  'POST /sands-user/api/v1/manage/connection/save',
  'POST /sands-user/api/v1/manage/connection/switch',
  'POST /sands-user/api/v1/manage/connection/remove',
  'POST /sands-shopping/api/v1/manage/reconcile/settle',
] as const

describe('a proof of the last minutes', () => {
  it('comes before every export, except those without people, payments and passwords', () => {
    const open = calls.filter(([key, call]) => /\/export(-[a-z]+)?$/.test(key) && !call.stepUp).map(([key]) => key)
    expect(open.sort()).toEqual(Object.keys(HARMLESS).sort())
  })

  it.each(GRAVE)('comes before %s', (key) => {
    expect(calls.find(([name]) => name === key)?.[1]).toMatchObject({ stepUp: true })
  })

  it('is asked of people who are signed in', () => {
    expect(calls.filter(([, call]) => call.stepUp && call.access === 'open').map(([key]) => key)).toEqual([])
  })
})
