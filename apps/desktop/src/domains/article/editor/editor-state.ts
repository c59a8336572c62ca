import type { ArticleDraft, ManagedArticle } from '@sands/contract/article/article.model'
import type { Picture } from '@sands/contract/media/media.model'
import type { ChosenPicture } from '../../../kernel/picture/use-picture-upload.ts'
import type { PictureSources } from '../../../kernel/rich-text/picture-sources.ts'

/** What every part of the article editor works with. */
export interface ArticleEditorState {
  /** As it is stored. */
  readonly article: ManagedArticle
  /** As it stands in the editor. */
  readonly document: ArticleDraft
  /** `about` names what is changed: letters typed into one field are one step. */
  readonly change: (patch: Partial<ArticleDraft>, about?: string) => void
  readonly cover: Picture | undefined
  readonly keepCover: (chosen: ChosenPicture) => void
  /** Where the pictures of the text are found. */
  readonly sources: PictureSources
  /** A picture is on its way, or no longer: nothing is published meanwhile. */
  readonly onBusy: (isBusy: boolean) => void
}

export interface ArticlePartProps {
  editor: ArticleEditorState
}
