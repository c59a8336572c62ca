import { DocumentFile, preloadViewer } from '@sands/web/document/document-file.tsx'
import { Skeleton } from 'antd'
import type { CoursewareProps } from './courseware-props.ts'
import styles from './study-stage.module.css'

preloadViewer()

export function DocumentCourseware({ file, watermark, viewing, place, onRefresh }: CoursewareProps) {
  const skeleton = (
    <div className={styles.sheet}>
      <Skeleton active paragraph={{ rows: 10 }} />
    </div>
  )
  const { placeKey, sentTo, onPlayed } = viewing.player
  return (
    <div className={styles.document}>
      <DocumentFile key={file.id} {...{ file, watermark, place, placeKey, sentTo, onPlayed, onRefresh, skeleton }} />
    </div>
  )
}
