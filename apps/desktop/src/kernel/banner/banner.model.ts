import type { JumpChoice } from '@sands/contract/kernel/jump.model'
import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import type { DesktopText } from '../text.ts'

/** A picture at the top of a screen that leads somewhere. */
export interface BannerContent {
  title: string
  fileId: FileId
  picture: Picture | null
  jump: JumpChoice
  sort: number
  isShown: boolean
}

export interface Banner<Id extends string> extends BannerContent {
  id: Id
}

/** What is stored; without an id it is a new banner. */
interface BannerDraft<Id extends string> extends Omit<BannerContent, 'picture'> {
  id?: Id
}

type ListWord = 'banners' | 'intro' | 'none' | 'noneText' | 'add' | 'notShown' | 'editAct' | 'editOf'
type RemovalWord = 'removeAct' | 'removeOf' | 'removeAsk' | 'removeText' | 'removed'
type PictureWord = 'picture' | 'pictureHint' | 'pictureMissing'
type FormWord = PictureWord | 'edit' | 'name' | 'nameMissing' | 'sort' | 'shown' | 'save' | 'saved'

/** The texts of the domain whose banners they are. */
export type BannerWords = Readonly<Record<ListWord | RemovalWord | FormWord, DesktopText>>

export interface BannerCalls<Id extends string> {
  save: (draft: BannerDraft<Id>) => Promise<unknown>
  remove: (id: Id) => Promise<unknown>
}
