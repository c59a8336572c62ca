import type { ImageLayout } from './block.ts'

export type ImagePlace = 'row' | 'half' | 'large' | 'small'

const PLACES: Readonly<Record<ImageLayout, readonly ImagePlace[]>> = {
  1: ['row'],
  2: ['half', 'half'],
  3: ['large', 'small', 'small'],
}

/**
 * The place of each of `count` pictures. Pictures that do not fill a group use the layout of a smaller group, so that
 * there are no gaps.
 */
export function imagePlaces(count: number, layout: ImageLayout): ImagePlace[] {
  const group = PLACES[layout]
  const whole = Math.floor(count / layout)
  const left = (count % layout) as 0 | ImageLayout
  return [...Array.from({ length: whole }, () => group).flat(), ...(left === 0 ? [] : PLACES[left])]
}
