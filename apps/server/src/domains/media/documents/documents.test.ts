import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { loadConfig } from '../../../kernel/config.ts'
import { aDocx, anXlsx, aPdf, aPptx, aZip } from '../../../testing/files/documents.ts'
import { aPicture } from '../../../testing/pictures.ts'
import type { FileRow } from '../media.repo.ts'
import type { Prepared } from '../prepare/preparer.kind.ts'
import { OFFICE_TYPES } from '../upload/ending.codec.ts'
import { createConverter } from './converter.service.ts'
import { boundedText } from './document.codec.ts'
import { createDocumentPreparer } from './documents.service.ts'
import { readOffice } from './office.codec.ts'
import { readDocument } from './reading.service.ts'

const room = mkdtempSync(join(inject('runFolder'), 'sands-documents-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))

const { libreOffice } = loadConfig()
const { signal } = new AbortController()
let turns = 0

function aFolder(content: Buffer) {
  turns += 1
  const folder = join(room, String(turns))
  const path = join(room, `${turns}.original`)
  mkdirSync(folder)
  writeFileSync(path, content)
  return { folder, path }
}

const aRow = (name: string): FileRow => ({
  id: '1' as FileId,
  collegeId: '1' as CollegeId,
  ownerId: '1' as UserId,
  purpose: 'document',
  kind: 'document',
  name,
  contentType: OFFICE_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/pdf',
  bytes: 1,
  sha256: Buffer.alloc(32),
  key: 'files/1',
  inLibrary: false,
  watermark: false,
  status: 2,
  progress: 0,
  failReason: null,
  width: 0,
  height: 0,
  placeholder: '',
  duration: 0,
  pages: null,
  variants: [],
  made: null,
  trimStart: null,
  trimEnd: null,
  earlierOf: null,
  replacedAt: null,
  replacedBy: null,
  version: 1,
  createdAt: new Date(),
  updatedAt: new Date(),
})

const without = createDocumentPreparer(undefined, 0)
const prepare = (name: string, content: Buffer, preparer = without): Promise<Prepared & { folder: string }> => {
  const place = aFolder(content)
  const work = { row: aRow(name), ...place, progress: () => undefined, signal }
  return preparer.prepare(work).then((made) => ({ ...made, folder: place.folder }))
}
const refused = (reason: string) => ({ name: 'Error', reason })

describe('a PDF', () => {
  it('has its pages counted and its text extracted, in every language', async () => {
    const made = await prepare('a.pdf', aPdf([['Safety first', '门店安全手册'], ['Second page']]))
    expect(made).toMatchObject({ pages: 2, text: 'Safety first\n门店安全手册\nSecond page' })
  })

  it('with embedded fonts gets a picture of its first page', async () => {
    const { variants, folder } = await prepare('a.pdf', aPdf([['Hello']], { latin: true }))
    expect(variants).toMatchObject([{ name: 'large', height: 1000, contentType: 'image/webp' }])
    expect(readFileSync(join(folder, 'large')).toString('latin1', 8, 12)).toBe('WEBP')
  })

  it('without embedded fonts gets no cover, rather than one full of boxes', async () => {
    expect((await prepare('a.pdf', aPdf([['门店']]))).variants).toEqual([])
  })

  it('with a password fails with that reason', async () => {
    await expect(prepare('a.pdf', aPdf([['secret']], { locked: true }))).rejects.toMatchObject(refused('encrypted'))
  })

  it.each([
    ['only its first line', Buffer.from('%PDF-1.7\nno more')],
    ['a page tree without pages', aPdf([])],
  ])('with %s cannot be read', async (_name, content) => {
    await expect(prepare('a.pdf', content)).rejects.toMatchObject(refused('unreadable'))
  })

  it('with a broken cross-reference table is still read', async () => {
    const wrong = Buffer.from(
      aPdf([['First'], ['Last']])
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n7'),
      'latin1',
    )
    expect(await prepare('a.pdf', wrong)).toMatchObject({ pages: 2, text: 'First\nLast' })
  })
})

describe('reading', () => {
  const endless = aPdf([['x']], { endless: true })

  it('stops when a file takes more processor time than the limit', async () => {
    const work = { kind: 'pdf' as const, ...aFolder(endless), workLimit: 1 }
    await expect(readDocument(work, { signal })).rejects.toMatchObject(refused('stalled'))
  })

  it('stops when the process hangs, and is tried again when it dies', async () => {
    const program = join(room, 'program.mjs')
    writeFileSync(
      program,
      `process.on('message', ({ path }) => path === 'die' && process.kill(process.pid, 'SIGSEGV'))`,
    )
    const work = (path: string) => ({ kind: 'pdf' as const, path, folder: room })
    await expect(readDocument(work('hang'), { signal, program, timeLimitMs: 500 })).rejects.toMatchObject({
      reason: 'stalled',
    })
    await expect(readDocument(work('die'), { signal, program })).rejects.not.toHaveProperty('reason')
    await expect(readDocument(work('x'), { signal, program: join(room, 'none.mjs') })).rejects.toThrow('ended')
  })

  it('keeps the text when drawing the cover kills the process', async () => {
    const program = join(room, 'cover.mjs')
    const answer = JSON.stringify({ read: { text: 'words', pages: 3 } })
    writeFileSync(program, `process.on('message', () => process.send(${answer}, () => process.exit(1)))`)
    expect(await readDocument({ kind: 'pdf', path: 'x', folder: room }, { signal, program })).toEqual({
      text: 'words',
      pages: 3,
    })
  })

  it('stops at once when the server stops', async () => {
    const stopping = new AbortController()
    const reading = readDocument({ kind: 'pdf', ...aFolder(endless) }, { signal: stopping.signal })
    setTimeout(() => stopping.abort(new Error('stopping')), 300)
    await expect(reading).rejects.toThrow('stopping')
    await expect(readDocument({ kind: 'pdf', path: '', folder: '' }, { signal: stopping.signal })).rejects.toThrow()
  })
})

describe('an office file without a converter', () => {
  it.each([
    ['a.docx', aDocx(['Fire &amp; 门店', 'Two&#33;']), 'Fire & 门店\nTwo!'],
    ['a.xlsx', anXlsx(['Cell one', '门店']), 'Cell one\n门店'],
    [
      'a.pptx',
      aPptx(Array.from({ length: 10 }, (_, index) => `Slide ${index + 1}`)),
      /^Slide 1\nSlide 2\n.*Slide 10$/s,
    ],
  ])('can be downloaded, and found by its text: %s', async (name, content, text) => {
    const made = await prepare(name, content)
    expect(made.variants).toEqual([])
    expect(made.pages).toBeUndefined()
    expect(made.text).toMatch(text)
  })

  it('of the old format can be downloaded', async () => {
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)])
    expect(await prepare('a.doc', old)).toMatchObject({ variants: [], text: '' })
  })

  it('with a password fails with that reason', async () => {
    const name = Buffer.from('EncryptedPackage', 'utf16le')
    const locked = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000), name, Buffer.alloc(500)])
    await expect(prepare('a.docx', locked)).rejects.toMatchObject(refused('encrypted'))
  })

  it('that is no document is refused by its process', async () => {
    await expect(prepare('a.docx', aDocx(['x']).subarray(0, 300))).rejects.toMatchObject(refused('unreadable'))
  })

  const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024)
  it.each([
    ['is far larger when unpacked', () => aDocx(['x'], { extra: [{ name: 'word/media/a.bin', content: zeros(40) }] })],
    [
      'has a part whose size differs from its directory',
      () => aDocx(['x'], { extra: [{ name: 'word/media/a.bin', content: zeros(2), claimed: 2000 }] }),
    ],
    [
      'claims a part of several gigabytes',
      () => aDocx(['x'], { extra: [{ name: 'word/media/a.bin', content: zeros(1), claimed: 4_000_000_000 }] }),
    ],
    [
      'has too many parts',
      () =>
        aDocx(['x'], { extra: Array.from({ length: 10_001 }, (_, index) => ({ name: `word/${index}`, content: '' })) }),
    ],
    ['has a path outside its folder', () => aDocx(['x'], { extra: [{ name: '../../etc/passwd', content: 'x' }] })],
    ['is a zip of another type', () => aZip([{ name: 'index.html', content: '<script>alert(1)</script>' }])],
  ])('that %s is refused', async (_name, content) => {
    await expect(readOffice(aFolder(content()).path)).rejects.toThrow()
  })
})

