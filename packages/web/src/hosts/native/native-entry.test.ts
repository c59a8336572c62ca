// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getSession } from '../../session/session.ts'
import { putSession } from '../../session/store.ts'
import { speak } from '../../testing/texts.ts'
import { type Answer, stubWire } from '../../testing/wire.ts'
import { enterNative } from './native-entry.ts'

const PERSON: Answer = { code: 1, data: { userId: '42', sysUserLabel: { teamLearningLabel: 0, teachingMgtLabel: 1 } } }
const REFUSED: Answer = { code: 14280, status: 401 }

beforeEach(async () => {
  localStorage.clear()
  putSession(null)
  await speak('zh-cn')
})

describe('a shell that changes the token twice', () => {
  /** Somebody is in with the first token. The server has not said yet whose the second and the third are. */
  async function changedTwice() {
    const waiting = new Map<string, (answer: Answer) => void>()
    stubWire(({ headers }) => {
      const token = headers.get('authorization')?.replace('Bearer ', '') ?? ''
      return token === 'lent-1' ? PERSON : new Promise((resolve) => void waiting.set(token, resolve))
    })
    let count = 0
    const asked: string[] = []
    const listeners: ((data: unknown) => void)[] = []
    await enterNative({
      async call(method) {
        asked.push(method)
        if (method !== 'getToken') return {}
        count += 1
        return { accessToken: `lent-${count}`, collegeId: '1' }
      },
      on: (event, listener) => void (event === 'tokenChanged' && listeners.push(listener)),
    })
    for (const listener of [...listeners, ...listeners]) listener({})
    await vi.waitFor(() => expect([...waiting.keys()]).toEqual(['lent-2', 'lent-3']))
    const answer = async (token: string, said: Answer) => {
      waiting.get(token)?.(said)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return { asked, answer }
  }

  it('keeps the newer session when the older answer comes last', async () => {
    const { answer } = await changedTwice()
    await answer('lent-3', PERSON)
    await answer('lent-2', PERSON)
    expect(getSession()).toMatchObject({ accessToken: 'lent-3' })
  })

  it('keeps the newer session when the older token is refused last', async () => {
    const { asked, answer } = await changedTwice()
    await answer('lent-3', PERSON)
    await answer('lent-2', REFUSED)
    expect(getSession()).toMatchObject({ accessToken: 'lent-3' })
    expect(asked).not.toContain('close')
  })

  it('waits for the newer answer', async () => {
    const { answer } = await changedTwice()
    await answer('lent-2', PERSON)
    expect(getSession()).toMatchObject({ accessToken: 'lent-1' })
    await answer('lent-3', PERSON)
    await vi.waitFor(() => expect(getSession()).toMatchObject({ accessToken: 'lent-3' }))
  })
})
