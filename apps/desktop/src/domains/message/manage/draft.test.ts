import type { JumpChoice } from '@sands/contract/kernel/jump.model'
import { EVERYONE } from '@sands/rules/audience'
import { describe, expect, it } from 'vitest'
import { localMoment } from '../../../kernel/moment.ts'
import { bodyOf, type Draft, EMPTY_DRAFT, faultsOf, isComplete } from './draft.ts'

const NOW = new Date('2026-11-15T08:00:00.000Z')
const HELLO = { title: ' Hello ', content: 'World\n' }
const faults = (draft: Partial<Draft>) => faultsOf({ ...EMPTY_DRAFT, ...draft }, { language: 'en-us', now: NOW })
const to = (name: JumpChoice['to'], link: string | null): JumpChoice => ({ to: name, moduleId: null, link })

describe('a message in the form', () => {
  it('needs text in one language, and both title and text in each language that has any', () => {
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
  ])('with the link %j is invalid: %s', (link, fault) => {
    expect(faults({ jump: to('link', link) }).link).toBe(fault)
    expect(faults({ jump: to('none', null) }).link).toBe(false)
  })

  it('that is scheduled needs a time within the coming year', () => {
    const at = (instant: string) => faults({ later: true, at: localMoment(instant) }).at
    expect(at('2026-11-15T08:05:00.000Z')).toBe(false)
    expect(at('2026-11-15T07:55:00.000Z')).toBe(true)
    expect(at('2028-11-15T08:05:00.000Z')).toBe(true)
    expect(faults({ later: true, at: '' }).at).toBe(true)
    expect(faults({ later: false, at: '' }).at).toBe(false)
  })

  it('is sent without empty languages, and with trimmed texts', () => {
    const draft: Draft = { ...EMPTY_DRAFT, texts: { 'en-us': HELLO, vi: { title: '', content: ' ' } } }
    expect(isComplete(faults(draft))).toBe(true)
    expect(bodyOf(draft)).toEqual({
      category: 'notice',
      texts: { 'en-us': { title: 'Hello', content: 'World' } },
      jump: null,
      audience: EVERYONE,
      sendAt: null,
    })
  })

  it('is sent with a trimmed link, and with a time only when it is scheduled', () => {
    const instant = '2026-12-01T00:30:00.000Z'
    const draft: Draft = {
      ...EMPTY_DRAFT,
      jump: to('link', ' https://x.example '),
      later: true,
      at: localMoment(instant),
    }
    expect(bodyOf(draft).jump).toEqual(to('link', 'https://x.example'))
    expect(bodyOf(draft).sendAt).toBe(instant)
  })
})
