import { expect, it } from 'vitest'
import { namedAs } from './ending.codec.ts'
import { endingOf, plainName } from './file-name.codec.ts'

const PDF = 'application/pdf'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

it.each([
  ['invoice.pdf', PDF, undefined, 'invoice.pdf'],
  ['Invoice.PDF', PDF, undefined, 'Invoice.PDF'],
  ['invoice.html', PDF, undefined, 'invoice.html.pdf'],
  ['Report 1.2', PDF, undefined, 'Report 1.2.pdf'],
  ['invoice', PDF, undefined, 'invoice.pdf'],
  ['outside.docx', PDF, DOCX, 'outside.pdf'],
  ['outside.pdf', PDF, DOCX, 'outside.pdf'],
  ['clip.mp4', 'video/webm', 'video/mp4', 'clip.webm'],
  ['clip.mov', 'video/mp4', 'video/quicktime', 'clip.mov'],
  ['photo.png', 'image/webp', undefined, 'photo.png'],
  ['photo.html', 'image/jpeg', undefined, 'photo.html.jpg'],
  ['thing.exe', 'application/octet-stream', undefined, 'thing.exe.bin'],
])('%s with content %s (before: %s) is named %s', (name, type, instead, called) => {
  expect(namedAs(name, type, instead)).toBe(called)
})

it('leaves room for the extension', () => {
  const called = namedAs('x'.repeat(200), PDF)
  expect(called).toHaveLength(200)
  expect(endingOf(called)).toBe('pdf')
})

it('removes invisible characters and line breaks from a name', () => {
  expect(plainName('a/in\u2028voice\u2029\u202e\n.pdf')).toBe('invoice.pdf')
})
