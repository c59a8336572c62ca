// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { cleanPaste } from './clean-paste.ts'
import { withoutTables } from './paste-tables.ts'

const read = (html: string) => cleanPaste(html).html
const table = (...rows: string[]) => `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`

describe('a pasted table', () => {
  it('becomes one line for each row, with a separator between the cells', () => {
    expect(read(`<p>前</p>${table('<th>姓名</th><th>部门</th>', '<td>张三</td><td>门店</td>')}<p>后</p>`)).toBe(
      '<p>前</p><p>姓名 | 部门</p><p>张三 | 门店</p><p>后</p>',
    )
  })

  it("is read from Word's markup, with bold and other marks", () => {
    const cell = (words: string) =>
      `<td width=170 style='border:solid 1.0pt;mso-border-alt:solid .5pt'>\n  <p class=MsoNormal><span lang=EN-US>${words}<o:p></o:p></span></p>\n  </td>`
    const html = `<!--StartFragment--><table class=MsoTableGrid>\n <tr>\n  ${cell('<b>Name</b>')}\n  ${cell('<a href="https://a.example">Shop</a>')}\n </tr>\n</table><!--EndFragment-->`
    expect(read(html)).toBe(
      '<p><span lang="EN-US"><b>Name</b></span> | <span lang="EN-US"><a href="https://a.example">Shop</a></span></p>',
    )
  })

  it('keeps empty cells, but not at the end of a row and not in an empty row', () => {
    const empty = '<td>&nbsp;</td>'
    expect(
      read(
        table(
          `<td>a</td>${empty}<td>c</td>`,
          `<td>a</td><td></td>${empty}`,
          `${empty}${empty}${empty}`,
          `${empty}${empty}<td>c</td>`,
        ),
      ),
    ).toBe('<p>a | | c</p><p>a</p><p>| | c</p>')
  })

  it('loses an empty layout column', () => {
    expect(read(table('<td></td><td>a</td><td>b</td>', '<td></td><td>c</td><td>d</td>'))).toBe(
      '<p>a | b</p><p>c | d</p>',
    )
  })

  it('shows a merged cell once and leaves its place empty in the rows it spans', () => {
    expect(
      read(
        table(
          '<td colspan="3">Team</td>',
          '<td rowspan="2">Shop</td><td>Ann</td><td>1</td>',
          '<td>Bob</td><td>2</td>',
          '<td colspan="2">Sum</td><td>3</td>',
        ),
      ),
    ).toBe('<p>Team</p><p>Shop | Ann | 1</p><p>| Bob | 2</p><p>Sum | 3</p>')
  })

  it('joins the paragraphs and line breaks of a cell into one line', () => {
    expect(read(table('<td><p>a</p><p>b<br>c</p></td><td><div> d </div></td>'))).toBe('<p>a b c | d</p>')
  })

  it('keeps its caption and its sections in order', () => {
    const html =
      '<table><caption>Shops</caption><colgroup><col></colgroup><thead><tr><th>a</th><th>b</th></tr></thead>' +
      '<tbody><tr><td>1</td><td>2</td></tr></tbody><tfoot><tr><td>3</td><td>4</td></tr></tfoot></table>'
    expect(read(html)).toBe('<p>Shops</p><p>a | b</p><p>1 | 2</p><p>3 | 4</p>')
  })

  it('keeps lists and headings as they are where a table is only used for layout', () => {
    expect(read(table('<td><h1>a</h1><p>b</p><ul><li>c</li></ul></td><td>d</td>'))).toBe(
      '<div><h2>a</h2><p>b</p><ul><li>c</li></ul></div><div>d</div>',
    )
    expect(read(table('<td><p>a</p><p>b</p></td>'))).toBe('<div><p>a</p><p>b</p></div>')
  })

  it('is also read inside another table', () => {
    expect(read(table(`<td>${table('<td>a</td><td>b</td>', '<td>c</td><td>d</td>')}</td><td>e</td>`))).toBe(
      '<div><p>a | b</p><p>c | d</p></div><div>e</div>',
    )
  })

  it('has its pictures below their row', () => {
    expect(read(table('<td>a<img data-file-id="7" alt="x"></td><td>b</td>', '<td><img data-file-id="8"></td>'))).toBe(
      '<p>a | b</p><img data-file-id="7" alt="x"><img data-file-id="8" alt="">',
    )
  })

  it('is recognised when only its rows were copied', () => {
    expect(read('<meta charset="utf-8"><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>')).toBe(
      '<p>a | b</p><p>c | d</p>',
    )
  })

  it('may have very many rows', () => {
    const rows = Array.from({ length: 3000 }, (_, at) => `<td>${at}</td><td>x</td>`)
    expect(read(table(...rows)).match(/<p>/g)).toHaveLength(3000)
  })
})

it('opens a text with a table as lines, and any other text unchanged', () => {
  expect(withoutTables(`<p>a</p>${table('<td>b</td><td>c</td>')}`)).toBe('<p>a</p><p>b | c</p>')
  expect(withoutTables('<p>a  <b>b</p>')).toBe('<p>a  <b>b</p>')
})
