import type { ReactNode } from 'react'
import styles from './state-picture.module.css'

export type StateKind = 'empty' | 'error' | 'locked' | 'lost'

const FOREGROUND: Readonly<Record<StateKind, ReactNode>> = {
  empty: (
    <>
      <path className={styles.line} d="M92 92 v-34 h36 v34" />
      <path className={styles.line} d="M86 58 h48 M97 58 c0 12 9 13 13 17 c4 -4 13 -5 13 -17" />
      <circle className={styles.accent} cx="110" cy="84" r="3" />
      <path className={styles.accent} d="M98 92 c4 -6 20 -6 24 0 z" />
    </>
  ),
  error: (
    <>
      <path className={styles.line} d="M40 106 C66 92 84 98 100 88" />
      <path className={styles.line} d="M124 78 C140 70 152 74 172 60" />
      <path className={styles.accentLine} d="M106 76 l12 14 M118 76 l-12 14" />
    </>
  ),
  locked: (
    <>
      <rect className={styles.accent} x="92" y="64" width="36" height="30" rx="7" />
      <path className={styles.line} d="M99 64 v-9 a11 11 0 0 1 22 0 v9" />
      <circle className={styles.hole} cx="110" cy="77" r="3.5" />
      <path className={styles.holeLine} d="M110 79 v6" />
    </>
  ),
  lost: (
    <>
      <path className={styles.line} d="M110 96 V40" />
      <path className={styles.accent} d="M110 44 h34 l9 8 l-9 8 h-34 z" />
      <path className={styles.soft} d="M110 64 h-28 l-8 7 l8 7 h28 z" />
    </>
  ),
}

/** One drawing for each state a page can be in instead of showing its content. */
export function StatePicture({ kind }: { kind: StateKind }) {
  return (
    <svg className={styles.picture} viewBox="0 0 220 140" aria-hidden="true" focusable="false">
      <circle className={styles.sun} cx="164" cy="42" r="18" />
      <path className={styles.far} d="M10 108 C46 82 78 84 108 98 S176 112 210 88 V126 H10 Z" />
      {FOREGROUND[kind]}
      <path className={styles.near} d="M10 122 C54 98 92 108 122 114 S186 118 210 106 V130 H10 Z" />
    </svg>
  )
}
