export type PictureType = 'jpeg' | 'png' | 'gif' | 'bmp'

/** The number of bytes `pictureType` needs. No picture is smaller. */
export const HEAD_BYTES = 32

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
const DIB_HEADERS = [40, 52, 56, 108, 124]

const isBmp = (head: Buffer): boolean =>
  head.toString('latin1', 0, 2) === 'BM' &&
  head.readUInt32LE(6) === 0 &&
  DIB_HEADERS.includes(head.readUInt32LE(14)) &&
  head.readUInt16LE(26) === 1

/**
 * The picture type by the first bytes. Checks more than the usual magic bytes,
 * so that text which only starts like a picture is refused.
 */
export function pictureType(head: Buffer): PictureType | undefined {
  if (head.length < HEAD_BYTES) return undefined
  if (head.subarray(0, PNG.length).equals(PNG)) return 'png'
  const firstMarker = head.readUInt8(3)
  if (head.readUIntBE(0, 3) === 0xffd8ff && firstMarker >= 0xc0 && firstMarker < 0xff) return 'jpeg'
  if (/^GIF8[79]a$/.test(head.toString('latin1', 0, 6))) return 'gif'
  return isBmp(head) ? 'bmp' : undefined
}
