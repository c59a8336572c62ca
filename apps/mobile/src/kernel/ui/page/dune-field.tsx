import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './dune-field.module.css'

interface DuneFieldProps {
  className?: string | undefined
  children: ReactNode
}

/** The brand colour over the dunes of the sign-in page, with text in front. */
export function DuneField({ className, children }: DuneFieldProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <svg viewBox="0 0 343 168" preserveAspectRatio="xMaxYMax slice" className={styles.dunes} aria-hidden="true">
        <circle cx="292" cy="46" r="28" className={styles.sun} />
        <path d="M0 116c60-40 112-34 164-14s112 26 179-26v92H0z" className={styles.far} />
        <path d="M0 150c72-32 132-22 190-8s106 8 153-28v54H0z" className={styles.near} />
      </svg>
      {children}
    </div>
  )
}
