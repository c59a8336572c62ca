import type { HomePageDocument } from '@sands/contract/home/decoration.model'
import type { Picture } from '@sands/contract/media/media.model'
import type { PageFault } from '@sands/rules/decoration'
import { createContext, useContext } from 'react'
import type { ChosenPicture } from '../../../kernel/picture/use-picture-upload.ts'
import type { PageEdit } from './page-edit.ts'

/** The state shared by all parts of the editor. */
export interface Editor {
  readonly page: HomePageDocument
  /** The faults that prevent publishing, without those of an item that was just added. */
  readonly faults: readonly PageFault[]
  /** `about` names the changed field: letters typed into one field count as one step. */
  readonly edit: (edit: PageEdit, about?: string) => void
  /** For edits that remove something: names it and offers undo. */
  readonly remove: (edit: PageEdit, name: string) => void
  readonly pictureOf: (fileId: string | null) => Picture | undefined
  /** Remembers the picture of a file that was just uploaded. */
  readonly keepPicture: (chosen: ChosenPicture) => void
  /** Called with true when an upload starts and with false when it ends: publishing waits meanwhile. */
  readonly onBusy: (isBusy: boolean) => void
  /** The key of the module whose settings are open, or `button`; undefined on an empty page. */
  readonly chosen: string | undefined
  readonly choose: (block: string) => void
  /** The item that is open for editing. */
  readonly openItem: string | undefined
  readonly setOpenItem: (item: string | undefined) => void
  /** Opens an item that was just added: its missing fields do not count as faults until another one is opened. */
  readonly beginItem: (item: string) => void
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor must be used inside the home page editor')
  return editor
}
