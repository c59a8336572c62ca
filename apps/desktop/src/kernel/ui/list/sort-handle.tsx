import { HolderOutlined } from '@ant-design/icons'
import type { ComponentProps } from 'react'
import styles from './sort-handle.module.css'

interface SortHandleProps extends ComponentProps<'button'> {
  /** For rows lower than a touch target. */
  low?: boolean
}

/** The handle by which a row is dragged. Its props come from `useDragSort`. */
export function SortHandle({ low = false, ...props }: SortHandleProps) {
  return (
    <button type="button" {...props} className={styles.handle} data-low={low}>
      <HolderOutlined aria-hidden />
    </button>
  )
}
