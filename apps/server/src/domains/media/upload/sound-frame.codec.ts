const BITRATES_1 = [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448]
const BITRATES_2 = [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384]
const BITRATES_3 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const LOW_BITRATES_1 = [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256]
const LOW_BITRATES = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const RATES = [44_100, 48_000, 32_000]
const TAG_BYTES = 10

/** The length of the MPEG audio frame (MP1, MP2, MP3) that starts there; 0 when there is none. */
function mpegFrame(content: Buffer, at: number): number {
  if (at + 4 > content.length) return 0
  const header = content.readUInt32BE(at)
  if (header >>> 21 !== 0x7ff) return 0
  const version = (header >>> 19) & 3
  const layer = 4 - ((header >>> 17) & 3)
  const rate = RATES[(header >>> 10) & 3]
  if (version === 1 || layer === 4 || rate === undefined) return 0
  const full = version === 3
  const bitrates = full ? [BITRATES_1, BITRATES_2, BITRATES_3][layer - 1] : layer === 1 ? LOW_BITRATES_1 : LOW_BITRATES
  const bits = (bitrates?.[(header >>> 12) & 15] ?? 0) * 1000
  if (bits === 0) return 0
  const perSecond = full ? rate : version === 2 ? rate / 2 : rate / 4
  const padding = (header >>> 9) & 1
  if (layer === 1) return (Math.floor((12 * bits) / perSecond) + padding) * 4
  return Math.floor(((layer === 3 && !full ? 72 : 144) * bits) / perSecond) + padding
}

/** The length of the AAC frame that starts there; 0 when there is none. */
function adtsFrame(content: Buffer, at: number): number {
  if (at + 7 > content.length || (content.readUInt16BE(at) & 0xfff6) !== 0xfff0) return 0
  return (content.readUInt32BE(at + 3) >>> 13) & 0x1fff
}

/** The length of the tag before the audio; 0 without one. */
export function tagBytes(head: Buffer): number {
  if (head.length < TAG_BYTES || head.toString('latin1', 0, 3) !== 'ID3') return 0
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6, TAG_BYTES)
  return TAG_BYTES + ((a & 0x7f) << 21) + ((b & 0x7f) << 14) + ((c & 0x7f) << 7) + (d & 0x7f)
}

/** Whether a frame is directly followed by another one. The two sync bytes alone occur in any file by chance. */
export function hasFrames(content: Buffer, form: 'mpeg' | 'adts'): boolean {
  const frame = form === 'mpeg' ? mpegFrame : adtsFrame
  for (let at = content.indexOf(0xff); at >= 0; at = content.indexOf(0xff, at + 1)) {
    const bytes = frame(content, at)
    if (bytes > 0 && frame(content, at + bytes) > 0) return true
  }
  return false
}
