import type { ReactNode } from 'react'
import styles from './state-picture.module.css'

export type StateKind = 'empty' | 'error' | 'locked' | 'lost'

const MOTIFS: Readonly<Record<StateKind, ReactNode>> = {
  // An hourglass that has run out.
  empty: (
    <>
      <path
        className={styles.glass}
        d="M98 48 c0 24 18 28 18 42 s-18 18 -18 42 h44 c0 -24 -18 -28 -18 -42 s18 -18 18 -42 z"
      />
      <path className={styles.brand} d="M104 130 c3 -14 11 -19 16 -19 s13 5 16 19 z" />
      <path className={styles.post} d="M92 46 h56 M92 134 h56" />
    </>
  ),
  // A path that breaks off.
  error: (
    <>
      <path className={styles.steps} d="M34 138 c26 -22 48 -10 70 -30" />
      <path className={styles.steps} d="M150 84 c18 -12 30 -6 52 -26" />
      <circle className={styles.glass} cx="127" cy="96" r="25" />
      <path className={styles.mark} d="M127 84 v14 M127 107 v0.5" />
    </>
  ),
  // A gate that stays shut.
  locked: (
    <>
      <path className={styles.glass} d="M82 140 V86 a38 38 0 0 1 76 0 v54 z" />
      <path className={styles.thin} d="M107 140 V51 M133 140 V51" />
      <path className={styles.post} d="M110 92 v-8 a10 10 0 0 1 20 0 v8" />
      <rect className={styles.brand} x="102" y="92" width="36" height="30" rx="8" />
      <path className={styles.hole} d="M120 104 v7" />
    </>
  ),
  // A signpost with nothing on it.
  lost: (
    <>
      <path className={styles.post} d="M120 140 V44" />
      <path className={styles.brand} d="M120 48 h44 l13 12 l-13 12 h-44 z" />
      <path className={styles.glass} d="M120 80 h-36 l-12 11 l12 11 h36 z" />
    </>
  ),
}

/** One drawing for each state a page can be in instead of showing its content. */
export function StatePicture({ kind }: { kind: StateKind }) {
  return (
    <svg className={styles.picture} viewBox="0 0 240 168" aria-hidden="true" focusable="false">
      <circle className={styles.sun} cx="178" cy="50" r="26" />
      <path
        className={styles.far}
        d="M8 128 c34 -34 66 -34 98 -14 s66 22 126 -16 v36 a16 16 0 0 1 -16 16 H24 a16 16 0 0 1 -16 -16 z"
      />
      {MOTIFS[kind]}
      <path
        className={styles.near}
        d="M8 142 c46 -18 82 -10 116 -2 s70 8 108 -8 v2 a16 16 0 0 1 -16 16 H24 a16 16 0 0 1 -16 -16 z"
      />
    </svg>
  )
}
