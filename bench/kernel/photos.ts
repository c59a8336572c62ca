import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { parallel } from '../../scripts/kernel/parallel.ts'

const AT_ONCE = 2
/** Width and height in pixels: 3 to 12 megapixels, as phones of the last ten years take them. */
const SHAPES = [
  [2048, 1536],
  [2592, 1944],
  [3264, 2448],
  [3840, 2160],
  [4000, 3000],
] as const
const [BLOTCHES_WIDE, BLOTCHES_HIGH] = [64, 48]
const ON_ITS_SIDE = 6
const QUALITY = 85

export interface Photos {
  files: string[]
  megapixels: number
}

/** Draws soft colours with grain: decoding it is about as much work as decoding a photo of the same size. */
async function take(file: string, [width, height]: readonly [number, number], isTurned: boolean): Promise<void> {
  const blotches = randomBytes(BLOTCHES_WIDE * BLOTCHES_HIGH * 3)
  const grain = await sharp({
    create: { width, height, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 36 } },
  })
    .blur(0.8)
    .raw()
    .toBuffer()
  await sharp(blotches, { raw: { width: BLOTCHES_WIDE, height: BLOTCHES_HIGH, channels: 3 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .composite([{ input: grain, raw: { width, height, channels: 3 }, blend: 'overlay' }])
    .withExif({ IFD0: { Make: 'Bench', Model: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 49/1' } })
    .withMetadata(isTurned ? { orientation: ON_ITS_SIDE } : {})
    .jpeg({ quality: QUALITY })
    .toFile(file)
}

/** Draws some photos of every shape into a folder. */
export async function takePhotos(folder: string, perShape: number): Promise<Photos> {
  const photos = Array.from({ length: SHAPES.length * perShape }, (_, index) => ({
    file: join(folder, `photo-${index}.jpg`),
    shape: SHAPES[index % SHAPES.length] ?? SHAPES[0],
    isTurned: index % 3 === 0,
  }))
  await parallel(photos, AT_ONCE, ({ file, shape, isTurned }) => take(file, shape, isTurned))
  const pixels = photos.reduce((sum, { shape: [width, height] }) => sum + width * height, 0)
  return { files: photos.map(({ file }) => file), megapixels: pixels / 1e6 }
}
