import { type CropView, cutOf } from './crop-view.ts'

/** Enough for the largest screen an avatar is shown on. */
const MOST_SIDE_PX = 1024
const QUALITY = 0.9

/** The part of the picture inside the crop area, as a JPEG. Null when the browser cannot draw it. */
export function cropPicture(picture: HTMLImageElement, view: CropView): Promise<Blob | null> {
  const cut = cutOf({ width: picture.naturalWidth, height: picture.naturalHeight }, view)
  const side = Math.max(1, Math.min(MOST_SIDE_PX, Math.round(cut.side)))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  // JPEG has no transparency; without this, transparent areas would be black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, side, side)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, cut.x, cut.y, cut.side, cut.side, 0, 0, side, side)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
