import { at, type Land, MOODS, shine, stars, trail } from '../../../kernel/drawing/land.ts'
import { balloon, bird, cloud, flag, openBook, palm, tent } from '../../../kernel/drawing/objects.ts'
import { type Scene, scenes } from '../../../kernel/drawing/scene.ts'

const SIZE = { width: 300, height: 400 }
const SCALE = 2.5

const LAND: Land = {
  far: [
    'M0 258C54 250 92 226 136 216S180 206 196 190C224 204 252 240 300 250V400H0Z',
    'M196 190C186 222 206 242 230 262S264 316 260 400H300V250C252 240 224 204 196 190Z',
  ],
  middle: [
    'M0 302C50 270 100 264 156 288S254 316 300 284V400H0Z',
    'M156 288C146 314 172 332 192 350S212 384 208 400H300V284C254 316 204 308 156 288Z',
  ],
  near: 'M0 356C56 326 112 330 166 350S256 368 300 340V400H0Z',
  ripples: 'M10 372C58 350 104 352 150 366M180 378C224 388 262 382 294 366',
}

const scene = scenes(SIZE, SCALE)
const poster = (content: Omit<Scene, 'land'>): string => scene({ ...content, land: LAND })

/** For the welcome advert: a tent, and a trail to a flag on the far crest. */
export const welcomePoster = (): string => {
  const mood = MOODS.dawn
  return poster({
    mood,
    sun: { x: 96, y: 164, r: 46 },
    inSky: cloud(206, 92, 0.8, mood.pale, 0.55) + cloud(84, 66, 0.5, mood.pale, 0.4) + bird(264, 200, 0.8, mood.dark),
    onFar: at(196, 192, 0.9, flag(mood)),
    onMiddle: [
      trail('M192 206C180 230 142 232 134 250C126 266 158 272 150 290C144 304 124 308 110 320', mood.pale, 3.4),
      at(86, 350, 0.92, tent(mood)),
    ].join(''),
    onNear: trail('M120 348C108 356 96 366 92 384', mood.pale, 4.2),
  })
}

/** For a new product: a balloon takes off. */
export const launchPoster = (): string => {
  const mood = MOODS.day
  return poster({
    mood,
    sun: { x: 62, y: 76, r: 30 },
    inSky: [
      cloud(214, 92, 0.8, mood.pale, 0.75),
      cloud(58, 168, 0.6, mood.pale, 0.6),
      at(142, 208, 1.24, balloon(mood, ['#ef4b3f', '#c23330'])),
      at(246, 160, 0.56, balloon(mood, ['#12a594', '#0c7f73'])),
    ].join(''),
    onMiddle:
      at(64, 346, 0.7, palm('#8a5a2b', '#1f9a82', '#15796a')) + at(92, 352, 0.5, palm('#8a5a2b', '#1f9a82', '#15796a')),
  })
}

/** For the reading night. */
export const readingPoster = (): string => {
  const mood = MOODS.night
  return poster({
    mood,
    sun: { x: 226, y: 84, r: 32 },
    inSky: stars(
      [
        [34, 46, 1.4],
        [78, 96, 1.8],
        [126, 40, 1.2],
        [164, 118, 1.4],
        [52, 168, 1.2],
        [276, 160, 1.6],
        [110, 150, 2],
        [270, 30, 1.4],
      ],
      mood.sun,
    ),
    onMiddle: [
      shine('M84 322L8 80H292L216 322Z', mood.sun),
      at(150, 338, 1.06, openBook(mood)),
      stars(
        [
          [118, 262, 2.6],
          [146, 224, 3.4],
          [174, 250, 2.6],
          [196, 204, 2.6],
          [132, 184, 2.2],
          [206, 272, 2.2],
        ],
        mood.accent,
      ),
    ].join(''),
  })
}
