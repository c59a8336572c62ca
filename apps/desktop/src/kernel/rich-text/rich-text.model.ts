import type { PictureSources } from './picture-sources.ts'

export interface RichTextProps {
  id: string
  labelledBy: string
  describedBy: string | undefined
  /** HTML that the server has cleaned, or that was written here. */
  value: string
  onChange: (html: string) => void
  /** Called with true when a picture upload starts and with false when it ends. */
  onBusy?: ((isBusy: boolean) => void) | undefined
  /** The addresses of its pictures, for components that also show the text elsewhere. */
  sources?: PictureSources | undefined
  /** The text cannot contain pictures. */
  noPictures?: boolean | undefined
}
