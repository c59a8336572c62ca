import { drawing, farDunes, type Land, type Mood, middleDunes, nearDune, type Size, sky } from './land.ts'

export interface Scene {
  mood: Mood
  land: Land
  sun: { x: number; y: number; r: number }
  /** The objects of the scene, from the sky to the foreground. */
  inSky?: string
  onFar?: string
  onMiddle?: string
  onNear?: string
}

/** Pictures of one size, drawn from back to front. `scale` is the number of pixels for one unit of a drawing. */
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
