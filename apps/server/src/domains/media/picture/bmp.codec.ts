import { PictureProblem } from './picture-problem.codec.ts'

const FILE_HEADER = 14
const BI_RGB = 0
const BI_BITFIELDS = 3
/** Blue first, the usual order. */
const USUAL_MASKS = [0x00ff0000, 0x0000ff00, 0x000000ff]
const ALPHA_MASK = 0xff000000

export interface BmpSize {
  width: number
  height: number
}

interface Layout extends BmpSize {
  bits: number
  topDown: boolean
  pixels: number
  stride: number
  alpha: boolean
  palette: Buffer
}

function refuse(): never {
  throw new PictureProblem('unreadable')
}

/** Whether 32-bit pixels have transparency: only when the header gives the mask of the alpha channel. */
function readsAlpha(file: Buffer, headerSize: number, bits: number): boolean {
  const masks = USUAL_MASKS.map((_, index) => file.readUInt32LE(FILE_HEADER + 40 + index * 4))
  if (bits !== 32 || masks.some((mask, index) => mask !== USUAL_MASKS[index])) refuse()
  return headerSize >= 56 && file.readUInt32LE(FILE_HEADER + 52) === ALPHA_MASK
}

function paletteOf(file: Buffer, headerSize: number, pixels: number): Buffer {
  const count = file.readUInt32LE(FILE_HEADER + 32) || 256
  const start = FILE_HEADER + headerSize
  if (count > 256 || start + count * 4 > pixels) refuse()
  return file.subarray(start, start + count * 4)
}

export function bmpSize(file: Buffer): BmpSize {
  if (file.length < FILE_HEADER + 40 + 12) refuse()
  const width = file.readInt32LE(FILE_HEADER + 4)
  const height = Math.abs(file.readInt32LE(FILE_HEADER + 8))
  if (width <= 0 || height === 0) refuse()
  return { width, height }
}

function layoutOf(file: Buffer): Layout {
  const size = bmpSize(file)
  const headerSize = file.readUInt32LE(FILE_HEADER)
  const pixels = file.readUInt32LE(10)
  const bits = file.readUInt16LE(FILE_HEADER + 14)
  const compression = file.readUInt32LE(FILE_HEADER + 16)
  if (![8, 24, 32].includes(bits) || (compression !== BI_RGB && compression !== BI_BITFIELDS)) refuse()
  const stride = Math.floor((bits * size.width + 31) / 32) * 4
  if (pixels < FILE_HEADER + headerSize || pixels + stride * size.height > file.length) refuse()
  return {
    ...size,
    bits,
    stride,
    pixels,
    topDown: file.readInt32LE(FILE_HEADER + 8) < 0,
    alpha: compression === BI_BITFIELDS && readsAlpha(file, headerSize, bits),
    palette: bits === 8 ? paletteOf(file, headerSize, pixels) : Buffer.alloc(0),
  }
}

/**
 * Decodes a BMP into rows of red, green, blue and perhaps alpha. Our picture library does not read BMP; this supports
 * the variants that cameras and screenshots use.
 */
export function decodeBmp(file: Buffer): BmpSize & { channels: 3 | 4; data: Buffer } {
  const { width, height, bits, topDown, pixels, stride, alpha, palette } = layoutOf(file)
  const channels = alpha ? 4 : 3
  const data = Buffer.alloc(width * height * channels)
  const step = bits / 8
  let to = 0
  for (let row = 0; row < height; row += 1) {
    let from = pixels + (topDown ? row : height - 1 - row) * stride
    for (let column = 0; column < width; column += 1, from += step, to += channels) {
      const source = bits === 8 ? palette : file
      const at = bits === 8 ? (file[from] ?? 0) * 4 : from
      if (at + 2 >= source.length) refuse()
      data[to] = source[at + 2] ?? 0
      data[to + 1] = source[at + 1] ?? 0
      data[to + 2] = source[at] ?? 0
      if (alpha) data[to + 3] = source[at + 3] ?? 0
    }
  }
  return { width, height, channels, data }
}
