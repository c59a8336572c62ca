import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UploadPurpose } from '@sands/rules/upload'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { makeClip } from '../../../testing/files/clips.ts'
import { aDocx, anXlsx, aPdf, aPptx, aZip } from '../../../testing/files/documents.ts'
import { anOldOffice } from '../../../testing/files/old-office.ts'
import { aJpeg } from '../../../testing/pictures.ts'
import { aVideoFile, withoutFilm } from '../../../testing/resumable.ts'
import { checkContent } from './content.service.ts'

const room = mkdtempSync(join(inject('runFolder'), 'sands-content-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))

function check(content: Buffer, purpose: UploadPurpose, fileName: string) {
  const path = join(room, 'content')
  writeFileSync(path, content)
  return checkContent(path, { bytes: content.length, purpose, fileName })
}

const padded = (text: string) => Buffer.from(text.padEnd(4000))
const VTT = 'WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.000\nSand in the wind\n'

describe('the content of a file', () => {
  it.each([
    ['clip.mp4', 'video', 'video/mp4'],
    ['clip.mov', 'video', 'video/quicktime'],
    ['clip.m4v', 'video', 'video/mp4'],
    ['clip.3gp', 'video', 'video/3gpp'],
    ['clip.avi', 'video', 'video/x-msvideo'],
    ['clip.wmv', 'video', 'video/x-ms-wmv'],
    ['clip.mkv', 'video', 'video/x-matroska'],
    ['clip.webm', 'video', 'video/webm'],
    ['talk.mp3', 'audio', 'audio/mpeg'],
    ['talk.m4a', 'audio', 'audio/mp4'],
    ['talk.aac', 'audio', 'audio/aac'],
    ['talk.wav', 'audio', 'audio/wav'],
    ['talk.ogg', 'audio', 'audio/ogg'],
    ['talk.flac', 'audio', 'audio/flac'],
  ] as const)('of %s is recognised as encoders write it', async (fileName, purpose, contentType) => {
    const path = join(room, fileName)
    const size = purpose === 'audio' ? { width: 0, height: 0 } : { width: 64, height: 64 }
    await makeClip(path, { seconds: 1, ...size, sound: true })
    const content = readFileSync(path)
    expect(await check(content, purpose, fileName)).toMatchObject({ kind: purpose, contentType })
    const other = purpose === 'audio' ? 'video' : 'audio'
    await expect(check(content, other, fileName)).rejects.toMatchObject({ errorName: 'media.wrong_type' })
    await expect(check(content, 'document', 'a.pdf')).rejects.toMatchObject({ errorName: 'media.other_content' })
  })

  it('of a recording in a browser is recognised as sound', async () => {
    const path = join(room, 'recording.weba')
    await makeClip(path, { seconds: 1, width: 0, height: 0, sound: true })
    const content = readFileSync(path)
    expect(await check(content, 'workAudio', 'recording.weba')).toMatchObject({
      kind: 'audio',
      contentType: 'audio/webm',
    })
    await expect(check(content, 'workVideo', 'recording.weba')).rejects.toMatchObject({ errorName: 'media.wrong_type' })
  })

  it.each([
    ['a.pdf', aPdf([['one']]), 'application/pdf'],
    ['A.DOCX', aDocx(['one']), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.xlsx', anXlsx(['one']), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['a.pptx', aPptx(['one']), 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
    ['a.doc', anOldOffice('WordDocument', '1Table'), 'application/msword'],
    ['a.xls', anOldOffice('Workbook'), 'application/vnd.ms-excel'],
    ['a.xls', anOldOffice('a', 'b', 'c', 'd', 'e', 'f', 'Book'), 'application/vnd.ms-excel'],
    ['a.ppt', anOldOffice('Current User', 'PowerPoint Document'), 'application/vnd.ms-powerpoint'],
    // An office file with a password.
    [
      'a.docx',
      anOldOffice('EncryptedPackage'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('of %s is recognised', async (fileName, content, contentType) => {
    expect(await check(content, 'document', fileName)).toMatchObject({ kind: 'document', contentType })
  })

  it('may be captions, with or without a byte order mark', async () => {
    expect(await check(Buffer.from(VTT), 'caption', 'a.vtt')).toMatchObject({ contentType: 'text/vtt' })
    expect(await check(Buffer.from(`\uFEFF${VTT.replaceAll('\n', '\r\n')}`), 'caption', 'a.vtt')).toBeDefined()
  })

  const unsafe = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  it.each<[string, Buffer, UploadPurpose, string]>([
    ['an HTML page named as a video', padded('<!doctype html><script>alert(1)</script>'), 'video', 'a.mp4'],
    ['an HTML page named as a document', padded('<!doctype html><script>alert(1)</script>'), 'document', 'a.pdf'],
    ['an SVG with a script named as a picture', padded(unsafe), 'picture', 'a.png'],
    ['a script named as audio', padded('alert(1)//'), 'audio', 'a.mp3'],
    ['an HTML page named as captions', padded('<!doctype html><script>alert(1)</script>'), 'caption', 'a.vtt'],
    ['an HTML page after the signature of captions', padded('WEBVTT<script>alert(1)</script>'), 'caption', 'a.vtt'],
    ['captions without a cue', padded('WEBVTT\n\n<script>alert(1)</script>'), 'caption', 'a.vtt'],
    ['captions that are not text', Buffer.concat([Buffer.from(VTT), Buffer.from([0xff, 0xfe, 0])]), 'caption', 'a.vtt'],
    ['captions with a null character', Buffer.from(`${VTT}\0`), 'caption', 'a.vtt'],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000)]), 'document', 'a.doc'],
    ['a shell script', padded('#!/bin/sh\nrm -rf /'), 'audio', 'a.amr'],
    ['a picture of an unsupported format', padded('RIFF____WEBPVP8 '), 'picture', 'a.png'],
    ['a HEIC picture named as a video', aVideoFile(5000, 'heic'), 'video', 'a.mp4'],
    ['a video named as a document', aVideoFile(5000), 'document', 'a.pdf'],
    ['a document named as a video', aPdf([['one']]), 'video', 'a.mp4'],
    ['a spreadsheet named as a Word document', anXlsx(['one']), 'document', 'a.docx'],
    ['a Word document named as slides', aDocx(['one']), 'document', 'a.pptx'],
    ['a docx named as a doc', aDocx(['one']), 'document', 'a.doc'],
    ['an xls named as a doc', anOldOffice('Workbook'), 'document', 'a.doc'],
    ['an installer named as a doc', anOldOffice('!_StringPool'), 'document', 'a.doc'],
    ['an encrypted document named as an xls', anOldOffice('EncryptedPackage'), 'document', 'a.xls'],
    ['only the beginning of a doc', anOldOffice('WordDocument').subarray(0, 600), 'document', 'a.doc'],
    ['an archive', aZip([{ name: 'run.exe', content: 'MZ' }]), 'document', 'a.docx'],
    ['an archive that ends in the middle', aDocx(['one']).subarray(0, 400), 'document', 'a.docx'],
    ['a docx with macros', withTypes('application/vnd.ms-word.document.macroEnabled.main+xml'), 'document', 'a.docx'],
    ['an invalid list of parts', aZip([{ name: '[Content_Types].xml', content: 'nothing' }]), 'document', 'a.docx'],
    ['a picture without a signature', Buffer.alloc(40), 'picture', 'a.jpg'],
  ])('is refused as %s', async (_what, content, purpose, fileName) => {
    const ending = fileName.split('.').at(-1)
    const told = { errorName: 'media.other_content', params: { ending } }
    await expect(check(content, purpose, fileName)).rejects.toMatchObject(told)
  })

  it.each<[string, Buffer, UploadPurpose, string]>([
    ['a video without a track', withoutFilm(aVideoFile(5000)), 'video', 'a.mp4'],
    ['a script after the signature of an MP4', padded('\0\0\0\x18ftypisom\0\0\0\0isom<script>'), 'video', 'a.mp4'],
    ['a script inside the signature of a WAV', padded('RIFF=1/*WAVE*/;alert(1)//'), 'audio', 'a.wav'],
    ['a script after the signature of an AVI', padded('RIFF____AVI <script>alert(1)</script>'), 'video', 'a.avi'],
    ['an HTML page after the sync bytes of an MP3', padded('\u00ff\u00fb<script>'), 'audio', 'a.mp3'],
    ['an HTML page after an ID3 tag', padded('ID3\x03\0\0\0\0\0\x0a<script>alert(1)</script>'), 'audio', 'a.mp3'],
    [
      'noise after the signature of a video',
      Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(4000)]),
      'video',
      'a.mkv',
    ],
  ])('is refused as damaged: %s', async (_what, content, purpose, fileName) => {
    const bytes = fileName === 'a.mp3' ? Buffer.from(content.toString('utf8'), 'latin1') : content
    await expect(check(bytes, purpose, fileName)).rejects.toMatchObject({ errorName: 'media.unreadable' })
  })

  it.each([
    [
      'that claims gigabytes when unpacked',
      aDocx(['one'], { extra: [{ name: 'bomb.xml', content: 'x', claimed: 3e9 }] }),
    ],
    ['that is far larger when unpacked', aDocx(['one'], { extra: [{ name: 'bomb.xml', content: 'x', claimed: 1e8 }] })],
    [
      'that is too large to be read later',
      aDocx(['one'], { extra: [{ name: 'a.bin', content: Buffer.alloc(40 * 1024 * 1024) }] }),
    ],
    ['whose list of parts is too large', aZip([{ name: '[Content_Types].xml', content: ' '.repeat(3 * 1024 * 1024) }])],
    ['with too many parts', aZip(Array.from({ length: 10_001 }, (_, index) => ({ name: `${index}`, content: '' })))],
  ])('is not unpacked when it is an archive %s', async (_what, content) => {
    await expect(check(content, 'document', 'a.docx')).rejects.toMatchObject({ errorName: 'media.other_content' })
  })

  it('may be larger for one purpose than for another', async () => {
    const picture = Buffer.concat([await aJpeg(), Buffer.alloc(1024 * 1024)])
    expect(await check(picture, 'picture', 'a.jpg')).toMatchObject({ kind: 'image', picture: 'jpeg' })
    await expect(check(picture, 'cover', 'a.jpg')).rejects.toMatchObject({
      errorName: 'media.too_large',
      params: { limit: '1 MB' },
    })
  })
})

function withTypes(type: string): Buffer {
  return aZip([
    { name: '[Content_Types].xml', content: `<Types><Override PartName="/a" ContentType="${type}"/></Types>` },
  ])
}
