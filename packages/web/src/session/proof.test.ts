// @vitest-environment happy-dom
import { PROOF_DUE, SECOND_FACTOR_DUE, SECOND_FACTOR_FIRST } from '@sands/contract/kernel/codes'
import { beforeEach, describe, expect, it } from 'vitest'
import { request } from '../call/call.ts'
import { isLoading } from '../call/loading.ts'
import { aSession } from '../testing/session.ts'
import { stubWire } from '../testing/wire.ts'
import { shownToasts } from '../toast/toast.ts'
import { setProofAsker } from './proof.ts'
import { putSession } from './store.ts'

const KEY = 'GET /sands-user/api/v1/user/current-info'

describe('a call without its proof', () => {
  let asked: unknown[]
  let answer: boolean

  beforeEach(() => {
    localStorage.clear()
    putSession(aSession())
    asked = []
    answer = true
    setProofAsker(async () => ({
      async repair(code, _token, { isAct, onAsk }) {
        asked.push({ code, isAct })
        onAsk?.()
        return answer
      },
      askProof: async () => answer,
      leadToEnrol: async () => undefined,
    }))
  })

  it('asks for it, and is sent again', async () => {
    const sent = stubWire(() => (asked.length === 0 ? { code: PROOF_DUE, status: 403 } : { code: 1, data: 'done' }))
    expect(await request(KEY)).toBe('done')
    expect(asked).toEqual([{ code: PROOF_DUE, isAct: true }])
    expect(sent).toHaveLength(2)
  })

  it.each([PROOF_DUE, SECOND_FACTOR_DUE, SECOND_FACTOR_FIRST])(
    'opens no dialog for code %i where the person did not start it',
    async (code) => {
      stubWire(() => ({ code, status: 403, msg: 'Prove it' }))
      await expect(request(KEY, { silent: true })).rejects.toMatchObject({ code })
      expect(asked).toEqual([])
      expect(shownToasts()).toEqual([])
    },
  )

  it('says whether the person has just done something', async () => {
    answer = false
    stubWire(() => ({ code: SECOND_FACTOR_FIRST, status: 403 }))
    await expect(request(KEY, { quiet: true })).rejects.toMatchObject({ code: SECOND_FACTOR_FIRST })
    await expect(request(KEY)).rejects.toMatchObject({ code: SECOND_FACTOR_FIRST })
    expect(asked).toEqual([
      { code: SECOND_FACTOR_FIRST, isAct: false },
      { code: SECOND_FACTOR_FIRST, isAct: true },
    ])
    expect(shownToasts()).toEqual([])
  })

  it('fails without more words when the person cancels, and does not look busy meanwhile', async () => {
    answer = false
    stubWire(() => ({ code: PROOF_DUE, status: 403, msg: 'Prove it' }))
    await expect(request(KEY)).rejects.toMatchObject({ code: PROOF_DUE })
    expect(shownToasts()).toEqual([])
    await expect.poll(isLoading).toBe(false)
  })
})
