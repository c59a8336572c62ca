import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import { attempt } from '@sands/web/call/attempt'
import { showToast } from '@sands/web/toast/toast'
import { uploadPicture } from '@sands/web/upload/upload'
import type { Editor } from '@tiptap/react'
import { translate } from '../text.ts'
import type { PastedPicture } from './paste-pictures.ts'
import type { PictureSources } from './picture-sources.ts'

interface Insertion {
  fileId: FileId
  picture: Picture | null
  url: string
  name: string
}

interface TextPictures {
  sources: PictureSources
  /** The files of pasted pictures, by key. */
  arrived: Map<string, FileId>
  onBusy: ((isBusy: boolean) => void) | undefined
  /** Called when the upload of a pasted picture has finished. */
  onArrived: (editor: Editor) => void
}

const MOST_NAME = 200

/** The positions of a pasted picture, last one first: removing one moves those behind it. */
function placesOf(editor: Editor, key: string): number[] {
  const places: number[] = []
  editor.state.doc.descendants(({ attrs }, at) => {
    if (attrs.sending === key) places.unshift(at)
  })
  return places
}

function takeOut(editor: Editor, key: string): void {
  const change = editor.state.tr.setMeta('addToHistory', false)
  for (const at of placesOf(editor, key)) change.deleteRange(at, at + 1)
  if (change.docChanged) editor.view.dispatch(change)
}

/** Tells how many pictures were left out. */
export function tellLeftOut(count: number): void {
  if (count > 0) showToast(translate('manage.text_pictures_left', { count }))
}

/** Inserts pictures into a text: from the library, uploaded from this computer, or pasted together with text. */
export function useTextPictures({ sources, arrived, onBusy, onArrived }: TextPictures) {
  const insert = (editor: Editor, { fileId, picture, url, name }: Insertion) => {
    sources.set(fileId, picture?.url ?? url)
    const alt = name.replace(/\.[^.]+$/, '')
    editor
      .chain()
      .focus()
      .insertContent([{ type: 'image', attrs: { fileId, alt } }, { type: 'paragraph' }])
      .run()
  }
  const send = async (editor: Editor, files: readonly File[]) => {
    onBusy?.(true)
    const { error } = await attempt(async () => {
      for (const file of files) {
        const fileName = file.name.slice(-MOST_NAME) || 'picture'
        const { id, picture, url } = await uploadPicture({ file, fileName, purpose: 'image' })
        insert(editor, { fileId: id, picture, url, name: fileName })
      }
    }).finally(() => onBusy?.(false))
    if (error) showToast(error.msg, { kind: 'error' })
  }
  const sendOne = async (editor: Editor, { key, file }: PastedPicture): Promise<boolean> => {
    const { data, error } = await attempt(() => uploadPicture({ file, fileName: 'picture', purpose: 'image' }))
    if (error) {
      showToast(error.msg, { kind: 'error' })
      if (!editor.isDestroyed) takeOut(editor, key)
      return false
    }
    // The editor was closed. Reporting its text now could overwrite newer changes made elsewhere.
    if (editor.isDestroyed) return false
    sources.set(data.id, data.picture?.url ?? data.url)
    arrived.set(key, data.id)
    if (placesOf(editor, key).length > 0) onArrived(editor)
    return true
  }
  /** Pasted pictures are visible at once; the text contains them when their uploads have finished. */
  const sendPasted = async (editor: Editor, pasted: readonly PastedPicture[]) => {
    for (const { key, src } of pasted) sources.set(key, src)
    let failed = 0
    onBusy?.(true)
    try {
      for (const picture of pasted) if (!(await sendOne(editor, picture))) failed += 1
    } finally {
      onBusy?.(false)
      tellLeftOut(failed)
    }
  }
  return { insert, send, sendPasted }
}
