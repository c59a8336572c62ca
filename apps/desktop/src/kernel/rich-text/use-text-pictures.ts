import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import { CallError } from '@sands/web/call/call'
import { showToast } from '@sands/web/toast/toast'
import { uploadPicture } from '@sands/web/upload/upload'
import type { Editor } from '@tiptap/react'
import type { PictureSources } from './picture-sources.ts'

interface Insertion {
  fileId: FileId
  picture: Picture | null
  url: string
  name: string
}

const MOST_NAME = 200

/** Puts pictures into a text: of the library, or sent from this computer. */
export function useTextPictures(sources: PictureSources, onBusy?: (isBusy: boolean) => void) {
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
    try {
      for (const file of files) {
        const fileName = file.name.slice(-MOST_NAME) || 'picture'
        const { id, picture, url } = await uploadPicture({ file, fileName, purpose: 'image' })
        insert(editor, { fileId: id, picture, url, name: fileName })
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      showToast(error.msg, { kind: 'error' })
    } finally {
      onBusy?.(false)
    }
  }
  return { insert, send }
}

/** The pictures among what was pasted or dropped. */
export const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
