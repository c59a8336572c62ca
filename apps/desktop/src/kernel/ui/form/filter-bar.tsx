import { Button } from 'antd'
import type { ReactNode } from 'react'
import styles from './filter-bar.module.css'

interface FilterBarProps {
  /** What is looked through. */
  label: string
  /** The way back to all of it. */
  clear: { label: string; onClear: () => void }
  /** Whether anything is asked for: only then there is a way back. */
  isNarrowed: boolean
  children: ReactNode
}

/** What narrows a list. */
export const FilterBar = ({ label, clear, isNarrowed, children }: FilterBarProps) => (
  <search className={styles.filters} aria-label={label}>
    {children}
    {isNarrowed && (
      <Button type="link" onClick={clear.onClear}>
        {clear.label}
      </Button>
    )}
  </search>
)
