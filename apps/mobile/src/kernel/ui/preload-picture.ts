import type { BlockPicture } from '@sands/rules/block'
import { srcSetOf } from '@sands/web/picture/src-set'

/** Fetches a picture as it will be shown, and says whether it can be seen. */
export async function preloadPicture(picture: BlockPicture, sizes: string): Promise<boolean> {
  const image = new Image()
  image.sizes = sizes
  image.srcset = srcSetOf(picture) ?? ''
  image.src = picture.url
  try {
    await image.decode()
    return true
  } catch {
    return false
  }
}
