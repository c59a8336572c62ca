// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { beginVisit, newState, returnedIn, stripped, takeVisit } from './visit.ts'

beforeEach(() => sessionStorage.clear())

describe('a visit to the page of a host', () => {
  it('is remembered once', () => {
    const visit = { state: newState(), target: '/course', connectionId: '3' }
    beginVisit(visit)
    expect(takeVisit()).toEqual(visit)
    expect(takeVisit()).toBeNull()
  })

  it.each(['', '{', 'null', '{"state":1}'])('is nothing when the storage has %j', (text) => {
    sessionStorage.setItem('sands.host_visit', text)
    expect(takeVisit()).toBeNull()
  })

  it('has a state that nobody guesses', () => {
    expect(newState()).toMatch(/^[0-9a-f]{48}$/)
    expect(newState()).not.toBe(newState())
  })

  it('comes back with a code, or with a state alone when the person refused', () => {
    expect(returnedIn('?code=a&state=b&iss=c')).toEqual({ code: 'a', state: 'b', iss: 'c' })
    expect(returnedIn('?state=b')).toEqual({ code: null, state: 'b', iss: null })
    expect(returnedIn('?code=a')).toBeNull()
  })

  it('leaves nothing in the address', () => {
    const place = { pathname: '/login', search: '?redirect=%252Fx&code=a&state=b&iss=c', hash: '#y' }
    expect(stripped(place)).toBe('/login?redirect=%252Fx#y')
    expect(stripped({ pathname: '/verify', search: '?code=a', hash: '' })).toBe('/verify?code=a')
  })
})
