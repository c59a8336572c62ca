import { HolderOutlined } from '@ant-design/icons'
import type { ComponentProps } from 'react'
import styles from './sort-handle.module.css'

interface SortHandleProps extends ComponentProps<'button'> {
  /** For rows that are lower than a finger. */
  low?: boolean
}

/** What a row is dragged by. Its props come from `useDragSort`. */
export function SortHandle({ low = false, ...props }: SortHandleProps) {
  return (
    <button type="button" {...props} className={styles.handle} data-low={low}>
      <HolderOutlined aria-hidden />
    </button>
  )
}
