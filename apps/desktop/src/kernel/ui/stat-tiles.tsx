import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './stat-tiles.module.css'

export function StatTiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {children}
    </ul>
  )
}

/** Keeps a number with its unit when a line wraps. */
const withUnits = (value: string) => value.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')

interface StatTileProps {
  label: string
  value: string
  state?: ReactNode
  /** The page with the details of the number. */
  to?: string
}

export function StatTile({ label, value, state, to }: StatTileProps) {
  return (
    <li className={styles.tile}>
      <span className={styles.label}>{to ? <Link to={to}>{label}</Link> : label}</span>
      <span className={styles.value}>{withUnits(value)}</span>
      {state && <span>{state}</span>}
    </li>
  )
}
