import { showToast } from '@sands/web/toast/toast'
import type { Editor } from '@tiptap/react'
import { useRef } from 'react'
import { translate } from '../text.ts'
import { cleanPaste, type Paste } from './clean-paste.ts'
import { tellLeftOut, type useTextPictures } from './use-text-pictures.ts'

/** The pictures among what was pasted or dropped. */
const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

/** Reads what is pasted or dropped, and then does with its pictures what can be done. */
export function usePaste({ send, sendPasted }: ReturnType<typeof useTextPictures>, noPictures: boolean) {
  const last = useRef<Paste>(null)
  const read = (html: string): string => {
    last.current = cleanPaste(html, { noPictures })
    return last.current.html
  }
  /** Whether nothing is left to be put in. */
  const take = (editor: Editor, data: DataTransfer | null): boolean => {
    const paste = last.current
    last.current = null
    const files = noPictures ? [] : picturesIn(data)
    // Office puts a picture of the text beside the text, and browsers the file beside a picture that was copied.
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
