import { describe, expect, it } from 'vitest'
import { audioGraph, videoGraph } from './graph.codec.ts'
import { type Plan, planOf } from './plan.policy.ts'
import type { Probed, ProbedVideo } from './probed.kind.ts'

const video = (changes: Partial<ProbedVideo> = {}): ProbedVideo => ({
  width: 1920,
  height: 1080,
  rotation: 0,
  rate: { num: 25, den: 1 },
  bitrate: 12_000_000,
  hdr: false,
  undecodable: false,
  ...changes,
})
const probed = (changes: Partial<Probed> = {}): Probed => ({
  duration: 60,
  video: video(),
  audio: { bitrate: 192_000, sampleRate: 44_100, undecodable: false },
  cover: false,
  ...changes,
})
function planned(changes: Partial<Probed> = {}): Plan {
  const plan = planOf(probed(changes))
  if (typeof plan === 'string') throw new Error(plan)
  return plan
}
const sizes = (changes: Partial<ProbedVideo>) =>
  planned({ video: video(changes) }).video?.renditions.map(({ name, width, height }) => [name, width, height])

describe('the qualities of a video', () => {
  it.each([
    [
      { width: 3840, height: 2160 },
      [
        ['1080p', 1920, 1080],
        ['720p', 1280, 720],
        ['480p', 854, 480],
      ],
    ],
    [
      { width: 1920, height: 1080 },
      [
        ['1080p', 1920, 1080],
        ['720p', 1280, 720],
        ['480p', 854, 480],
      ],
    ],
    [
      { width: 1280, height: 720 },
      [
        ['720p', 1280, 720],
        ['480p', 854, 480],
        ['360p', 640, 360],
      ],
    ],
    [
      { width: 720, height: 1280 },
      [
        ['720p', 720, 1280],
        ['480p', 480, 854],
        ['360p', 360, 640],
      ],
    ],
    [
      { width: 640, height: 480 },
      [
        ['480p', 640, 480],
        ['360p', 480, 360],
      ],
    ],
    [{ width: 321, height: 181 }, [['180p', 320, 180]]],
    [{ width: 1919, height: 361 }, [['360p', 1914, 360]]],
  ])('of %o are %j', (size, wanted) => {
    expect(sizes(size)).toEqual(wanted)
  })

  it('never have more pixels or bits than the source, and have even sides', () => {
    for (const width of [2, 50, 177, 359, 360, 361, 719, 721, 1079, 1081, 2000])
      for (const height of [2, 99, 360, 481, 720, 1077, 1080, 4000])
        for (const bitrate of [0, 20_000, 300_000, 2_000_000, 50_000_000]) {
          const { renditions } = planned({ video: video({ width, height, bitrate }) }).video ?? { renditions: [] }
          expect(renditions.length).toBeGreaterThan(0)
          expect(renditions.length).toBeLessThanOrEqual(3)
          for (const each of renditions) {
            expect([each.width % 2, each.height % 2]).toEqual([0, 0])
            expect(each.width).toBeLessThanOrEqual(Math.max(2, width))
            expect(each.height).toBeLessThanOrEqual(Math.max(2, height))
            if (bitrate > 0) expect(each.bitrate).toBeLessThan(bitrate)
          }
        }
  })

  it('are left out when they would be too poor', () => {
    expect(sizes({ bitrate: 250_000 })).toEqual([['1080p', 1920, 1080]])
    expect(planned({ video: video({ bitrate: 1_000_000 }) }).video?.renditions.map(({ bitrate }) => bitrate)).toEqual([
      950_000, 517_115, 281_646,
    ])
  })

  it('have key frames at the same moments, four seconds apart or slightly more', () => {
    for (const [num, den] of [
      [25, 1],
      [30_000, 1001],
      [24_000, 1001],
      [12, 1],
      [241, 10],
      [1, 1],
      [1, 2],
    ] as const) {
      const { gop, rate } = planned({ video: video({ rate: { num, den } }) }).video ?? {}
      const seconds = ((gop ?? 0) * (rate?.den ?? 0)) / (rate?.num ?? 1)
      expect(seconds).toBeGreaterThanOrEqual(4)
      expect(seconds).toBeLessThan(5)
    }
  })

  it('have at most thirty pictures a second, evenly chosen', () => {
    const rateOf = (num: number, den: number) => planned({ video: video({ rate: { num, den } }) }).video?.rate
    expect(rateOf(60, 1)).toEqual({ num: 60, den: 2 })
    expect(rateOf(50, 1)).toEqual({ num: 50, den: 2 })
    expect(rateOf(60_000, 1001)).toEqual({ num: 60_000, den: 2002 })
    expect(rateOf(240, 1)).toEqual({ num: 240, den: 8 })
    expect(rateOf(30_000, 1001)).toEqual({ num: 30_000, den: 1001 })
    expect(rateOf(0, 0)).toEqual({ num: 25, den: 1 })
    expect(rateOf(90_000, 1)).toEqual({ num: 25, den: 1 })
  })
})

