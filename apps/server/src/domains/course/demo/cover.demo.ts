import { at, disc, type Land, MOODS, type Mood, stars, trail } from '../../../kernel/drawing/land.ts'
import {
  balloon,
  beam,
  bird,
  cloud,
  compass,
  flag,
  lantern,
  lighthouse,
  medal,
  openBook,
  palm,
  shield,
  shop,
  tent,
} from '../../../kernel/drawing/objects.ts'
import { type Scene, scenes } from '../../../kernel/drawing/scene.ts'
import {
  chart,
  clock,
  cup,
  extinguisher,
  headphones,
  magnifier,
  padlock,
  parcel,
  pencil,
  phone,
  talk,
  till,
} from '../../../kernel/drawing/tools.ts'

const SIZE = { width: 400, height: 225 }
/** The cover is 1200 pixels wide, for a phone screen of 400 points at three pixels per point. */
const SCALE = 3

/** The high crest is on the right. */
const CREST: Land = {
  far: [
    'M0 150C60 142 110 128 160 118S250 108 286 92C316 104 352 136 400 144V225H0Z',
    'M286 92C278 116 294 132 316 148S352 182 350 225H400V144C352 136 316 104 286 92Z',
  ],
  middle: [
    'M0 180C70 152 128 148 196 164S336 190 400 160V225H0Z',
    'M196 164C188 184 216 194 240 206S272 220 270 225H400V160C336 190 262 180 196 164Z',
  ],
  near: 'M0 208C68 184 132 188 204 202S336 214 400 190V225H0Z',
  ripples: 'M14 216C72 198 128 200 190 212M226 216C292 224 346 220 394 202',
}

/** A wide hollow, the crest on the left. */
const HOLLOW: Land = {
  far: [
    'M0 118C38 106 64 112 102 132S178 156 226 142S322 98 400 120V225H0Z',
    'M50 108C42 126 68 136 84 150S116 180 114 225H150C156 194 186 162 226 142C178 156 136 150 102 132C80 120 66 110 50 108Z',
  ],
  middle: [
    'M0 156C60 172 98 180 162 174S282 158 328 142C352 146 380 160 400 162V225H0Z',
    'M328 142C320 162 344 172 360 184S382 206 380 225H400V162C380 160 352 146 328 142Z',
  ],
  near: 'M0 196C66 210 136 206 206 200S346 186 400 204V225H0Z',
  ripples: 'M8 208C66 220 128 218 184 212M224 210C282 204 336 200 394 214',
}

const STARS = [
  [30, 30, 1.4],
  [76, 62, 1.8],
  [118, 22, 1.2],
  [152, 52, 1.3],
  [250, 28, 1.8],
  [366, 42, 1.3],
  [344, 88, 1.4],
  [22, 92, 1.2],
] as const

interface Cover extends Scene {
  /** The main object, large, in the middle of the picture. */
  thing: string
}

const scene = scenes(SIZE, SCALE)
const cover = ({ thing, onMiddle = '', ...around }: Cover): string => scene({ ...around, onMiddle: onMiddle + thing })

