import type { HomePageDocument } from '@sands/contract/home/decoration.model'
import type { Picture } from '@sands/contract/media/media.model'
import type { PageFault } from '@sands/rules/decoration'
import { createContext, useContext } from 'react'
import type { ChosenPicture } from '../../../kernel/picture/use-picture-upload.ts'
import type { PageEdit } from './page-edit.ts'

/** What every part of the editor works with. */
export interface Editor {
  readonly page: HomePageDocument
  /** What keeps the page from being published, without what was only just begun. */
  readonly faults: readonly PageFault[]
  /** `about` names what is changed: letters typed into one field are one step. */
  readonly edit: (edit: PageEdit, about?: string) => void
  /** For what takes something away: says what it was, with a way back. */
  readonly remove: (edit: PageEdit, name: string) => void
  readonly pictureOf: (fileId: string | null) => Picture | undefined
  /** Remembers what a file shows that was only just uploaded. */
  readonly keepPicture: (chosen: ChosenPicture) => void
  /** A picture is on its way, or no longer: nothing is published meanwhile. */
  readonly onBusy: (isBusy: boolean) => void
  /** The key of the module whose settings are open, or `button`; undefined on an empty page. */
  readonly chosen: string | undefined
  readonly choose: (block: string) => void
  /** The item that is open for editing. */
  readonly openItem: string | undefined
  readonly setOpenItem: (item: string | undefined) => void
  /** Opens an item that was only just added: what it lacks is not a fault before one has looked away. */
  readonly beginItem: (item: string) => void
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor is for parts of the home page editor')
  return editor
}
