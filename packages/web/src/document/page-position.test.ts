// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { keepPage, lastPage } from './page-position.ts'

beforeEach(() => {
  localStorage.clear()
  putSession(aSession())
})

describe('the last page of a person', () => {
  it('is where they continue, separately for each person', () => {
    keepPage('1', 12)
    expect([lastPage('1'), lastPage('2')]).toEqual([12, 1])
    putSession(aSession({ userId: '8' }))
    expect(lastPage('1')).toBe(1)
  })

  it('is deleted when they go back to the beginning, and for the documents read longest ago', () => {
    for (let file = 0; file < 210; file += 1) keepPage(`${file}`, 5)
    keepPage('209', 1)
    expect([lastPage('0'), lastPage('50'), lastPage('209')]).toEqual([1, 5, 1])
  })

  it('ignores invalid stored data', () => {
    localStorage.setItem('sands.read_pages', '{"7/1":"x","7/2":-4,"7/3":1.5}')
    expect(['1', '2', '3'].map(lastPage)).toEqual([1, 1, 1])
  })
})
