import { describe, expect, it } from 'vitest'
import { csvRow, unguarded } from './csv.ts'

describe('a CSV row', () => {
  it('has commas between its values', () => {
    expect(csvRow(['Anna', 12, true, null, undefined, ''])).toBe('Anna,12,true,,,\r\n')
  })

  it('quotes values with commas, quotes and line breaks', () => {
    expect(csvRow(['a,b', 'say "hi"', 'two\nlines'])).toBe('"a,b","say ""hi""","two\nlines"\r\n')
  })

  it.each(['=1+1', '+49 30', '-2', '@SUM(A1)', '＝1+1', '＋49 30', '－2', '＠SUM(A1)'])(
    'never lets %j be a formula',
    (text) => {
      expect(csvRow([text])).toBe(`'${text}\r\n`)
    },
  )

  it('never lets a cell that begins with a tab be a formula', () => {
    expect(csvRow(['\tx'])).toBe(`"'\tx"\r\n`)
  })

  it.each(['=1', '＝1', "'=1", 'plain', "it's", ''])('is read back as %j', (text) => {
    expect(unguarded(csvRow([text]).trimEnd())).toBe(text === "'=1" ? '=1' : text)
  })

  it('quotes a value that begins with a carriage return or a formula after disarming it', () => {
    expect(csvRow(['\r=1', '=HYPERLINK("x","y")'])).toBe('"\'\r\'=1","\'=HYPERLINK(""x"",""y"")"\r\n')
  })

  it('does not change negative numbers', () => {
    expect(csvRow([-2])).toBe('-2\r\n')
  })
})

it('keeps formulas out of cells that begin after a semicolon, a tab or a line end', () => {
  for (const between of [';', '\t', '\n', '; ']) {
    const row = csvRow([`a${between}=HYPERLINK("x")`])
    expect(row).toBe(`"a${between}'=HYPERLINK(""x"")"\r\n`)
    expect(unguarded(`a${between}'=1`)).toBe(`a${between}=1`)
  }
  expect(csvRow(['a;b'])).toBe('"a;b"\r\n')
})
