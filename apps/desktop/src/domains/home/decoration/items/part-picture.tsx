import type { BlockCode } from '@sands/rules/decoration'
import type { ReactNode } from 'react'
import type { BUTTON } from '../../publish/page-difference.ts'
import styles from './part-picture.module.css'

/** A small drawing of a part of the page. */
export function PartPicture({ part }: { part: BlockCode | typeof BUTTON }) {
  return <Drawing>{PARTS[part]}</Drawing>
}

/** Small drawings of the looks of a module, to compare them. */
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

/** A rectangle; strong for the most prominent element. */
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

/** Drawings of a cover with text below, a cover with text beside it, and a person. */
const tile = (x: number, y: number, width: number) => [
  box(x, y, width, width * 0.56),
  box(x, y + width * 0.56 + 2, width * 0.8, 2, false),
]
const line = (x: number, y: number, width: number) => [
  box(x, y, 11, 7),
  box(x + 14, y + 1, width - 14, 2, false),
  box(x + 14, y + 5, (width - 14) * 0.6, 2, false),
]
const face = (x: number, y: number, size: number) => [
  <circle key={`${x} ${y}`} cx={x + size / 2} cy={y + size / 2} r={size / 2} className={styles.strong} />,
  box(x + size * 0.1, y + size + 3, size * 0.8, 2, false),
]

const personLine = (y: number) => [
  <circle key={y} cx={13} cy={y + 4} r={5} className={styles.strong} />,
  box(24, y + 1, 44, 2, false),
  box(24, y + 5, 26, 2, false),
]

const PARTS: Readonly<Record<BlockCode | typeof BUTTON, ReactNode>> = {
  'app-banner': [box(4, 6, 32, 16), box(15, 25, 4, 2), box(21, 25, 4, 2, false)],
  'app-nav': [row(5, 6, [4, 13, 22, 31]), row(18, 6, [4, 13, 22, 31])],
  'app-notice': [box(4, 12, 8, 8), box(15, 13, 21, 2, false), box(15, 18, 14, 2, false)],
  'app-learn-task': [box(4, 4, 32, 10, false), box(4, 18, 32, 10, false), box(6, 7, 12, 2), box(6, 21, 12, 2)],
  'app-class': [tile(4, 4, 15), tile(21, 4, 15), tile(4, 18, 15), tile(21, 18, 15)],
  'app-category-class': [
    box(4, 4, 8, 4),
    box(14, 4, 8, 4, false),
    box(24, 4, 8, 4, false),
    tile(4, 12, 19),
    tile(25, 12, 19),
  ],
  'app-info': [line(4, 4, 32), line(4, 13, 32), line(4, 22, 32)],
  'app-info-class': [line(4, 4, 32), tile(4, 14, 15), tile(21, 14, 15)],
  'app-multi-image': [box(4, 6, 15, 20), box(21, 6, 15, 9, false), box(21, 17, 15, 9, false)],
  'app-community': [face(4, 3, 6), line(13, 4, 23), face(4, 17, 6), line(13, 18, 23)],
  'app-lecturer': [face(4, 8, 9), face(15.5, 8, 9), face(27, 8, 9)],
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
  feed_1: [line(8, 7, 72), line(8, 22, 72), line(8, 37, 72)],
  feed_2: [tile(8, 5, 34), tile(46, 5, 34), tile(8, 30, 34), tile(46, 30, 34)],
  feed_3: [tile(8, 10, 46), tile(60, 10, 46)],
  person_1: [personLine(7), personLine(22), personLine(37)],
  person_2: [face(18, 4, 12), face(56, 4, 12), face(18, 28, 12), face(56, 28, 12)],
  person_3: [face(8, 14, 17), face(33, 14, 17), face(58, 14, 17), face(83, 14, 17)],
} as const
