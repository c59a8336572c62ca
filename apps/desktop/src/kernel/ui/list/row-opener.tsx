import { Button } from 'antd'
import type { ReactNode } from 'react'
import styles from './row-opener.module.css'

interface RowOpenerProps {
  children: ReactNode
  onOpen: () => void
}

/** Opens the row of a table; the name of what the row is about. */
export function RowOpener({ children, onOpen }: RowOpenerProps) {
  return (
    <Button type="link" className={styles.opener ?? ''} onClick={onOpen}>
      {children}
    </Button>
  )
}
