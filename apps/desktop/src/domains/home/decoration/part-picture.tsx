import type { BlockCode } from '@sands/rules/decoration'
import type { ReactNode } from 'react'
import type { BUTTON } from '../publish/page-difference.ts'
import styles from './part-picture.module.css'

/** A little drawing of what a part of the page looks like. */
export function PartPicture({ part }: { part: BlockCode | typeof BUTTON }) {
  return <Drawing>{PARTS[part]}</Drawing>
}

/** How the looks of a module differ, side by side. */
export function LookPicture({ look }: { look: keyof typeof LOOKS }) {
  return <Drawing wide>{LOOKS[look]}</Drawing>
}

function Drawing({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <svg className={wide ? styles.wide : styles.small} viewBox={wide ? '0 0 88 52' : '0 0 40 32'} aria-hidden="true">
      {children}
    </svg>
  )
}

/** A shape by its place: strong for what is looked at first. */
const box = (x: number, y: number, width: number, height: number, strong = true) => (
  <rect
    key={`${x} ${y}`}
    x={x}
    y={y}
    width={width}
    height={height}
    rx={Math.min(3, height / 2)}
    className={strong ? styles.strong : styles.soft}
  />
)
const row = (y: number, size: number, places: readonly number[]) =>
  places.map((x) => [box(x, y, size, size), box(x, y + size + 2, size, 2, false)])

const PARTS: Readonly<Record<BlockCode | typeof BUTTON, ReactNode>> = {
  'app-banner': [box(4, 6, 32, 16), box(15, 25, 4, 2), box(21, 25, 4, 2, false)],
  'app-nav': [row(5, 6, [4, 13, 22, 31]), row(18, 6, [4, 13, 22, 31])],
  'app-notice': [box(4, 12, 8, 8), box(15, 13, 21, 2, false), box(15, 18, 14, 2, false)],
  'app-multi-image': [box(4, 6, 15, 20), box(21, 6, 15, 9, false), box(21, 17, 15, 9, false)],
  button: [box(8, 4, 24, 2, false), box(8, 9, 18, 2, false), box(24, 16, 12, 12)],
}

const LOOKS = {
  tile: [box(6, 8, 76, 30), box(36, 43, 8, 3), box(47, 43, 4, 3, false)],
  card_slide: [box(-10, 12, 18, 24, false), box(13, 8, 62, 32), box(80, 12, 18, 24, false)],
  four: [row(6, 12, [6, 27, 48, 69]), row(28, 12, [6, 27, 48, 69])],
  five: [row(6, 11, [4, 21, 38, 55, 72]), row(28, 11, [4, 21, 38, 55, 72])],
  1: [box(6, 6, 76, 18), box(6, 28, 76, 18)],
  2: [box(6, 6, 36, 18), box(46, 6, 36, 18), box(6, 28, 36, 18), box(46, 28, 36, 18)],
  3: [box(6, 6, 36, 40), box(46, 6, 36, 18), box(46, 28, 36, 18)],
} as const
