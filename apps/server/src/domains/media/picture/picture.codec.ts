import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import type { Variant } from '../media.tables.ts'
import { bmpSize, decodeBmp } from './bmp.codec.ts'
import { MAX_FRAMES, MAX_PIXELS } from './picture-limits.codec.ts'
import { PictureProblem } from './picture-problem.codec.ts'
import type { PictureType } from './picture-type.codec.ts'

/** SVG is for our own drawings; nobody can upload one. */
export type SourceType = PictureType | 'svg'

export interface PictureWork {
  path: string
  type: SourceType
  /** The folder for the stored variants, each under its name. */
  folder: string
}

export interface MadePicture {
  width: number
  height: number
  placeholder: string
  variants: Variant[]
}

const ORIGINAL_EDGE = 6000
const LARGE_EDGE = 1500
/** Slightly less than the longest side that WebP allows. */
const LONGEST = 16_000
const SCREEN_WIDTHS = [375, 750, 1125]
/** Every name that a stored variant may have. */
export const PICTURE_NAMES: readonly string[] = ['original', 'large', ...SCREEN_WIDTHS.map((width) => `w${width}`)]
const WEBP = { quality: 80, effort: 3 } as const
/** Half the work, for a drawing of plain areas that looks the same. */
const DRAWING_WEBP = { ...WEBP, effort: 2 } as const
const PLACEHOLDERS = [
  { edge: 16, quality: 40 },
  { edge: 12, quality: 20 },
  { edge: 6, quality: 1 },
]
const PLACEHOLDER_LIMIT = 400

interface Source {
  width: number
  height: number
  moving: boolean
  open(): Sharp
}

const PASSABLE = { failOn: 'error', limitInputPixels: MAX_PIXELS } as const

function checkSize(width: number, height: number, frames = 1): void {
  if (frames > MAX_FRAMES || width * height * frames > MAX_PIXELS) throw new PictureProblem('too_many_pixels')
}

async function openBmp(path: string): Promise<Source> {
  const file = await readFile(path)
  const size = bmpSize(file)
  checkSize(size.width, size.height)
  const { data, ...raw } = decodeBmp(file)
  return { ...size, moving: false, open: () => sharp(data, { raw }) }
}

/** Renders a drawing once for all variants. */
async function openSvg(path: string, size: { width: number; height: number }): Promise<Source> {
  const { data, info: raw } = await sharp(path, PASSABLE).raw().toBuffer({ resolveWithObject: true })
  return { ...size, moving: false, open: () => sharp(data, { raw }) }
}

/** Reads only the header: a picture that is too large is never decoded. */
async function openSource({ path, type }: PictureWork): Promise<Source> {
  if (type === 'bmp') return openBmp(path)
  const { format, autoOrient, pages = 1, pageHeight } = await sharp(path, { limitInputPixels: false }).metadata()
  if (format !== type) throw new PictureProblem('unreadable')
  const { width } = autoOrient
  const height = pages > 1 && pageHeight ? pageHeight : autoOrient.height
  checkSize(width, height, pages)
  if (type === 'svg') return openSvg(path, { width, height })
  const moving = type === 'gif' && pages > 1
  const options: SharpOptions = { ...PASSABLE, animated: moving }
  return { width, height, moving, open: () => sharp(path, options).autoOrient() }
}

const inside = (edge: { width: number; height: number }) => ({
  ...edge,
  fit: 'inside' as const,
  withoutEnlargement: true,
})

function encodeOriginal(picture: Sharp, type: SourceType): { picture: Sharp; contentType: string } {
  if (type === 'jpeg') return { picture: picture.jpeg({ quality: 90 }), contentType: 'image/jpeg' }
  if (type === 'gif') return { picture: picture.gif({ effort: 3 }), contentType: 'image/gif' }
  return { picture: picture.png(), contentType: 'image/png' }
}

export async function placeholderOf(small: () => Sharp): Promise<string> {
  for (const { edge, quality } of PLACEHOLDERS) {
    const bytes = await small()
      .resize(inside({ width: edge, height: edge }))
      .webp({ quality, alphaQuality: quality, effort: 6 })
      .toBuffer()
    const text = `data:image/webp;base64,${bytes.toString('base64')}`
    if (text.length < PLACEHOLDER_LIMIT) return text
  }
  throw new PictureProblem('unreadable')
}

/**
 * Makes all stored variants of a picture. Nothing is copied: every variant is encoded again, upright, so that no
 * location, camera data or hidden content is left.
 */
export async function makePicture(work: PictureWork): Promise<MadePicture> {
  const source = await openSource(work)
  const variants: Variant[] = []
  const webp = work.type === 'svg' ? DRAWING_WEBP : WEBP

  async function keep(name: string, { picture, contentType }: { picture: Sharp; contentType: string }) {
    const { data, info } = await picture.toBuffer({ resolveWithObject: true })
    const height = source.moving ? (info.pageHeight ?? info.height) : info.height
    await writeFile(join(work.folder, name), data)
    variants.push({ name, width: info.width, height, bytes: data.length, contentType })
  }
  const keepWebp = (name: string, picture: Sharp) =>
    keep(name, { picture: picture.webp(webp), contentType: 'image/webp' })

  const original = source.open().resize(inside({ width: ORIGINAL_EDGE, height: ORIGINAL_EDGE }))
  await keep('original', encodeOriginal(original, work.type))
  if (source.moving) {
    await keepWebp('large', source.open().resize(inside({ width: LARGE_EDGE, height: LARGE_EDGE })))
    const placeholder = await placeholderOf(() => sharp(work.path, PASSABLE))
    return { width: source.width, height: source.height, placeholder, variants }
  }

  const { data, info } = await source
    .open()
    .resize(inside({ width: LARGE_EDGE, height: LONGEST }))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const base = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  await keepWebp('large', base().resize(inside({ width: LARGE_EDGE, height: LARGE_EDGE })))
  const large = variants.at(-1)?.width
  for (const width of SCREEN_WIDTHS)
    if (width < info.width && width !== large) await keepWebp(`w${width}`, base().resize({ width }))
  return { width: source.width, height: source.height, placeholder: await placeholderOf(base), variants }
}
