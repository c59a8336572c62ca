import { showToast } from '@sands/web/toast/toast'
import type { Editor } from '@tiptap/react'
import { useRef } from 'react'
import { translate } from '../text.ts'
import { cleanPaste, type Paste } from './clean-paste.ts'
import { tellLeftOut, type useTextPictures } from './use-text-pictures.ts'

/** The picture files among the pasted or dropped data. */
const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

/** Handles pasted and dropped content, and uploads its pictures where possible. */
export function usePaste({ send, sendPasted }: ReturnType<typeof useTextPictures>, noPictures: boolean) {
  const last = useRef<Paste>(null)
  const read = (html: string): string => {
    last.current = cleanPaste(html, { noPictures })
    return last.current.html
  }
  /** Returns true when everything was handled and the editor has nothing left to insert. */
  const take = (editor: Editor, data: DataTransfer | null): boolean => {
    const paste = last.current
    last.current = null
    const files = noPictures ? [] : picturesIn(data)
    // Office adds a picture of the text to the clipboard, and browsers add the file of a copied picture.
    const isWorded = data?.types.includes('text/html') && !paste?.isPictureAlone
    if (files.length > 0 && !isWorded) {
      void send(editor, files)
      return true
    }
    if (!paste) return false
    if (paste.carried.length > 0) void sendPasted(editor, paste.carried)
    if (noPictures && paste.leftOut > 0) showToast(translate('manage.text_words_alone'))
    else tellLeftOut(paste.leftOut)
    return false
  }
  return { read, take }
}
