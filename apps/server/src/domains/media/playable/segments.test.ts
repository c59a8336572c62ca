import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { createLoudness, drawnLoudness } from './loudness.codec.ts'
import { codecsOf, readRendition } from './segments.codec.ts'

const room = mkdtempSync(join(inject('runFolder'), 'sands-segments-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))
const head = (...parts: string[]) => Buffer.from(`....${parts.join('....')}`, 'latin1')

describe('a quality in its folder', () => {
  it('has its codecs', () => {
    expect(codecsOf(head('avcC\x01\x64\x00\x1f'))).toBe('avc1.64001f')
    expect(codecsOf(head('avcC\x01\x4d\x40\x1e', 'mp4a'))).toBe('avc1.4d401e,mp4a.40.2')
    expect(codecsOf(head('mp4a'))).toBe('mp4a.40.2')
  })

  it('has its segments and the bandwidth they need', async () => {
    writeFileSync(join(room, 'list.m3u8'), '#EXTM3U\n#EXTINF:4.000000,\n0.m4s\n#EXTINF:0.500000,\n1.m4s\n')
    writeFileSync(join(room, 'init.mp4'), head('avcC\x01\x64\x00\x1f'))
    writeFileSync(join(room, '0.m4s'), Buffer.alloc(1000))
    writeFileSync(join(room, '1.m4s'), Buffer.alloc(900))
    expect(await readRendition(room, { name: '.', width: 640, height: 360 })).toEqual({
      name: '.',
      width: 640,
      height: 360,
      bandwidth: 2000,
      codecs: 'avc1.64001f',
      segments: [4, 0.5],
      bytes: [1000, 900],
      headBytes: 12,
    })
    expect(readdirSync(room).sort()).toEqual(['0.m4s', '1.m4s', 'init.mp4'])
  })

  it('that is empty is undefined', async () => {
    expect(await readRendition(room, { name: 'missing', width: 0, height: 0 })).toBeUndefined()
  })
})

describe('the waveform of an audio file', () => {
  const samples = (...values: number[]) => {
    const bytes = Buffer.alloc(values.length * 2)
    values.forEach((value, index) => {
      bytes.writeInt16LE(value, index * 2)
    })
    return bytes
  }

  it('is drawn in two hundred parts, the loudest at full height', () => {
    const loudness = createLoudness(1)
    loudness.take(samples(...Array.from({ length: 4000 }, () => 8000)))
    loudness.take(samples(...Array.from({ length: 4000 }, () => -16_000)))
    const bars = drawnLoudness(loudness.bars())
    expect(bars).toHaveLength(200)
    expect([bars[0], bars[99], bars[100], bars[199]]).toEqual([50, 50, 100, 100])
  })

  it('tolerates a sample cut in two, and silence', () => {
    const [whole, cut] = [createLoudness(0.01), createLoudness(0.01)]
    const bytes = samples(1000, -2000, 3000, 30_000)
    whole.take(bytes)
    cut.take(bytes.subarray(0, 3))
    cut.take(bytes.subarray(3))
    expect(cut.bars()).toEqual(whole.bars())
    expect(drawnLoudness(createLoudness(1).bars())).toEqual(Array.from({ length: 200 }, () => 0))
  })
})
