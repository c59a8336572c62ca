import type { ReactNode } from 'react'
import styles from './scene.module.css'

/** Dunes under a low sun: the background of every picture of the app. */
function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 168" className={styles.scene} aria-hidden="true">
      <circle cx="176" cy="52" r="26" className={styles.sun} />
      <path d="M8 128c34-34 66-34 98-14s66 22 126-16v36c0 9-7 16-16 16H24c-9 0-16-7-16-16z" className={styles.far} />
      {children}
      <path d="M8 140c46-18 82-10 116-2s70 8 108-8v4c0 9-7 16-16 16H24c-9 0-16-7-16-16z" className={styles.near} />
      <path d="M40 158h160" className={styles.ground} />
    </svg>
  )
}

/** An hourglass that has run out. */
export const EmptyScene = () => (
  <Scene>
    <path d="M92 44h56M92 132h56" className={styles.edge} />
    <path d="M98 46c0 22 18 28 18 42s-18 20-18 42h44c0-22-18-28-18-42s18-20 18-42z" className={styles.glass} />
    <path d="M104 128c4-14 12-18 16-18s12 4 16 18z" className={styles.brand} />
    <path d="M120 92v14" className={styles.grains} />
  </Scene>
)

/** A crooked signpost. */
export const ErrorScene = () => (
  <Scene>
    <path d="M122 136 112 60" className={styles.edge} />
    <g transform="rotate(-9 112 68)">
      <path d="M74 48h66l16 17-16 17H74a6 6 0 0 1-6-6V54a6 6 0 0 1 6-6z" className={styles.board} />
      <path d="M108 56v11M108 74v1" className={styles.mark} />
    </g>
  </Scene>
)

/** A gate that stays shut. */
export const NoPermissionScene = () => (
  <Scene>
    <path d="M84 138V84a36 36 0 0 1 72 0v54z" className={styles.board} />
    <path d="M84 138V84a36 36 0 0 1 72 0v54M108 138V52M132 138V52" className={styles.bars} />
    <rect x="104" y="88" width="32" height="28" rx="7" className={styles.brand} />
    <path d="M111 88v-7a9 9 0 0 1 18 0v7" className={styles.edge} />
    <path d="M120 99v7" className={styles.hole} />
  </Scene>
)

/** Footsteps that end, and a compass. */
export const NotFoundScene = () => (
  <Scene>
    <circle cx="112" cy="82" r="34" className={styles.board} />
    <circle cx="112" cy="82" r="34" className={styles.bars} />
    <path d="M112 54v6M112 104v6M84 82h6M134 82h6" className={styles.bars} />
    <path d="m126 66-8 22-20 10 8-22z" className={styles.brand} />
    <circle cx="112" cy="82" r="3.5" className={styles.pin} />
    <path d="M44 150c10-6 4-12 16-16s22-2 24-8" className={styles.steps} />
  </Scene>
)

/** A cloud without a connection. */
export const OfflineScene = () => (
  <Scene>
    <path d="M86 106a20 20 0 0 1 2-40 30 30 0 0 1 57-4 22 22 0 0 1 7 44z" className={styles.board} />
    <path d="M86 106a20 20 0 0 1 2-40 30 30 0 0 1 57-4 22 22 0 0 1 7 44z" className={styles.bars} />
    <path d="m100 120 40-56" className={styles.slash} />
    <path d="M118 118v20" className={styles.grains} />
  </Scene>
)