describe('the text of a document', () => {
  it('is stored up to two megabytes, in whole characters, without characters the database refuses', () => {
    const text = boundedText()
    expect(text.add('a\0b\ud800')).toBe(true)
    expect(text.add('门'.repeat(700_000))).toBe(false)
    const whole = text.whole()
    expect(whole.startsWith('ab\uFFFD\n门')).toBe(true)
    expect(whole.endsWith('门')).toBe(true)
    expect(Buffer.byteLength(whole)).toBeLessThanOrEqual(2 * 1024 * 1024)
  })

  it('has the usual characters where printing has turned them into radicals', () => {
    const text = boundedText()
    text.add('员工\u2F3F册，第三\u2EDA')
    expect(text.whole()).toBe('员工手册，第三页')
  })
})

describe.skipIf(!libreOffice)('an office file with LibreOffice (skipped where there is none)', () => {
  const converter = libreOffice && createConverter(libreOffice, 0)
  const withOffice = createDocumentPreparer(converter, 0)
  const convert = (name: string, content: Buffer) => prepare(name, content, withOffice)

  it.each([
    ['a.docx', aDocx(['Fire safety', '门店']), 1],
    ['a.xlsx', anXlsx(['Cell one']), 1],
    ['a.pptx', aPptx(['Slide one', 'Slide two']), 2],
  ])('becomes a PDF with a cover: %s', async (name, content, pages) => {
    const made = await convert(name, content)
    expect(made).toMatchObject({
      pages,
      variants: [{ name: 'pdf', contentType: 'application/pdf' }, { name: 'large' }],
    })
    expect(readFileSync(join(made.folder, 'pdf')).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  it('follows no link, neither to the network nor to files of the machine', async () => {
    let asked = 0
    const inside = createServer((_request, response) => {
      asked += 1
      response.end()
    }).listen(0)
    const address = inside.address()
    const port = typeof address === 'object' ? address?.port : 0
    const secret = join(room, 'secret.txt')
    writeFileSync(secret, 'the secret word')
    const photo = join(room, 'photo.png')
    await aPicture(40, 40).png().toFile(photo)

    const reaching = await convert('a.docx', aDocx(['Hello'], { pictureFrom: `http://127.0.0.1:${port}/inside.png` }))
    const including = aDocx(['Hello'], { pictureFrom: pathToFileURL(photo).href, includes: secret })
    const { folder } = await convert('b.docx', including)
    const reading = await readDocument({ kind: 'pdf', path: join(folder, 'pdf'), folder }, { signal })

    expect(reaching.pages).toBe(1)
    expect(asked).toBe(0)
    expect(reading.text).toContain('Hello')
    expect(reading.text).not.toContain('secret')
    expect(readFileSync(join(folder, 'pdf'), 'latin1')).not.toContain('/Subtype/Image')
    inside.close()
  })

  it('that cannot be read is refused', async () => {
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4000)])
    await expect(convert('a.doc', old)).rejects.toMatchObject(refused('unreadable'))
  })

  it('is stopped with all processes of LibreOffice when the server stops', async () => {
    const stopping = new AbortController()
    const { path, folder } = aFolder(aDocx(['Hello']))
    const converting = converter?.toPdf({ path, ending: 'docx', folder, signal: stopping.signal })
    setTimeout(() => stopping.abort(new Error('stopping')), 500)
    await expect(converting).rejects.toThrow('stopping')
  })
})
