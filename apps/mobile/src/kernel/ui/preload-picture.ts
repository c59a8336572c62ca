import type { BlockPicture } from '@sands/rules/block'
import { srcSetOf } from '@sands/web/picture/src-set'

/** Loads a picture in the size in which it will be shown, and returns whether it can be displayed. */
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
