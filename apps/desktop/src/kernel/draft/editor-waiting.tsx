import { Skeleton } from 'antd'
import { EditorDesk } from './editor-desk.tsx'
import styles from './part-card.module.css'

/** An editor in the shape of what is to come. */
export function EditorWaiting() {
  return (
    <EditorDesk isComing>
      <div className={styles.card}>
        <Skeleton active paragraph={{ rows: 6 }} />
      </div>
      <div className={styles.card}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    </EditorDesk>
  )
}
