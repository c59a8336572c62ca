import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { MadeMedia, Variant } from '../media.tables.ts'
import { placeholderOf } from '../picture/picture.codec.ts'
import type { Converter, RawPicture, StillChoice } from './converter.kind.ts'
import type { Plan, PlannedVideo } from './plan.policy.ts'

const POSTER_EDGE = 1280
const POSTER = { quality: 80, effort: 3 } as const
const SMALL = { quality: 65, effort: 3 } as const
/** Of 255: a picture that is darker than this everywhere is skipped. */
const DARK = 24

const opened = ({ data, width, height }: RawPicture): Sharp => sharp(data, { raw: { width, height, channels: 3 } })

async function isDark(picture: RawPicture): Promise<boolean> {
  const { channels } = await opened(picture).stats()
  return channels.every(({ mean, stdev }) => mean < DARK && stdev < DARK)
}

async function keep(folder: string, name: string, picture: Sharp, options: { quality: number; effort: number }) {
  const { data, info } = await picture.webp(options).toBuffer({ resolveWithObject: true })
  await writeFile(join(folder, name), data)
  const { width, height } = info
  return { name, width, height, bytes: data.length, contentType: 'image/webp' } satisfies Variant
}

function choicesOf({ video }: Plan): StillChoice[] {
  const [best] = video?.renditions ?? []
  if (!video || !best) return [{ at: 0 }]
  const { rotation, hdr, posterAt } = video
  const scale = Math.min(1, POSTER_EDGE / Math.max(best.width, best.height))
  const size = { width: Math.round(best.width * scale), height: Math.round(best.height * scale) }
  return posterAt.map((at) => ({ at, video: { rotation, hdr, ...size } }))
}

/** The first candidate that is not dark; the first one if all are dark. */
async function posterOf(converter: Converter, path: string, plan: Plan): Promise<RawPicture | undefined> {
  let dark: RawPicture | undefined
  for (const choice of choicesOf(plan)) {
    const picture = await converter.still(path, choice).catch(() => undefined)
    if (picture && !(await isDark(picture))) return picture
    dark ??= picture
  }
  return dark
}

/** Makes the poster, which is shown before playback. */
export async function makePoster(
  converter: Converter,
  plan: Plan,
  { path, folder }: { path: string; folder: string },
): Promise<{ variant: Variant; placeholder: string } | undefined> {
  const picture = await posterOf(converter, path, plan)
  if (!picture) return undefined
  const variant = await keep(folder, 'large', opened(picture), POSTER)
  return { variant, placeholder: await placeholderOf(() => opened(picture)) }
}

/** All thumbnails in one picture, row by row. */
function spriteOf(pictures: readonly RawPicture[], { columns, width, height }: PlannedVideo['thumbnails']): RawPicture {
  const across = Math.min(columns, pictures.length)
  const sprite = {
    width: across * width,
    height: Math.ceil(pictures.length / across) * height,
    data: Buffer.alloc(across * width * Math.ceil(pictures.length / across) * height * 3),
  }
  for (const [index, { data }] of pictures.entries()) {
    const [left, top] = [(index % across) * width, Math.floor(index / across) * height]
    for (let row = 0; row < height; row += 1)
      data.copy(sprite.data, ((top + row) * sprite.width + left) * 3, row * width * 3, (row + 1) * width * 3)
  }
  return sprite
}

export async function makeThumbnails(
  pictures: readonly RawPicture[],
  { every, columns, width, height }: PlannedVideo['thumbnails'],
  folder: string,
): Promise<{ variant: Variant; thumbnails: NonNullable<MadeMedia['thumbnails']> } | undefined> {
  const fitting = pictures.filter((picture) => picture.width === width && picture.height === height)
  if (fitting.length === 0) return undefined
  const sprite = spriteOf(fitting, { every, columns, width, height })
  const variant = await keep(folder, 'thumbs', opened(sprite), SMALL)
  const count = fitting.length
  return { variant, thumbnails: { columns: Math.min(columns, count), count, every, width, height } }
}