describe('the other outputs', () => {
  it('have at most a hundred thumbnails', () => {
    expect(planned().video?.thumbnails).toEqual({ every: 2, columns: 10, width: 160, height: 90 })
    const long = planned({ duration: 43_000, video: video({ width: 720, height: 1280 }) }).video?.thumbnails
    expect(long).toEqual({ every: 430, columns: 10, width: 90, height: 160 })
  })

  it('have no more bits of sound than the source', () => {
    expect(planned().audio).toEqual({ bitrate: 128_000, sampleRate: 44_100 })
    expect(planned({ audio: { bitrate: 64_000, sampleRate: 8000, undecodable: false } }).audio).toEqual({
      bitrate: 64_000,
      sampleRate: 48_000,
    })
    expect(planned({ audio: null }).audio).toBeNull()
  })

  it('have a waveform only for audio', () => {
    expect(planned().waveform).toBe(false)
    expect(planned({ video: null })).toMatchObject({ video: null, waveform: true })
    expect(audioGraph(planned({ video: null }))).toContain('[wave]')
    expect(audioGraph(planned())).not.toContain('[wave]')
  })
})

describe('a file that cannot be prepared', () => {
  it.each([
    ['no_picture_or_sound', { video: null, audio: null }],
    ['too_long', { duration: 12 * 3600 + 1 }],
    ['unreadable', { duration: 0 }],
    ['unreadable', { duration: Number.NaN }],
    ['unsupported', { video: video({ width: 16_000, height: 16_000 }) }],
    ['unsupported', { video: video({ undecodable: true }) }],
    ['unsupported', { audio: { bitrate: 0, sampleRate: 0, undecodable: true } }],
  ] as const)('is %s', (reason, changes) => {
    expect(planOf(probed(changes))).toBe(reason)
  })
})

describe('the graph of a video', () => {
  const graph = (changes: Partial<ProbedVideo>) => {
    const { video: plan } = planned({ video: video(changes) })
    if (!plan) throw new Error('the plan has no video')
    return videoGraph(plan)
  }

  it('turns what a phone recorded on its side, after scaling it down', () => {
    expect(graph({ width: 1080, height: 1920, rotation: 90 })).toContain('scale=1920:1080:flags=bicubic')
    expect(graph({ rotation: 90 })).toContain('transpose=clock')
    expect(graph({ rotation: 180 })).toContain('hflip,vflip')
    expect(graph({ rotation: 270 })).toContain('transpose=cclock')
    expect(graph({})).not.toContain('transpose')
  })

  it('converts HDR recordings for ordinary screens', () => {
    expect(graph({ hdr: true })).toContain('tonemap')
    expect(graph({})).not.toContain('tonemap')
  })
})

describe('a part of a video', () => {
  const part = (trim: { start: number; end: number }): Plan => {
    const plan = planOf(probed(), trim)
    if (typeof plan === 'string') throw new Error(plan)
    return plan
  }

  it('is as long as chosen, and its poster is inside', () => {
    const plan = part({ start: 20, end: 30 })
    expect([plan.duration, plan.source]).toEqual([10, 60])
    for (const at of plan.video?.posterAt ?? []) expect(at > 20 && at < 30).toBe(true)
  })

  it('is cut out of picture and sound, and begins at zero', () => {
    const plan = part({ start: 20, end: 30 })
    if (!plan.video) throw new Error('there is no picture')
    expect(videoGraph(plan.video)).toContain('[in]trim=start=20:end=30,setpts=PTS-STARTPTS,')
    expect(audioGraph(plan)).toContain('[in]atrim=start=20:end=30,asetpts=PTS-STARTPTS,')
    expect(audioGraph(planned())).not.toContain('atrim')
  })

  it('ends with the video, and is all of it where hardly anything would be left', () => {
    expect(part({ start: 20, end: 100 }).trim).toEqual({ start: 20, end: 60 })
    expect(part({ start: 59.9, end: 100 }).trim).toBeNull()
    expect(part({ start: 0, end: 60 }).trim).toBeNull()
  })
})
