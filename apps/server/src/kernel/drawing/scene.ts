import { drawing, farDunes, type Land, type Mood, middleDunes, nearDune, type Size, sky } from './land.ts'

export interface Scene {
  mood: Mood
  land: Land
  sun: { x: number; y: number; r: number }
  /** What stands where, from the horizon to one's feet. */
  inSky?: string
  onFar?: string
  onMiddle?: string
  onNear?: string
}

/** Pictures of one size: what is nearer hides what is farther. `scale` is how many pixels one unit of a drawing gets. */
export const scenes =
  (size: Size, scale: number) =>
  ({ mood, land, sun, inSky = '', onFar = '', onMiddle = '', onNear = '' }: Scene): string =>
    drawing(
      size,
      scale,
      [
        sky(mood, size, sun),
        inSky,
        farDunes(mood, land),
        onFar,
        middleDunes(mood, land),
        onMiddle,
        nearDune(mood, land),
        onNear,
      ].join(''),
    )
