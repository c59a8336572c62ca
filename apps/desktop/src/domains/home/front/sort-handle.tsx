import { HolderOutlined } from '@ant-design/icons'
import type { ComponentProps } from 'react'
import styles from './front.module.css'

/** What a row is dragged by. Its props come from `useDragSort`. */
export function SortHandle(props: ComponentProps<'button'>) {
  return (
    <button {...props} className={styles.handle}>
      <HolderOutlined aria-hidden />
    </button>
  )
}
