// @vitest-environment happy-dom
import type { FileId } from '@sands/contract/kernel/schema'
import { CallError } from '@sands/web/call/call'
import { showToast } from '@sands/web/toast/toast'
import { type Resource, uploadPicture } from '@sands/web/upload/upload'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { Editor } from '@tiptap/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { textExtensions } from './text-extensions.ts'
import { usePaste } from './use-paste.ts'
import { useTextPictures } from './use-text-pictures.ts'

vi.mock('@sands/web/upload/upload', () => ({ uploadPicture: vi.fn() }))
vi.mock('@sands/web/toast/toast', () => ({ showToast: vi.fn() }))
beforeEach(() => vi.resetAllMocks())
const opened: Editor[] = []
afterEach(() => {
  cleanup()
  for (const editor of opened.splice(0)) editor.destroy()
})

const PNG = '<img src="data:image/png;base64,iVBORw0KGgo=" alt="x">'
const FAR = '<img src="https://a.example/b.png">'
const LEFT = 'manage.text_pictures_left'
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

/** Answers the next upload when told to. */
function anUpload() {
  const { promise, resolve, reject } = Promise.withResolvers<Resource>()
  vi.mocked(uploadPicture).mockReturnValueOnce(promise)
  return {
    arrives: () => resolve({ id: '9', url: '/files/9', picture: { url: '/files/9' } } as Resource),
    fails: reject,
  }
}

it('shows a pasted picture in its place at once, and has it in the text when it has arrived', async () => {
  const upload = anUpload()
  const { editor, paste, shown, onBusy, onArrived } = open()
  paste(`<p>a</p>${PNG}<p>b</p>`)
  expect(shown()).toHaveLength(1)
  expect(editor.getHTML()).toBe('<p>a</p><img alt="x"><p>b</p>')
  expect(onBusy.mock.calls).toEqual([[true]])
  upload.arrives()
  await waitFor(() => expect(onBusy).toHaveBeenLastCalledWith(false))
  expect(vi.mocked(uploadPicture).mock.calls[0]?.[0]).toMatchObject({ purpose: 'image', file: { type: 'image/png' } })
  expect(onArrived).toHaveBeenCalledOnce()
  expect(editor.getHTML()).toBe('<p>a</p><img data-file-id="9" alt="x"><p>b</p>')
  expect(showToast).not.toHaveBeenCalled()
})

it('has a picture that arrives while its paste is undone, once that is done again', async () => {
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

it('takes a refused picture out, says why and how many, and keeps the words and the others', async () => {
  const [first, second] = [anUpload(), anUpload()]
  const { editor, paste, onBusy } = open()
  paste(`<p>a</p>${PNG}<p>b</p><img src="data:image/gif;base64,R0lG"><p>c</p>`)
  first.fails(new CallError({ code: 0, msg: 'Too large', status: 0 }))
  second.arrives()
  await waitFor(() => expect(onBusy).toHaveBeenLastCalledWith(false))
  expect(editor.getHTML()).toBe('<p>a</p><p>b</p><img data-file-id="9" alt=""><p>c</p>')
  expect(vi.mocked(showToast).mock.calls.map(([text]) => text)).toEqual(['Too large', LEFT])
})

it('says that a picture was left out when the text was left before it arrived', async () => {
  const upload = anUpload()
  const { editor, paste, onBusy, onArrived } = open()
  paste(PNG)
  editor.destroy()
  upload.arrives()
  await waitFor(() => expect(onBusy).toHaveBeenLastCalledWith(false))
  expect(onArrived).not.toHaveBeenCalled()
  expect(showToast).toHaveBeenCalledWith(LEFT)
})

it('says that pictures of other sites were left out, and keeps the words', () => {
  const { editor, paste } = open()
  paste(`<p>a</p>${FAR}<p>b</p>${FAR}`, [file])
  expect(editor.getHTML()).toBe('<p>a</p><p>b</p>')
  expect(showToast).toHaveBeenCalledExactlyOnceWith(LEFT)
  expect(uploadPicture).not.toHaveBeenCalled()
})

it('takes the file of a picture that was copied on a page', async () => {
  const upload = anUpload()
  const { editor, paste } = open()
  paste(FAR, [file])
  upload.arrives()
  await waitFor(() => expect(editor.getHTML()).toContain('<img data-file-id="9" alt="a">'))
  expect(showToast).not.toHaveBeenCalled()
})

it('says that a text of words alone has no pictures', () => {
  const { editor, paste } = open({ noPictures: true })
  paste(`<p>a</p>${PNG}`, [file])
  expect(editor.getHTML()).toBe('<p>a</p>')
  expect(showToast).toHaveBeenCalledExactlyOnceWith('manage.text_words_alone')
  expect(uploadPicture).not.toHaveBeenCalled()
})

it('puts each row of a pasted table into a paragraph', () => {
  const { editor, paste } = open()
  paste('<table><tr><td>姓名</td><td>部门</td></tr><tr><td>张三</td><td>门店</td></tr></table>')
  expect(editor.getHTML()).toBe('<p>姓名 | 部门</p><p>张三 | 门店</p>')
})
