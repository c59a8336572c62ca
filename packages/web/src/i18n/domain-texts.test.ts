// @vitest-environment happy-dom
import type { Language } from '@sands/rules/language'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubWire } from '../testing/wire.ts'
import { needTexts, showTexts } from './domain-texts.ts'
import { refreshEdits } from './edits.ts'
import { setLanguage, startI18n, translate, useT } from './i18n.ts'
import { i18nState } from './texts.ts'

/** Names of the chunks that were asked for. */
let asked: string[]
let isOnline: boolean
let edits: Record<string, string>

async function fetched(name: string, texts: Record<string, string>) {
  asked.push(name)
  if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
  return texts
}

const load = async (language: Language) => ({
  texts: { 'kernel.back': `back ${language}`, app_network_error: 'No network' },
  later: {
    course: () => fetched(`${language} course`, { 'course.begin': `begin ${language}` }),
    social: () => fetched(`${language} social`, { 'social.like': `like ${language}` }),
  },
})
const t = translate as (key: string) => string
const drawn = () => renderHook(() => useT<string>())

beforeEach(async () => {
  asked = []
  isOnline = true
  localStorage.clear()
  localStorage.setItem('sands.language', 'vi')
  edits = {}
  stubWire(({ key }) => ({
    code: 1,
    data: key.includes('version') ? { version: 2 } : { language: 'vi', version: 2, texts: edits },
  }))
  i18nState.set({ language: 'vi', builtIn: {}, edits: {} })
  await showTexts('vi', load)
})

describe('texts of a domain', () => {
  it('are loaded once, when they are needed', async () => {
    expect(asked).toEqual([])
    await Promise.all([needTexts(['course', 'social']), needTexts(['course'])])
    await needTexts(['course'])
    expect(asked).toEqual(['vi course', 'vi social'])
    expect([t('course.begin'), t('social.like'), t('kernel.back')]).toEqual(['begin vi', 'like vi', 'back vi'])
  })

  it('may be asked for while the language is still on its way', async () => {
    i18nState.set({ language: 'vi', builtIn: {}, edits: {} })
    const shown = showTexts('id', load)
    await needTexts(['course'])
    expect(t('course.begin')).toBe('begin id')
    await shown
  })

  it('are asked for again after they could not be fetched', async () => {
    isOnline = false
    await expect(needTexts(['course'])).rejects.toThrow('Failed to fetch')
    isOnline = true
    await needTexts(['course'])
    expect(t('course.begin')).toBe('begin vi')
  })

  it('come along with a new language before it is shown', async () => {
    await needTexts(['course'])
    const seen: string[] = []
    const stop = i18nState.subscribe(() => seen.push(t('course.begin')))
    await showTexts('id', load)
    stop()
    expect(seen).toEqual(['begin id'])
    expect(asked).toEqual(['vi course', 'id course'])
  })

  it('follow a language that changed while they were loading', async () => {
    const course = needTexts(['course'])
    await showTexts('id', async (language) => load(language))
    await course
    expect(t('course.begin')).toBe('begin id')
  })

  it('keep a language from being shown without them', async () => {
    await startI18n({ load })
    await needTexts(['course'])
    isOnline = false
    expect(await setLanguage('id')).toBe(false)
    expect(t('course.begin')).toBe('begin vi')
  })

  it('lie under the edits of the company like all others', async () => {
    edits = { 'course.begin': 'our own word' }
    await refreshEdits()
    expect(t('course.begin')).toBe('our own word')
    expect(asked).toEqual([])
    await needTexts(['course'])
    expect(t('course.begin')).toBe('our own word')
  })
})

describe('a text that is shown before its domain is loaded', () => {
  it('is empty, brings the domain, and is drawn again', async () => {
    const { result } = drawn()
    expect(result.current('course.begin')).toBe('')
    expect(result.current('course.begin')).toBe('')
    await act(() => vi.waitFor(() => expect(result.current('course.begin')).toBe('begin vi')))
    expect(asked).toEqual(['vi course'])
  })

  it('stays empty without a network, and asks again when it is drawn again', async () => {
    isOnline = false
    const { result } = drawn()
    expect(result.current('course.begin')).toBe('')
    await vi.waitFor(() => expect(asked).toEqual(['vi course']))
    isOnline = true
    await act(() => vi.waitFor(() => expect(result.current('course.begin')).toBe('begin vi')))
  })

  it('shows its key when its domain does not have it', async () => {
    await needTexts(['course'])
    expect(t('course.missing')).toBe('course.missing')
    expect(t('nowhere.missing')).toBe('nowhere.missing')
    expect(t('missing')).toBe('missing')
  })
})
