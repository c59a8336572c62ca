import { at, disc, type Land, line, MOODS, shine, stars, trail } from '../../../kernel/drawing/land.ts'
import {
  balloon,
  beam,
  bird,
  cloud,
  flag,
  lighthouse,
  openBook,
  palm,
  shop,
  tent,
} from '../../../kernel/drawing/objects.ts'
import { scenes } from '../../../kernel/drawing/scene.ts'

const SIZE = { width: 750, height: 328 }
/** 1125 pixels wide: a phone of 375 points at three pixels per point. */
const SCALE = 1.5

/** The high crest is on the right. */
export const CREST: Land = {
  far: [
    'M0 214C110 210 190 186 290 172S460 158 520 132C580 150 640 200 750 208V328H0Z',
    'M520 132C506 166 532 190 574 214S650 262 644 328H750V208C640 200 580 150 520 132Z',
  ],
  middle: [
    'M0 262C130 222 236 214 360 238S620 276 750 232V328H0Z',
    'M360 238C344 268 396 284 440 300S500 322 496 328H750V232C620 276 484 262 360 238Z',
  ],
  near: 'M0 306C128 268 244 276 376 296S620 316 750 280V328H0Z',
  ripples: 'M24 316C132 288 236 292 352 310M420 316C540 330 640 322 742 296',
}

/** A wide hollow with room for a large object. */
const HOLLOW: Land = {
  far: [
    'M0 168C70 150 120 158 190 190S330 226 420 206S600 142 750 172V328H0Z',
    'M92 155C78 182 126 196 156 216S214 262 210 328H276C288 282 346 236 420 206C330 226 252 218 190 190C150 172 122 158 92 155Z',
  ],
  middle: [
    'M0 226C110 250 180 262 300 252S520 230 604 206C650 212 704 232 750 236V328H0Z',
    'M604 206C590 234 634 250 664 268S704 300 700 328H750V236C704 232 650 212 604 206Z',
  ],
  near: 'M0 286C120 306 250 300 380 290S640 270 750 296V328H0Z',
  ripples: 'M12 302C122 320 236 316 340 308M412 306C520 296 620 290 736 312',
}

const banner = scenes(SIZE, SCALE)

const NIGHT_STARS = [
  [64, 40, 1.4],
  [118, 86, 1.8],
  [170, 34, 1.2],
  [232, 66, 2],
  [296, 28, 1.4],
  [352, 84, 1.2],
  [408, 44, 1.8],
  [470, 22, 1.3],
  [532, 74, 1.4],
  [676, 30, 1.8],
  [718, 92, 1.3],
  [36, 112, 1.2],
  [642, 118, 1.4],
] as const

/** Newcomers: a camp, and a trail to the flag on the far crest. */
export const campBanner = (): string => {
  const mood = MOODS.dawn
  return banner({
    mood,
    land: CREST,
    sun: { x: 600, y: 118, r: 46 },
    inSky: cloud(150, 84, 1, mood.pale, 0.55) + cloud(330, 58, 0.62, mood.pale, 0.4) + bird(420, 84, 1, mood.dark),
    onFar: at(520, 134, 0.9, flag(mood)),
    onMiddle: [
      trail('M514 150C500 176 440 178 424 198C410 216 456 222 440 240C428 254 380 252 344 262', mood.pale, 4),
      at(196, 292, 1.2, tent(mood)),
    ].join(''),
    onNear: trail('M300 282C276 286 248 292 226 306', mood.pale, 5),
  })
}

/** For safety rules: a lighthouse at nightfall. */
export const lighthouseBanner = (): string => {
  const mood = MOODS.dusk
  return banner({
    mood,
    land: HOLLOW,
    sun: { x: 168, y: 150, r: 40 },
    inSky: [
      stars(NIGHT_STARS.slice(3), mood.pale),
      cloud(300, 106, 0.8, mood.pale, 0.2),
      at(520, 222, 1.08, beam(mood.pale)),
    ].join(''),
    onFar: at(520, 222, 1.08, lighthouse(mood)),
    onMiddle: trail('M506 240C470 258 420 254 382 268', mood.pale, 4),
  })
}

/** For a new product: a balloon takes off. */
export const balloonBanner = (): string => {
  const mood = MOODS.day
  return banner({
    mood,
    land: CREST,
    sun: { x: 96, y: 84, r: 38 },
    inSky: [
      cloud(240, 84, 0.9, mood.pale, 0.75),
      cloud(650, 74, 1, mood.pale, 0.75),
      cloud(486, 110, 0.5, mood.pale, 0.6),
      at(372, 156, 1.2, balloon(mood, ['#ef4b3f', '#c23330'])),
      at(566, 108, 0.72, balloon(mood, ['#0b63d8', '#084a9f'])),
      at(226, 168, 0.56, balloon(mood, ['#12a594', '#0c7f73'])),
    ].join(''),
    onMiddle: `<ellipse cx="376" cy="268" rx="56" ry="7" fill="${mood.dark}" opacity=".16"/>`,
  })
}

/** For a reading night: scenes rise from the pages of a book. */
export const bookBanner = (): string => {
  const mood = MOODS.night
  return banner({
    mood,
    land: HOLLOW,
    sun: { x: 610, y: 88, r: 36 },
    inSky: [
      stars(NIGHT_STARS, mood.sun),
      disc(598, 80, 7, mood.accent, 'opacity=".28"') + disc(622, 98, 5, mood.accent, 'opacity=".28"'),
    ].join(''),
    onMiddle: [
      shine('M304 268L210 60H550L456 268Z', mood.sun),
      at(380, 282, 1.18, openBook(mood)),
      stars(
        [
          [330, 196, 3],
          [362, 158, 4],
          [398, 186, 3],
          [432, 140, 3],
          [386, 112, 2.6],
          [340, 128, 2.4],
          [446, 200, 2.4],
        ],
        mood.accent,
      ),
      line('M330 196L362 158L398 186L432 140', mood.accent, 1.5, 'opacity=".6"'),
    ].join(''),
  })
}

/** For customer service: a shop at the waterside. */
export const shopBanner = (): string => {
  const mood = MOODS.oasis
  const tree = palm('#8a5a2b', '#1f9a82', '#15796a')
  return banner({
    mood,
    land: HOLLOW,
    sun: { x: 640, y: 92, r: 42 },
    inSky: cloud(130, 78, 0.9, mood.pale, 0.7) + cloud(500, 60, 0.6, mood.pale, 0.55) + bird(250, 70, 1, mood.dark),
    onFar: at(560, 208, 0.72, tree),
    onMiddle: [at(226, 296, 1.34, tree), at(380, 296, 1.3, shop(mood)), at(536, 296, 1.04, tree)].join(''),
  })
}
