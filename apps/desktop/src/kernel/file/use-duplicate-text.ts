import type { UploadItem } from '@sands/web/upload/upload-item'
import { useT } from '../text.ts'

/** The library already had this content under another name. People find the file by that name. */
export const otherNameOf = ({ state, fileName, made }: Pick<UploadItem, 'state' | 'fileName' | 'made'>) =>
  state === 'done' && made && made.fileName !== fileName ? made.fileName : undefined

/** The message for an upload into the library that created no new file. */
export function useDuplicateText(): (item: UploadItem) => string | undefined {
  const t = useT()
  return (item) => {
    const name = otherNameOf(item)
    return item.library && name !== undefined ? t('media.upload_same', { name }) : undefined
  }
}
