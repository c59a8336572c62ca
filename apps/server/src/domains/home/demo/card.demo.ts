import { at, disc, type Land, MOODS, type Mood, stars } from '../../../kernel/drawing/land.ts'
import { bird, cloud, compass, lantern, medal, openBook, shield, tent } from '../../../kernel/drawing/objects.ts'
import { scenes } from '../../../kernel/drawing/scene.ts'

const SIZE = { width: 240, height: 160 }
const SCALE = 3

const LAND: Land = {
  far: [
    'M0 108C40 88 70 84 104 96S170 112 196 84C214 92 226 100 240 102V160H0Z',
    'M196 84C188 104 200 114 214 122S232 140 230 160H240V102C226 100 214 92 196 84Z',
  ],
  middle: [
    'M0 122C34 110 76 108 118 122S200 138 240 118V160H0Z',
    'M118 122C110 136 130 142 146 148S162 156 160 160H240V118C200 138 160 136 118 122Z',
  ],
  near: 'M0 142C40 128 84 132 124 142S204 150 240 136V160H0Z',
}

interface Card {
  mood: Mood
  thing: string
  inSky: string
}

const scene = scenes(SIZE, SCALE)

/** One large object in the sand; small enough that three cards fit in a row. */
const card = ({ mood, thing, inSky }: Card): string =>
  scene({ mood, land: LAND, sun: { x: 186, y: 48, r: 20 }, inSky, onMiddle: thing })

const STARS = [
  [24, 22, 1.2],
  [52, 46, 0.9],
  [140, 20, 1.1],
  [222, 22, 0.9],
  [38, 74, 0.9],
] as const

export const compassCard = (): string => {
  const mood = MOODS.dawn
  return card({ mood, thing: at(114, 146, 0.94, compass(mood)), inSky: bird(60, 34, 0.7, mood.dark) })
}

export const medalCard = (): string => {
  const mood = MOODS.day
  return card({ mood, thing: at(114, 148, 0.98, medal(mood)), inSky: cloud(62, 52, 0.5, mood.pale, 0.8) })
}

export const lanternCard = (): string => {
  const mood = MOODS.night
  return card({
    mood,
    thing: at(97, 147, 1.1, disc(0, -46, 76, 'url(#glow)') + lantern(mood)),
    inSky: stars(STARS, mood.sun),
  })
}

export const shieldCard = (): string => {
  const mood = MOODS.dusk
  return card({ mood, thing: at(114, 152, 0.96, shield(mood)), inSky: stars(STARS, mood.pale) })
}

export const tentCard = (): string => {
  const mood = MOODS.day
  return card({ mood, thing: at(112, 150, 0.92, tent(mood)), inSky: bird(64, 40, 0.7, mood.dark) })
}

export const bookCard = (): string => {
  const mood = MOODS.night
  return card({ mood, thing: at(114, 131, 0.78, openBook(mood)), inSky: stars(STARS, mood.sun) })
}
