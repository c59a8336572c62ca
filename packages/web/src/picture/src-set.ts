import type { BlockPicture } from '@sands/rules/block'

/**
 * The displayed width of a banner. The script that runs before the app uses the same value to fetch the first banner.
 */
export const BANNER_SIZES = '(min-width: 640px) 608px, calc(100vw - 32px)'

export function srcSetOf({ url, width, sizes }: BlockPicture): string | undefined {
  const all = width > 0 ? [...sizes, { url, width }] : sizes
  return all.length > 1 ? all.map((size) => `${size.url} ${size.width}w`).join(', ') : undefined
}
