import { Skeleton } from 'antd'
import { EditorLayout } from './editor-layout.tsx'
import styles from './part-card.module.css'

/** A skeleton in the shape of the editor. */
export function EditorWaiting() {
  return (
    <EditorLayout isComing>
      <div className={styles.card}>
        <Skeleton active paragraph={{ rows: 6 }} />
      </div>
      <div className={styles.card}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    </EditorLayout>
  )
}
