import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const SAND = { r: 214, g: 160, b: 90 }

/** The upper left quarter is red, so that tests can see the orientation of a picture. */
export const aPicture = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: SAND } }).composite([
    {
      input: {
        create: {
          width: Math.ceil(width / 2),
          height: Math.ceil(height / 2),
          channels: 3,
          background: { r: 220, g: 0, b: 0 },
        },
      },
      left: 0,
      top: 0,
    },
  ])

/** Makes every picture different, because equal content is stored only once. */
let serial = 0
export function aJpeg(width?: number, height?: number): Promise<Buffer> {
  serial += 1
  return aPicture(width, height)
    .withExif({ IFD0: { ImageDescription: `number ${serial}` } })
    .jpeg()
    .toBuffer()
}

export function aMovingGif(frames: number, size = 40): Promise<Buffer> {
  const frame = (index: number) => ({
    create: { width: size, height: size, channels: 3 as const, background: { r: (index * 37) % 256, g: 90, b: 30 } },
  })
  return Promise.all(Array.from({ length: frames }, (_, index) => sharp(frame(index)).png().toBuffer())).then(
    (pictures) =>
      sharp(pictures, { join: { animated: true } })
        .gif({ delay: 100, loop: 0 })
        .toBuffer(),
  )
}

/** A GIF with any number of frames of one pixel. */
export function aLongGif(frames: number): Buffer {
  const head = Buffer.from('47494638396101000100800000ffffff000000', 'hex')
  const colours = ['21f904000a0000002c0000000001000100000202440100', '21f904000a0000002c00000000010001000002024c0100']
  const body = Array.from({ length: frames }, (_, index) => Buffer.from(colours[index % 2] ?? '', 'hex'))
  return Buffer.concat([head, ...body, Buffer.from('3b', 'hex')])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A small PNG that unpacks to any number of grey pixels. */
export function aPngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  const rows = deflateSync(Buffer.alloc((width + 1) * 1000))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

interface BmpOptions {
  width: number
  height: number
  bits: 8 | 24 | 32
  topDown?: boolean
}

/** A picture that is red above and blue below. */
export function aBmp({ width, height, bits, topDown = false }: BmpOptions): Buffer {
  const palette = bits === 8 ? Buffer.from([0, 0, 255, 0, 255, 0, 0, 0]) : Buffer.alloc(0)
  const stride = Math.ceil((width * bits) / 32) * 4
  const offset = 54 + palette.length
  const file = Buffer.alloc(offset + stride * height)
  file.write('BM', 'latin1')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(offset, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(topDown ? -height : height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(bits, 28)
  file.writeUInt32LE(palette.length / 4, 46)
  palette.copy(file, 54)
  for (let row = 0; row < height; row += 1) {
    const red = topDown ? row < height / 2 : row >= height / 2
    for (let column = 0; column < width; column += 1) {
      const at = offset + row * stride + column * (bits / 8)
      if (bits === 8) file.writeUInt8(red ? 0 : 1, at)
      else file.writeUInt8(255, red ? at + 2 : at)
    }
  }
  return file
}
