import { describe, expect, it } from 'vitest'
import { findInText, fold, pageTextOf, partsOfRange } from './page-text.ts'

const page = pageTextOf([
  { str: 'Fire safety ', hasEOL: false },
  { str: 'in the', hasEOL: true },
  { str: '', hasEOL: true },
  { str: 'STORE', hasEOL: true },
  { str: '门店安', hasEOL: true },
  { str: '全手册', hasEOL: false },
])

describe('searching a page', () => {
  it('ignores case and full-width forms', () => {
    expect(findInText(page, 'fire SAFETY')).toEqual([{ start: 0, end: 11 }])
    expect(fold('ＡＢＣ１２ İß')).toHaveLength('ＡＢＣ１２ İß'.length)
    expect(fold('ＡＢＣ１２')).toBe('abc12')
  })

  it('continues across line ends, with a space between words and none between Chinese characters', () => {
    expect(findInText(page, 'the store')).toHaveLength(1)
    expect(findInText(page, '门店安全')).toHaveLength(1)
    expect(findInText(page, 'store 门')).toHaveLength(1)
  })

  it('finds characters that the PDF contains as radicals', () => {
    const printed = pageTextOf([{ str: '员工\u2F3F册，第三\u2EDA', hasEOL: false }])
    expect(findInText(printed, '手册')).toEqual([{ start: 2, end: 4 }])
    expect(findInText(printed, '三页')).toEqual([{ start: 6, end: 8 }])
    expect(findInText(pageTextOf([{ str: '三页', hasEOL: false }]), '三\u2EDA')).toHaveLength(1)
  })

  it('finds every match once, and nothing for an empty search', () => {
    const many = pageTextOf([{ str: 'aaaa', hasEOL: false }])
    expect(findInText(many, 'aa')).toEqual([
      { start: 0, end: 2 },
      { start: 2, end: 4 },
    ])
    expect([findInText(page, '   '), findInText(page, 'nowhere')]).toEqual([[], []])
  })

  it('returns the matching characters of each text run', () => {
    const [range] = findInText(page, 'the store')
    expect(range && partsOfRange(page, range)).toEqual([
      { run: 1, from: 3, to: 6 },
      { run: 3, from: 0, to: 5 },
    ])
  })
})
