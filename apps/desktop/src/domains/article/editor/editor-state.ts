import type { ArticleDraft, ManagedArticle } from '@sands/contract/article/article.model'
import type { Picture } from '@sands/contract/media/media.model'
import type { ChosenPicture } from '../../../kernel/picture/use-picture-upload.ts'
import type { PictureSources } from '../../../kernel/rich-text/picture-sources.ts'

/** The state shared by all parts of the article editor. */
export interface ArticleEditorState {
  /** The stored article. */
  readonly article: ManagedArticle
  /** The document in the editor. */
  readonly document: ArticleDraft
  /** `about` names the changed field: letters typed into one field count as one step. */
  readonly change: (patch: Partial<ArticleDraft>, about?: string) => void
  readonly cover: Picture | undefined
  readonly keepCover: (chosen: ChosenPicture) => void
  /** The addresses of the pictures in the text. */
  readonly sources: PictureSources
  /** Called with true when an upload starts and with false when it ends: publishing waits meanwhile. */
  readonly onBusy: (isBusy: boolean) => void
}

export interface ArticlePartProps {
  editor: ArticleEditorState
}
