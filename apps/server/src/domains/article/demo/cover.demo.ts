import { at, type Land, MOODS, type Mood, stars } from '../../../kernel/drawing/land.ts'
import {
  balloon,
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
import { scenes } from '../../../kernel/drawing/scene.ts'

const SIZE = { width: 480, height: 320 }
const SCALE = 2.5

/**
 * One dune in the background and one in front. Covers of articles are simpler than banners: they show a single object.
 */
const LEFT: Land = {
  far: [
    'M0 214C90 170 150 150 214 156S380 214 480 200V320H0Z',
    'M214 156C196 190 240 208 270 226S320 280 312 320H480V200C380 214 300 172 214 156Z',
  ],
  near: 'M0 268C100 238 210 246 300 260S420 270 480 252V320H0Z',
  ripples: 'M20 290C100 266 200 270 284 286M330 294C390 302 436 298 470 286',
}
const RIGHT: Land = {
  far: [
    'M0 206C70 216 160 204 236 168C290 144 350 176 480 220V320H0Z',
    'M260 160C244 192 284 212 312 232S352 286 344 320H480V220C390 190 312 152 260 160Z',
  ],
  near: 'M0 254C90 276 190 268 280 256S420 244 480 266V320H0Z',
  ripples: 'M14 276C90 294 180 288 262 278M310 276C370 268 430 268 470 284',
}
const STARS = [
  [50, 44, 1.8],
  [112, 90, 1.3],
  [170, 36, 1.6],
  [300, 56, 1.9],
  [372, 30, 1.3],
  [430, 96, 1.7],
] as const

interface Cover {
  mood: Mood
  land: Land
  thing: string
  inSky?: string
}

const scene = scenes(SIZE, SCALE)
const cover = ({ mood, land, thing, inSky = '' }: Cover): string =>
  scene({
    mood,
    land,
    sun: land === LEFT ? { x: 380, y: 84, r: 34 } : { x: 96, y: 80, r: 34 },
    inSky,
    onFar: thing,
  })

const { dawn, day, dusk, night, oasis } = MOODS
const clouds = ({ pale }: Mood): string => cloud(120, 84, 0.9, pale, 0.6) + cloud(330, 60, 0.6, pale, 0.5)
const birds = ({ dark }: Mood): string => bird(150, 70, 0.9, dark) + bird(186, 88, 0.7, dark)

export const ARTICLE_COVERS = {
  shop: () => cover({ mood: day, land: LEFT, thing: at(240, 268, 1.2, shop(day)), inSky: clouds(day) }),
  flag: () => cover({ mood: dawn, land: RIGHT, thing: at(250, 200, 1.5, flag(dawn)), inSky: birds(dawn) }),
  book: () => cover({ mood: oasis, land: LEFT, thing: at(240, 250, 1.3, openBook(oasis)), inSky: birds(oasis) }),
  lighthouse: () =>
    cover({ mood: dusk, land: RIGHT, thing: at(260, 240, 1.05, lighthouse(dusk)), inSky: stars(STARS, dusk.pale) }),
  shield: () =>
    cover({ mood: night, land: LEFT, thing: at(240, 268, 1.25, shield(night)), inSky: stars(STARS, night.pale) }),
  medal: () => cover({ mood: dawn, land: LEFT, thing: at(236, 268, 1.3, medal(dawn)), inSky: clouds(dawn) }),
  compass: () => cover({ mood: day, land: RIGHT, thing: at(240, 274, 1.25, compass(day)), inSky: birds(day) }),
  lantern: () =>
    cover({ mood: night, land: RIGHT, thing: at(240, 272, 1.5, lantern(night)), inSky: stars(STARS, night.pale) }),
  tent: () => cover({ mood: dusk, land: LEFT, thing: at(230, 262, 1.4, tent(dusk)), inSky: stars(STARS, dusk.pale) }),
  balloon: () =>
    cover({
      mood: day,
      land: RIGHT,
      thing: '',
      inSky: clouds(day) + at(262, 158, 1.15, balloon(day, ['#ef4b3f', '#bf2f2c'])),
    }),
  palm: () =>
    cover({
      mood: oasis,
      land: RIGHT,
      thing:
        at(220, 262, 1.3, palm('#8a5a2b', '#1f9a82', '#15796a')) +
        at(296, 268, 0.9, palm('#8a5a2b', '#1f9a82', '#15796a')),
    }),
} satisfies Record<string, () => string>
export type ArticleCover = keyof typeof ARTICLE_COVERS

export const articleDrawings = (): string[] => Object.values(ARTICLE_COVERS).map((draw) => draw())
