import { describe, expect, it } from 'vitest'
import { readCsvFile } from './read-csv-file.ts'

const file = (...bytes: number[]) => new Blob([new Uint8Array(bytes)])

describe('a CSV file', () => {
  it('is read in UTF-8, with or without a byte order mark', async () => {
    expect(await readCsvFile(new Blob(['key,文字']))).toEqual({ csv: 'key,文字' })
    expect(await readCsvFile(new Blob(['\uFEFFkey']))).toEqual({ csv: 'key' })
  })

  it('is read in the encodings of older spreadsheets', async () => {
    expect(await readCsvFile(file(0xff, 0xfe, 0x6b, 0x00, 0x57, 0x5b))).toEqual({ csv: 'k字' })
    expect(await readCsvFile(file(0xd7, 0xd6))).toEqual({ csv: '字' })
  })

  it('is refused when it is not a CSV file, or too large', async () => {
    expect(await readCsvFile(file(0x50, 0x4b, 0x00, 0x03))).toEqual({ fault: 'unreadable' })
    expect(await readCsvFile(file())).toEqual({ fault: 'unreadable' })
    expect(await readCsvFile(new Blob(['x'.repeat(5 * 1024 * 1024 + 1)]))).toEqual({ fault: 'too-large' })
  })
})
