interface Size {
  width: number
  height: number
}

/** Draws the picture in a size and a quality. Nothing when the browser cannot. */
export type Encode = (size: Size, quality: number) => Promise<Blob | null>

/** Wider than any screen shows a cover. */
const MOST_SIDE_PX = 2400
const QUALITIES = [0.9, 0.8, 0.7]
const NEXT_SIDE = 0.75
const LEAST_SIDE_PX = 320

const scaled = ({ width, height }: Size, share: number): Size => ({
  width: Math.max(1, Math.round(width * share)),
  height: Math.max(1, Math.round(height * share)),
})

/** The first of ever smaller forms that is small enough. Nothing when none is, or the browser cannot draw them. */
export async function smallEnough(size: Size, most: number, encode: Encode): Promise<Blob | null> {
  const side = Math.max(size.width, size.height)
  for (
    let share = Math.min(1, MOST_SIDE_PX / side);
    side * share >= Math.min(side, LEAST_SIDE_PX);
    share *= NEXT_SIDE
  ) {
    for (const quality of QUALITIES) {
      const blob = await encode(scaled(size, share), quality)
      if (!blob) return null
      if (blob.size <= most) return blob
    }
  }
  return null
}

function drawn(picture: ImageBitmap): Encode {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  return ({ width, height }, quality) => {
    if (!pen) return Promise.resolve(null)
    canvas.width = width
    canvas.height = height
    // A JPEG knows no transparency; without this it would come out black.
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, width, height)
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(picture, 0, 0, width, height)
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  }
}

/** A picture of at most so many bytes. What cannot be made smaller stays as it is: the server says what it thinks of it. */
export async function shrinkPicture(file: File, most: number): Promise<File> {
  if (file.size <= most) return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const blob = await smallEnough(picture, most, drawn(picture))
  picture.close()
  return blob ? new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' }) : file
}
