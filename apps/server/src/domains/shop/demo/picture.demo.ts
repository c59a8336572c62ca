import { bottle, gift, keyboard, stones, tote, umbrella } from '../../../kernel/drawing/goods.ts'
import { at, type Land, MOODS, type Mood } from '../../../kernel/drawing/land.ts'
import { medal } from '../../../kernel/drawing/objects.ts'
import { scenes } from '../../../kernel/drawing/scene.ts'

/** Lists show the middle of a picture as a square, so that the goods stand there. */
const SIZE = { width: 400, height: 300 }
const SCALE = 3

const LAND: Land = {
  far: [
    'M0 206C60 190 130 170 190 176S320 214 400 196V300H0Z',
    'M190 176C176 200 214 214 240 230S284 270 278 300H400V196C320 214 262 184 190 176Z',
  ],
  near: 'M0 244C90 222 180 228 260 240S360 248 400 234V300H0Z',
  ripples: 'M16 268C84 250 170 254 240 266M276 272C326 280 364 276 392 264',
}
const scene = scenes(SIZE, SCALE)
const picture = (mood: Mood, thing: (mood: Mood) => string): string =>
  scene({ mood, land: LAND, sun: { x: 310, y: 66, r: 28 }, onNear: at(200, 254, 1.25, thing(mood)) })

const { dawn, day, dusk, night, oasis } = MOODS

export const GOODS_PICTURES = {
  bottle: () => picture(day, bottle),
  tote: () => picture(dusk, tote),
  keyboard: () => picture(night, keyboard),
  medal: () => picture(oasis, medal),
  stones: () => picture(oasis, stones),
  umbrella: () => picture(dawn, umbrella),
  gift: () => picture(dawn, gift),
}
export type GoodsPicture = keyof typeof GOODS_PICTURES

export const goodsDrawings = (): string[] => Object.values(GOODS_PICTURES).map((draw) => draw())
