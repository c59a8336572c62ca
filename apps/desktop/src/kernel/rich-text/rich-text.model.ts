import type { PictureSources } from './picture-sources.ts'

export interface RichTextProps {
  id: string
  labelledBy: string
  describedBy: string | undefined
  /** HTML as the server has cleaned it, or as it was written here. */
  value: string
  onChange: (html: string) => void
  /** A picture is on its way, or no longer. */
  onBusy?: ((isBusy: boolean) => void) | undefined
  /** Where its pictures are found, for who shows the text elsewhere too. */
  sources?: PictureSources | undefined
  /** Words alone. */
  noPictures?: boolean | undefined
}
