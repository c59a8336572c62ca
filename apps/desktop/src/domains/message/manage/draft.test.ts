import { describe, expect, it } from 'vitest'
import { bodyOf, type Draft, EMPTY_DRAFT, faultsOf, isComplete, localMoment } from './draft.ts'

const NOW = new Date('2026-11-15T08:00:00.000Z')
const HELLO = { title: ' Hello ', content: 'World\n' }
const faults = (draft: Partial<Draft>) =>
  faultsOf({ ...EMPTY_DRAFT, ...draft }, { language: 'en-us', now: NOW, origin: 'https://sands.example' })

describe('a message in the form', () => {
  it('needs words in one language, and both title and text in each that has any', () => {
    expect(faults({}).languages).toEqual(['en-us'])
    expect(faults({ texts: { 'en-us': { title: ' ', content: '\n' } } }).languages).toEqual(['en-us'])
    expect(faults({ texts: { 'zh-cn': HELLO } }).languages).toEqual([])
    expect(faults({ texts: { 'zh-cn': HELLO, vi: { title: '', content: 'x' } } }).languages).toEqual(['vi'])
  })

  it.each([
    ['https://example.com/a', false],
    ['/news', false],
    ['', true],
    ['javascript:alert(1)', true],
    ['//example.com', true],
    ['example.com', true],
  ])('that leads to %j is at fault: %s', (link, fault) => {
    expect(faults({ jump: 'link', link }).link).toBe(fault)
    expect(faults({ jump: 'none', link }).link).toBe(false)
  })

  it('for later needs a time within the coming year', () => {
    const at = (instant: string) => faults({ later: true, at: localMoment(instant) }).at
    expect(at('2026-11-15T08:05:00.000Z')).toBe(false)
    expect(at('2026-11-15T07:55:00.000Z')).toBe(true)
    expect(at('2028-11-15T08:05:00.000Z')).toBe(true)
    expect(faults({ later: true, at: '' }).at).toBe(true)
    expect(faults({ later: false, at: '' }).at).toBe(false)
  })

  it('is sent without the languages that were left blank, and without blanks around its words', () => {
    const draft: Draft = { ...EMPTY_DRAFT, texts: { 'en-us': HELLO, vi: { title: '', content: ' ' } } }
    expect(isComplete(faults(draft))).toBe(true)
    expect(bodyOf(draft)).toEqual({
      category: 'notice',
      texts: { 'en-us': { title: 'Hello', content: 'World' } },
      jump: null,
      audience: { included: [], excluded: [] },
      sendAt: null,
    })
  })

  it('says its link only when it leads to one, and its time only when it is for later', () => {
    const instant = '2026-12-01T00:30:00.000Z'
    const draft: Draft = {
      ...EMPTY_DRAFT,
      jump: 'profile',
      link: 'https://x.example',
      later: true,
      at: localMoment(instant),
    }
    expect(bodyOf(draft).jump).toEqual({ to: 'profile', moduleId: null, link: null })
    expect(bodyOf(draft).sendAt).toBe(instant)
  })
})
