import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, createDeflateRaw } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { aSpreadsheet, sendImport } from '../../../testing/import.ts'
import { sandsOfFile } from '../../../testing/sands.ts'

const MB = 1024 * 1024

/** A zip with one part that claims to be small. */
async function aBomb(megabytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const deflate = createDeflateRaw()
  const chunks: Buffer[] = []
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (let index = 0; index < megabytes; index += 1) {
    if (!deflate.write(Buffer.alloc(MB, 0x20))) await new Promise((resolve) => deflate.once('drain', resolve))
  }
  await new Promise((resolve) => deflate.end(() => resolve(undefined)))
  const packed = Buffer.concat(chunks)
  const head = Buffer.alloc(30)
  head.write('PK\x03\x04', 'latin1')
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(crc32(packed), 14)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt32LE(1000, 22)
  head.writeUInt16LE(name.length, 26)
  const part = Buffer.alloc(46)
  part.write('PK\x01\x02', 'latin1')
  part.writeUInt16LE(8, 10)
  part.writeUInt32LE(packed.length, 20)
  part.writeUInt32LE(1000, 24)
  part.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(part.length + name.length, 12)
  end.writeUInt32LE(head.length + name.length + packed.length, 16)
  return new Uint8Array(Buffer.concat([head, name, packed, part, name, end]))
}

const sands = sandsOfFile()

describe('a file that cannot be imported', () => {
  it('is refused when it is neither CSV nor a spreadsheet', async () => {
    const client = await sands.signIn('admin')
    const files = {
      nonsense: new Uint8Array(randomBytes(10 * MB)),
      'one endless line': 'a'.repeat(10 * MB),
      'a picture': new Uint8Array(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
      'half a spreadsheet': (
        await aSpreadsheet([
          ['userName', 'name'],
          ['a', 'b'],
        ])
      ).slice(0, 800),
      'a zip of something else': new Uint8Array(Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')),
      'too many columns': `${Array.from({ length: 61 }, (_, index) => `c${index}`).join(',')}\n1\n`,
    }
    for (const [name, content] of Object.entries(files))
      expect(await sendImport(client, content), name).toFailWith('org.import_unreadable')
  })

  it('is refused when it is a zip bomb', async () => {
    const client = await sands.signIn('admin')
    const bomb = await aBomb(300)
    expect(bomb.length).toBeLessThan(2 * MB)
    expect(await sendImport(client, bomb, 'bomb.xlsx')).toFailWith('org.import_unreadable')
    expect(await sendImport(client, 'userName,name\nafter,After\n')).toSucceed()
  })

  it('is refused when it is empty or too large', async () => {
    const client = await sands.signIn('admin')
    for (const empty of ['', '\n\n', ','.repeat(MB), 'userName,name', 'userName,name\n,\n'])
      expect(await sendImport(client, empty), JSON.stringify(empty.slice(0, 20))).toFailWith('org.import_empty')
    const rows = (count: number) => `userName,name\n${'a,b\n'.repeat(count)}`
    expect((await sendImport(client, rows(100_000))).data.rows).toBe(100_000)
    expect(await sendImport(client, rows(100_001))).toFailWith('org.import_too_long')
    expect(await sendImport(client, `userName,name\n${'a'.repeat(20 * MB)}`)).toFailWith('kernel.too_large')
  })

  it('leaves nothing behind on the disk', async () => {
    expect(readdirSync(join(sands.dataDir, 'tmp')).filter((name) => name.startsWith('import-'))).toEqual([])
  })
})

describe('a file with quotes, line breaks and odd cells', () => {
  it('is read as a spreadsheet would show it', async () => {
    const client = await sands.signIn('admin')
    const text = '\n"User name","Name","E-mail"\n"q1","Said ""hello""\nand went","a@b.co"\n\n\'+85,x,\n'
    const { data } = await sendImport(client, text)
    expect(data).toMatchObject({
      rows: 2,
      columns: [
        { title: 'User name', samples: ['q1', '+85'], field: 'userName' },
        { title: 'Name', samples: ['Said "hello" and went', 'x'], field: 'name' },
        { title: 'E-mail', samples: ['a@b.co', ''], field: 'email' },
      ],
    })
  })
})
