import { Button } from 'antd'
import type { ReactNode } from 'react'
import styles from './filter-bar.module.css'

interface FilterBarProps {
  /** Names the list that is filtered. */
  label: string
  /** Removes all filters. */
  clear: { label: string; onClear: () => void }
  /** Whether any filter is set; only then can the filters be cleared. */
  isNarrowed: boolean
  children: ReactNode
}

/** The filters of a list. */
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
