import type { UploadItem } from '@sands/web/upload/upload-item'
import { useT } from '../text.ts'

/** The library had the content already, under another name: whoever looks for the file finds it by that. */
export const otherNameOf = ({ state, fileName, made }: Pick<UploadItem, 'state' | 'fileName' | 'made'>) =>
  state === 'done' && made && made.fileName !== fileName ? made.fileName : undefined

/** What to tell of an upload into the library that made no new file. */
export function useDuplicateText(): (item: UploadItem) => string | undefined {
  const t = useT()
  return (item) => {
    const name = otherNameOf(item)
    return item.library && name !== undefined ? t('media.upload_same', { name }) : undefined
  }
}
