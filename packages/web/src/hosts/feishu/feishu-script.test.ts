// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { accessCode } from './feishu-script.ts'

type Api = Parameters<typeof accessCode>[0]
type Asked = Parameters<NonNullable<Api['requestAccess']>>[0]

const FORGED: readonly Parameters<Asked['success']>[0][] = [{ code: 'c1', state: 'another' }, { code: 'c1' }]

const answering = (requestAccess: (asked: Asked) => void): Api => ({ requestAccess })

describe('the app of Feishu', () => {
  it('gives a code with the state that it was asked with', async () => {
    const tt = answering(({ state, success }) => success({ code: 'c1', state }))
    expect(await accessCode(tt, 'cli_1', 'state-1')).toBe('c1')
  })

  it.each(FORGED)('is not believed with %j', async (answer) => {
    const tt = answering(({ success }) => success(answer))
    await expect(accessCode(tt, 'cli_1', 'state-1')).rejects.toThrow('forged')
  })
})
