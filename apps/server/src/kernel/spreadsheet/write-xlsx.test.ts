import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openPromise } from 'yauzl'
import { secondsOf, sheetOf, timeOf } from '../../testing/files/sheet.ts'
import { type SheetCell, writeSheets } from './write-xlsx.ts'

describe('an exported spreadsheet', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(inject('runFolder'), 'sheet-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function written(rows: readonly (readonly SheetCell[])[]): Promise<string> {
    const [rowsPath, path] = [join(folder, 'rows'), join(folder, 'sheet.xlsx')]
    await writeFile(rowsPath, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
    await writeSheets({ sheets: [{ rowsPath }], path })
    return path
  }

  /** Returns one part of the file as text. */
  async function part(path: string, name: string): Promise<string> {
    const zip = await openPromise(path, { autoClose: false, lazyEntries: true })
    try {
      for await (const entry of zip.eachEntry())
        if (entry.fileName === name) return await text(await zip.openReadStreamPromise(entry))
      throw new Error(`the file has no ${name}`)
    } finally {
      zip.close()
    }
  }

  it('stores text as text, also if it looks like a number or a formula', async () => {
    const texts = ['007', '+8613911110001', '=1+1', '-1', '@SUM(A1)', '1e5', '50', '2026-11-11', '0:15:39', 'TRUE']
    const path = await written([texts.map(() => 'Heading'), texts])
    expect((await sheetOf(path))[1]).toEqual(texts)
    const xml = await part(path, 'xl/worksheets/sheet1.xml')
    expect(xml).not.toContain('<f>')
    expect(xml.match(/ t="s"/g)).toHaveLength(2 * texts.length)
  })

  it('stores numbers, durations and times that a spreadsheet can calculate with', async () => {
    const path = await written([
      ['Learners', 'Study time', 'Long', 'Finished', 'Nothing'],
      [{ number: 1234 }, { duration: 939 }, { duration: 100 * 3600 + 1 }, { time: '2026-11-11 18:02:30' }, ''],
      [{ number: 0 }, { duration: 0 }, { duration: 1 }, { time: '2026-03-29 02:30:00' }, ''],
    ])
    const [, first, second] = await sheetOf(path)
    expect(first?.[0]).toBe(1234)
    expect(first?.slice(1, 3).map(secondsOf)).toEqual([939, 360_001])
    expect(timeOf(first?.[3])).toBe('2026-11-11 18:02:30')
    expect(first?.[4]).toBeNull()
    expect(second?.[0]).toBe(0)
    expect(second?.slice(1, 3).map(secondsOf)).toEqual([0, 1])
    expect(timeOf(second?.[3])).toBe('2026-03-29 02:30:00')
    const styles = await part(path, 'xl/styles.xml')
    expect(styles).toContain('formatCode="[h]:mm:ss"')
    expect(styles).toContain('formatCode="yyyy-mm-dd hh:mm:ss"')
  })

  it('freezes its bold headings, and has columns as wide as their contents', async () => {
    const path = await written([
      ['Id', 'Title', 'Finished', 'Story'],
      ['7', '门店安全第一课门店安全', { time: '2026-11-11 18:02:30' }, 'x'.repeat(300)],
    ])
    const xml = await part(path, 'xl/worksheets/sheet1.xml')
    expect([...xml.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([10, 24, 21, 50])
    expect(xml).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
    const bold = /<c r="A1" s="(\d+)"/.exec(xml)?.[1]
    expect(bold).toBeDefined()
    expect(xml).not.toContain(`<c r="A2" s="${bold}"`)
    expect(await part(path, 'xl/styles.xml')).toContain('<b/>')
  })
})
