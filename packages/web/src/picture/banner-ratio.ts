/**
 * All banners of a block have the aspect ratio of the first one, within limits that leave room for the rest of the
 * page.
 */
export function bannerRatio({ width, height }: { width: number; height: number }): string {
  if (width === 0 || height === 0) return '16 / 7'
  return String(Math.min(3, Math.max(1.5, width / height)))
}