const LEFT = { x: 84, y: 66, r: 26 }
const RIGHT = { x: 316, y: 62, r: 26 }
const shadow = (mood: Mood, x: number, y: number, width: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="6" fill="${mood.dark}" opacity=".18"/>`
const clouds = ({ pale }: Mood, opacity = 0.7): string =>
  cloud(110, 58, 0.62, pale, opacity) + cloud(330, 44, 0.46, pale, opacity * 0.8)

const { dawn, day, dusk, night, oasis } = MOODS
const tree = palm('#8a5a2b', '#1f9a82', '#15796a')

/** One picture for each subject. */
export const COVERS = {
  camp: () =>
    cover({
      mood: dawn,
      land: CREST,
      sun: RIGHT,
      inSky: cloud(96, 56, 0.7, dawn.pale, 0.55) + bird(230, 52, 0.8, dawn.dark),
      onFar: at(286, 94, 0.66, flag(dawn)),
      onMiddle: trail('M280 108C268 128 232 130 222 144C212 158 244 164 226 176', dawn.pale, 3),
      thing: at(134, 206, 1.02, tent(dawn)),
    }),
  safety: () =>
    cover({
      mood: dusk,
      land: HOLLOW,
      sun: LEFT,
      inSky: stars(STARS.slice(2), dusk.pale) + at(236, 170, 0.86, beam(dusk.pale)),
      onFar: at(236, 170, 0.86, lighthouse(dusk)),
      thing: at(118, 212, 0.72, shield(dusk)),
    }),
  service: () =>
    cover({
      mood: oasis,
      land: HOLLOW,
      sun: RIGHT,
      inSky: clouds(oasis) + bird(196, 44, 0.8, oasis.dark),
      thing: at(110, 206, 0.86, tree) + at(206, 208, 1.06, shop(oasis)) + at(304, 206, 0.74, tree),
    }),
  display: () =>
    cover({
      mood: day,
      land: CREST,
      sun: LEFT,
      inSky: clouds(day),
      thing: shadow(day, 206, 208, 84) + at(206, 210, 1.16, shop(day)),
    }),
  fire: () =>
    cover({
      mood: day,
      land: HOLLOW,
      sun: LEFT,
      inSky: cloud(320, 60, 0.6, day.pale, 0.5),
      thing: shadow(day, 212, 206, 52) + at(206, 210, 1.14, extinguisher(day)),
    }),
  food: () =>
    cover({
      mood: oasis,
      land: CREST,
      sun: RIGHT,
      inSky: clouds(oasis),
      thing: shadow(oasis, 196, 204, 74) + at(196, 206, 1.12, magnifier(oasis)),
    }),
  till: () =>
    cover({
      mood: day,
      land: HOLLOW,
      sun: RIGHT,
      inSky: clouds(day),
      thing: shadow(day, 200, 206, 88) + at(200, 208, 1.08, till(day)),
    }),
  stock: () =>
    cover({
      mood: dawn,
      land: CREST,
      sun: LEFT,
      inSky: bird(300, 54, 0.8, dawn.dark) + bird(330, 68, 0.6, dawn.dark),
      thing: shadow(dawn, 206, 206, 74) + at(206, 208, 1.12, parcel(dawn)),
    }),
  leader: () =>
    cover({
      mood: day,
      land: CREST,
      sun: LEFT,
      inSky: at(196, 120, 0.72, balloon(day, ['#ef4b3f', '#c23330'])) + cloud(330, 50, 0.5, day.pale, 0.7),
      onFar: at(286, 94, 0.8, flag(day)),
      onMiddle: trail('M280 110C262 132 226 136 214 152C204 168 232 176 214 188', day.pale, 3),
      thing: at(110, 208, 0.8, compass(day)),
    }),
  talk: () =>
    cover({
      mood: dusk,
      land: CREST,
      sun: LEFT,
      inSky: stars(STARS, dusk.pale),
      thing: at(208, 204, 1.04, talk(dusk)),
    }),
  time: () =>
    cover({
      mood: day,
      land: HOLLOW,
      sun: RIGHT,
      inSky: clouds(day),
      thing: shadow(day, 200, 208, 58) + at(200, 210, 1.12, clock(day)),
    }),
  secrets: () =>
    cover({
      mood: night,
      land: HOLLOW,
      sun: RIGHT,
      inSky: stars(STARS, night.sun),
      thing: shadow(night, 200, 208, 64) + at(200, 210, 1.1, padlock(night)),
    }),
  data: () =>
    cover({
      mood: dusk,
      land: HOLLOW,
      sun: RIGHT,
      inSky: stars(STARS.slice(0, 4), dusk.pale),
      thing: shadow(dusk, 200, 208, 70) + at(200, 210, 1.1, chart(dusk)),
    }),
  code: () =>
    cover({
      mood: night,
      land: CREST,
      sun: LEFT,
      inSky: stars(STARS, night.sun),
      thing: shadow(night, 204, 208, 46) + at(204, 210, 1.1, phone(night)),
    }),
  writing: () =>
    cover({
      mood: oasis,
      land: HOLLOW,
      sun: LEFT,
      inSky: clouds(oasis, 0.6),
      thing: shadow(oasis, 200, 206, 80) + at(196, 206, 1.1, pencil(oasis)),
    }),
  sound: () =>
    cover({
      mood: night,
      land: CREST,
      sun: RIGHT,
      inSky: stars(STARS, night.sun),
      thing: at(200, 208, 1.1, headphones(night)),
    }),
  rest: () =>
    cover({
      mood: dawn,
      land: CREST,
      sun: RIGHT,
      inSky: cloud(100, 54, 0.66, dawn.pale, 0.6),
      thing: shadow(dawn, 196, 206, 62) + at(204, 208, 1.14, cup(dawn)),
    }),
  reading: () =>
    cover({
      mood: night,
      land: HOLLOW,
      sun: RIGHT,
      inSky: stars(STARS, night.sun),
      thing: disc(200, 150, 90, 'url(#glow)') + at(200, 192, 0.98, openBook(night)),
    }),
  prize: () =>
    cover({
      mood: oasis,
      land: CREST,
      sun: LEFT,
      inSky: clouds(oasis),
      thing: shadow(oasis, 204, 206, 48) + at(204, 210, 1.14, medal(oasis)),
    }),
  lamp: () =>
    cover({
      mood: dusk,
      land: HOLLOW,
      sun: RIGHT,
      inSky: stars(STARS, dusk.pale),
      thing: at(200, 208, 1.16, disc(0, -46, 76, 'url(#glow)') + lantern(dusk)),
    }),
} as const satisfies Record<string, () => string>
export type CoverName = keyof typeof COVERS

export const courseDrawings = (): string[] => Object.values(COVERS).map((draw) => draw())
