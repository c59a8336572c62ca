// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { putSession } from '../session/store.ts'
import { stubWire } from '../testing/wire.ts'
import { refreshEdits } from './edits.ts'
import { currentLanguage, setLanguage, startI18n, translate, useT } from './i18n.ts'

const VERSION = 'GET /sands-system/api/v1/translate/version/get'
const EDITS = 'GET /sands-system/api/v1/translate/i18ns'

const load = async (language: string) => ({
  texts: {
    'kernel.back': `back in ${language}`,
    'auth.wait': '{seconds, plural, one {# second} other {# seconds}}',
  },
})
let server = { version: 1, texts: {} as Record<string, string> }

beforeEach(async () => {
  localStorage.clear()
  putSession(null)
  server = { version: 1, texts: {} }
  stubWire(({ key, search }) => {
    if (key === VERSION) return { code: 1, data: { version: server.version } }
    return { code: 1, data: { language: search.get('language'), ...server } }
  })
  localStorage.setItem('sands.language', 'vi')
  await startI18n({ load })
})

describe('texts', () => {
  it('are in the stored language, which is set on the document', () => {
    expect(currentLanguage()).toBe('vi')
    expect(document.documentElement.lang).toBe('vi')
    expect(translate('kernel.back')).toBe('back in vi')
  })

  it('fill in values and plurals', async () => {
    await setLanguage('en-us')
    expect(translate('auth.wait', { seconds: 1 })).toBe('1 second')
    expect(translate('auth.wait', { seconds: 5 })).toBe('5 seconds')
  })

  it('follow a new choice, which is stored on the device', async () => {
    const { result } = renderHook(() => useT())
    await act(() => setLanguage('zh-cht'))
    expect(result.current('kernel.back')).toBe('back in zh-cht')
    expect(document.documentElement.lang).toBe('zh-Hant')
    expect(localStorage.getItem('sands.language')).toBe('zh-cht')
  })

  it('stay as they are when a language cannot be loaded', async () => {
    await startI18n({
      load: async (language) => (language === 'id' ? Promise.reject(new Error('offline')) : load(language)),
    })
    expect(await setLanguage('id')).toBe(false)
    expect(currentLanguage()).toBe('vi')
    expect(localStorage.getItem('sands.language')).toBe('vi')
  })

  it('include the company’s edits, also at the next start without a network', async () => {
    server = { version: 2, texts: { 'kernel.back': 'our own word' } }
    await refreshEdits()
    expect(translate('kernel.back')).toBe('our own word')

    stubWire(() => 'no answer')
    await startI18n({ load })
    expect(translate('kernel.back')).toBe('our own word')
  })

  it('are loaded again only when the version has changed', async () => {
    await refreshEdits()
    const asked = stubWire(({ key }) => ({ code: 1, data: key === VERSION ? { version: 1 } : null }))
    await refreshEdits()
    expect(asked.map(({ key }) => key)).toEqual([VERSION])
  })

  it('draw nothing again when the edits say what is already there', async () => {
    server = { version: 2, texts: {} }
    const { result } = renderHook(() => useT())
    const before = result.current
    await act(() => refreshEdits())
    expect(result.current).toBe(before)
    expect(JSON.parse(localStorage.getItem('sands.texts') ?? '{}').version).toBe(2)
  })

  it('stay when the answer contains no texts', async () => {
    server = { version: 2, texts: { 'kernel.back': 'our own word' } }
    await refreshEdits()
    stubWire(({ key }) => ({ code: 1, data: key === VERSION ? { version: 3 } : {} }))
    await refreshEdits()
    expect(translate('kernel.back')).toBe('our own word')
  })

  it('drop the edits of the old language with it', async () => {
    server = { version: 3, texts: { 'kernel.back': 'our own word' } }
    await refreshEdits()
    server = { version: 3, texts: {} }
    await setLanguage('id')
    expect(translate('kernel.back')).toBe('back in id')
    await vi.waitFor(() => expect(JSON.parse(localStorage.getItem('sands.texts') ?? '{}').language).toBe('id'))
  })

  it('follow the browser while no language is chosen', async () => {
    localStorage.removeItem('sands.language')
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('zh-TW')
    window.dispatchEvent(new Event('languagechange'))
    await vi.waitFor(() => expect(translate('kernel.back')).toBe('back in zh-cht'))
  })
})

it('requests only the edits from the server', async () => {
  const asked = stubWire(({ key }) => ({
    code: 1,
    data: key === VERSION ? { version: 9 } : { language: 'vi', version: 9, texts: {} },
  }))
  await refreshEdits()
  const edits = asked.find(({ key }) => key === EDITS)
  expect(edits?.search.get('editsOnly')).toBe('true')
})
