import type { ImageLayout } from './block.ts'

export type ImagePlace = 'row' | 'half' | 'large' | 'small'

const PLACES: Readonly<Record<ImageLayout, readonly ImagePlace[]>> = {
  1: ['row'],
  2: ['half', 'half'],
  3: ['large', 'small', 'small'],
}

/** Where each of `count` pictures stands. What does not fill a group stands as a smaller group does: no gaps. */
export function imagePlaces(count: number, layout: ImageLayout): ImagePlace[] {
  const group = PLACES[layout]
  const whole = Math.floor(count / layout)
  const left = (count % layout) as 0 | ImageLayout
  return [...Array.from({ length: whole }, () => group).flat(), ...(left === 0 ? [] : PLACES[left])]
}
