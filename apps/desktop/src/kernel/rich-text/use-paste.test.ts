// @vitest-environment happy-dom
import type { FileId } from '@sands/contract/kernel/schema'
import { putSession } from '@sands/web/session/store'
import { aSession } from '@sands/web/testing/session'
import { dismissToast, shownToasts } from '@sands/web/toast/toast'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { Editor } from '@tiptap/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { fakeUpload, type UploadAnswer } from '../../testing/fake-upload.ts'
import { speak } from '../../testing/speak.ts'
import { translate } from '../text.ts'
import { textExtensions } from './text-extensions.ts'
import { usePaste } from './use-paste.ts'
import { useTextPictures } from './use-text-pictures.ts'

beforeAll(() => speak('en-us'))
beforeEach(() => putSession(aSession()))
const opened: Editor[] = []
afterEach(() => {
  cleanup()
  putSession(null)
  for (const { id } of shownToasts()) dismissToast(id)
  for (const editor of opened.splice(0)) editor.destroy()
})

/** The texts of the toasts. */
const told = () => shownToasts().map(({ text }) => text)
const left = (count: number) => translate('manage.text_pictures_left', { count })
const PNG = '<img src="data:image/png;base64,iVBORw0KGgo=" alt="x">'
const FAR = '<img src="https://a.example/b.png">'
const file = new File(['x'], 'a.png', { type: 'image/png' })

function open({ noPictures = false } = {}) {
  const [sources, arrived] = [new Map<string, string>(), new Map<string, FileId>()]
  const [onBusy, onArrived] = [vi.fn(), vi.fn()]
  const { result } = renderHook(() => usePaste(useTextPictures({ sources, arrived, onBusy, onArrived }), noPictures))
  const editor: Editor = new Editor({
    element: document.createElement('div'),
    extensions: textExtensions(noPictures ? undefined : { sources, arrived }),
    editorProps: {
      transformPastedHTML: (html) => result.current.read(html),
      handlePaste: (_view, { clipboardData }) => result.current.take(editor, clipboardData),
    },
  })
  opened.push(editor)
  const paste = (html: string, files: File[] = []) => {
    const event = new Event('paste') as ClipboardEvent
    Object.assign(event, { clipboardData: { types: ['text/html', 'Files'], files, getData: () => '' } })
    act(() => void editor.view.pasteHTML(html, event))
  }
  return { editor, paste, onBusy, onArrived, shown: () => editor.view.dom.querySelectorAll('img[src]') }
}

const MADE = { data: { id: '9', url: '/files/9', picture: { url: '/files/9' } } }

/** Starts uploads that the test answers one by one. */
function uploads(count = 1) {
  const waits = Array.from({ length: count }, () => Promise.withResolvers<UploadAnswer>())
  let next = 0
  const sent = fakeUpload(() => {
    const wait = waits[next]
    next += 1
    return wait?.promise ?? 'goes on'
  })
  const each = waits.map(({ resolve }) => ({
    arrives: () => resolve(MADE),
    fails: () => resolve({ status: 413, code: 4_000_413, msg: 'Too large' }),
  }))
  return { sent, each }
}

function anUpload() {
  const { sent, each } = uploads()
  return { sent, arrives: () => each[0]?.arrives() }
}

it('shows a pasted picture in place at once, and adds it to the text when its upload has finished', async () => {
  const upload = anUpload()
  const { editor, paste, shown, onBusy, onArrived } = open()
  paste(`<p>a</p>${PNG}<p>b</p>`)
  expect(shown()).toHaveLength(1)
  expect(editor.getHTML()).toBe('<p>a</p><img alt="x"><p>b</p>')
  expect(onBusy.mock.calls).toEqual([[true]])
  upload.arrives()
  await waitFor(() => expect(onBusy).toHaveBeenLastCalledWith(false))
  expect(upload.sent).toMatchObject([{ url: expect.stringContaining('purpose=image'), body: { type: 'image/png' } }])
  expect(onArrived).toHaveBeenCalledOnce()
  expect(editor.getHTML()).toBe('<p>a</p><img data-file-id="9" alt="x"><p>b</p>')
  expect(told()).toEqual([])
})

it('shows a picture that was uploaded while its paste was undone, after a redo', async () => {
  const upload = anUpload()
  const { editor, paste, onBusy, onArrived } = open()
  paste(PNG)
  editor.commands.undo()
  upload.arrives()
  await waitFor(() => expect(onBusy).toHaveBeenLastCalledWith(false))
  expect(onArrived).not.toHaveBeenCalled()
  editor.commands.redo()
  expect(editor.getHTML()).toContain('data-file-id="9"')
})

it('removes a refused picture, tells why and how many, and keeps the text and the other pictures', async () => {
  const [first, second] = uploads(2).each
  const { editor, paste, onBusy } = open()
  paste(`<p>a</p>${PNG}<p>b</p><img src="data:image/gif;base64,R0lG"><p>c</p>`)
  first?.fails()
  second?.arrives()
  await waitFor(() => expect(onBusy).toHaveBeenLastCalledWith(false))
  expect(editor.getHTML()).toBe('<p>a</p><p>b</p><img data-file-id="9" alt=""><p>c</p>')
  expect(told()).toEqual(['Too large', left(1)])
})

it('says that a picture was left out when the editor was closed before its upload had finished', async () => {
  const upload = anUpload()
  const { editor, paste, onBusy, onArrived } = open()
  paste(PNG)
  editor.destroy()
  upload.arrives()
  await waitFor(() => expect(onBusy).toHaveBeenLastCalledWith(false))
  expect(onArrived).not.toHaveBeenCalled()
  expect(told()).toEqual([left(1)])
})

it('says that pictures of other sites were left out, and keeps the words', () => {
  const { sent } = anUpload()
  const { editor, paste } = open()
  paste(`<p>a</p>${FAR}<p>b</p>${FAR}`, [file])
  expect(editor.getHTML()).toBe('<p>a</p><p>b</p>')
  expect(told()).toEqual([left(2)])
  expect(sent).toEqual([])
})

it('uploads the file of a picture that was copied from a page', async () => {
  const upload = anUpload()
  const { editor, paste } = open()
  paste(FAR, [file])
  upload.arrives()
  await waitFor(() => expect(editor.getHTML()).toContain('<img data-file-id="9" alt="a">'))
  expect(told()).toEqual([])
})

it('says that this text cannot contain pictures', () => {
  const { sent } = anUpload()
  const { editor, paste } = open({ noPictures: true })
  paste(`<p>a</p>${PNG}`, [file])
  expect(editor.getHTML()).toBe('<p>a</p>')
  expect(told()).toEqual([translate('manage.text_words_alone')])
  expect(sent).toEqual([])
})

it('puts each row of a pasted table into a paragraph', () => {
  const { editor, paste } = open()
  paste('<table><tr><td>姓名</td><td>部门</td></tr><tr><td>张三</td><td>门店</td></tr></table>')
  expect(editor.getHTML()).toBe('<p>姓名 | 部门</p><p>张三 | 门店</p>')
})
