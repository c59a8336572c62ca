// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { cleanPaste } from './clean-paste.ts'

const entry = (marker: string, words: string) =>
  `<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${marker}<span>&nbsp;&nbsp;</span></span>${words}</p>`

describe('pasted content', () => {
  it('loses the markup that Word adds for itself', () => {
    const html =
      '<style>p.MsoNormal{margin:0}</style><!--[if gte mso 9]><xml><w:x/></xml><![endif]-->' +
      '<p class="MsoNormal" style="mso-margin-top-alt:auto">Grind<o:p></o:p></p>'
    expect(cleanPaste(html).html).toBe('<p>Grind</p>')
  })

  it('has lists where Word writes paragraphs with dots and numbers', () => {
    const html = `<p>Before</p>${entry('·', 'beans')}${entry('·', 'water')}<p>Between</p>${entry('1.', 'grind')}${entry('2.', 'pour')}`
    expect(cleanPaste(html).html).toBe(
      '<p>Before</p><ul><li><p>beans</p></li><li><p>water</p></li></ul><p>Between</p>' +
        '<ol><li><p>grind</p></li><li><p>pour</p></li></ol>',
    )
  })

  it('loses a typed list marker once, and keeps words that only look like one', () => {
    const html = '<p class="MsoListParagraph">1. 2. half</p><p>1. April</p>'
    expect(cleanPaste(html).html).toBe('<ol><li><p>2. half</p></li></ol><p>1. April</p>')
  })

  it('has the heading levels of the editor', () => {
    expect(cleanPaste('<h1>a</h1><h3>b</h3><h6>c</h6>').html).toBe('<h2>a</h2><h3>b</h3><h4>c</h4>')
  })

  it('has no scripts and no event handlers on tables or pictures', () => {
    const html =
      '<table><tr onclick="a()"><td><script>b()</script>one</td><td>two<img src="x" onerror="c()"></td></tr></table>'
    expect(cleanPaste(html).html).toBe('<p>one | two</p>')
  })
})
