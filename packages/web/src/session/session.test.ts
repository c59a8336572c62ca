// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { aSession, tokenAnswer } from '../testing/session.ts'
import { stubWire } from '../testing/wire.ts'
import { getSession, lastUserName, signIn, signOut, updateSession } from './session.ts'
import { putSession } from './store.ts'
import { renewSession } from './token.ts'

const TOKEN = 'POST /sands-user/oauth/token'
const LABELS = { teamLearningLabel: 1, teachingMgtLabel: 0 } as const

beforeEach(() => {
  localStorage.clear()
  putSession(null)
})

describe('signing in', () => {
  it('requests a token by OAuth and knows the person before the session is visible', async () => {
    const sent = stubWire(({ key }) => {
      expect(getSession()).toBeNull()
      return key === TOKEN ? tokenAnswer(5) : { code: 1, data: { userId: '42', sysUserLabel: LABELS } }
    })
    await signIn({ userName: 'learner', password: 'Sands@2026' })
    const form = new URLSearchParams(sent[0]?.body)
    expect(Object.fromEntries(form)).toMatchObject({
      grant_type: 'password',
      username: 'learner',
      password: 'Sands@2026',
      device_id: expect.stringMatching(/^[A-Za-z0-9_-]{16,64}$/),
    })
    expect(sent[1]?.headers.get('authorization')).toBe('Bearer access-5')
    expect(getSession()).toMatchObject({ accessToken: 'access-5', userId: '42', collegeId: '1', labels: LABELS })
    expect(lastUserName()).toBe('learner')
  })

  it('keeps the same device name between visits', async () => {
    const sent = stubWire(() => ({ code: 4120001, msg: 'Wrong' }))
    for (const password of ['a', 'b']) await signIn({ userName: 'x', password }).catch(() => null)
    const names = sent.map(({ body }) => new URLSearchParams(body).get('device_id'))
    expect(names[0]).toBe(names[1])
  })

  it('stores nothing when it fails', async () => {
    stubWire(() => ({ code: 4120001, msg: 'Wrong', status: 400 }))
    await expect(signIn({ userName: 'learner', password: 'no' })).rejects.toMatchObject({ msg: 'Wrong' })
    expect(getSession()).toBeNull()
    expect(lastUserName()).toBe('')
  })
})

describe('signing out', () => {
  it('works locally even when the server is unreachable', async () => {
    putSession(aSession())
    stubWire(() => 'no answer')
    await signOut({ everywhere: false })
    expect(getSession()).toBeNull()
  })

  it('is not undone by a running renewal', async () => {
    const session = aSession()
    putSession(session)
    stubWire(({ key }) => {
      if (key !== TOKEN) return { code: 1, data: { ended: 1 } }
      putSession(null)
      return tokenAnswer(9)
    })
    expect(await renewSession(session)).toBeNull()
    expect(getSession()).toBeNull()
  })

  it('on all devices succeeds only when the server confirms it', async () => {
    putSession(aSession())
    stubWire(() => 'no answer')
    await expect(signOut({ everywhere: true })).rejects.toMatchObject({ network: true })
    expect(getSession()).not.toBeNull()

    const sent = stubWire(() => ({ code: 1, data: { ended: 3 } }))
    await signOut({ everywhere: true })
    expect(sent[0]?.body).toBe('{"everywhere":true}')
    expect(getSession()).toBeNull()
  })
})

describe('facts about the person', () => {
  it('follow the server, for the same person', () => {
    const { userId, collegeId } = aSession()
    putSession(aSession())
    updateSession({ userId, collegeId, labels: LABELS })
    expect(getSession()?.labels).toEqual(LABELS)
    updateSession({ userId: aSession({ userId: '99' }).userId, collegeId, labels: { ...LABELS, teamLearningLabel: 0 } })
    expect(getSession()?.labels).toEqual(LABELS)
  })
})

describe('a session', () => {
  it('follows the changes of another tab', () => {
    localStorage.setItem('sands.session', JSON.stringify(aSession({ accessToken: 'from another tab' })))
    window.dispatchEvent(new StorageEvent('storage', { key: 'sands.session' }))
    expect(getSession()?.accessToken).toBe('from another tab')
  })

  it('that cannot be parsed counts as none', () => {
    for (const text of ['not json', '{}', '{"accessToken":1}', '[]']) {
      localStorage.setItem('sands.session', text)
      window.dispatchEvent(new StorageEvent('storage', { key: 'sands.session' }))
      expect(getSession()).toBeNull()
    }
  })
})
