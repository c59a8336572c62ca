// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { cleanDraftHtml, draftText } from './draft-html.ts'

describe('the HTML of a draft', () => {
  it('keeps headings, lists, bold words and own pictures', () => {
    const html = '<h2>Rain</h2><ul><li>an <b>umbrella</b></li></ul><p><img data-file-id="7" src="/files/7" alt=""></p>'
    expect(cleanDraftHtml(html)).toBe(
      '<h2>Rain</h2><ul><li>an <strong>umbrella</strong></li></ul><p><img data-file-id="7" alt="" src="/files/7"></p>',
    )
    expect(draftText(html)).toContain('umbrella')
  })

  it('keeps nothing else', () => {
    expect(cleanDraftHtml('<p onclick="x()">A<script>x()</script></p><img src="x" onerror="x()">')).toBe('<p>A</p>')
    expect(cleanDraftHtml('<a href="javascript:x()">B</a><span style="color:red">C</span>')).toBe('BC')
    expect(cleanDraftHtml('<img data-file-id="7" src="javascript:x()">')).toBe('<img data-file-id="7" alt="">')
  })
})
