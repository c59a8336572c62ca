import { describe, expect, it } from 'vitest'
import { agreementText, readAgreement } from './agreement-text.ts'

const sections = [
  { heading: '', paragraphs: ['First words'] },
  { heading: 'One', paragraphs: ['a', 'b\nc'] },
  { heading: 'Two', paragraphs: [] },
]

describe('an agreement as text', () => {
  it('reads back unchanged', () => {
    expect(readAgreement(agreementText(sections))).toEqual(sections)
  })

  it('needs no empty line around a heading', () => {
    expect(readAgreement('# One\nword\n# Two\nother')).toEqual([
      { heading: 'One', paragraphs: ['word'] },
      { heading: 'Two', paragraphs: ['other'] },
    ])
  })

  it('is empty when nothing is written', () => {
    expect(readAgreement(' \n\n  ')).toEqual([])
  })
})
