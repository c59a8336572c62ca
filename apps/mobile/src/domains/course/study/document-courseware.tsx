import { DocumentFile, preloadViewer } from '@sands/web/document/document-file.tsx'
import { useT } from '@sands/web/i18n/i18n'
import { Maximize2, Minimize2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { openLayer } from '../../../kernel/layers.ts'
import styles from './courseware.module.css'
import type { CoursewareProps } from './courseware-props.ts'
import { StageSkeleton } from './stage-skeleton.tsx'

preloadViewer()

/** A document, in place or full screen. The viewer stays mounted, so the current page stays too. */
export function DocumentCourseware({ file, watermark, viewing, onRefresh }: CoursewareProps) {
  const t = useT()
  const [whole, setWhole] = useState(false)
  useEffect(() => (whole ? openLayer(() => setWhole(false)) : undefined), [whole])
  const Icon = whole ? Minimize2 : Maximize2
  return (
    <div className={styles.document} data-whole={whole}>
      <div className={styles.pages}>
        <DocumentFile
          key={file.id}
          file={file}
          watermark={watermark}
          placeKey={viewing.player.placeKey}
          sentTo={viewing.player.sentTo}
          onPlayed={viewing.onPlayed}
          onRefresh={onRefresh}
          skeleton={<StageSkeleton />}
        />
      </div>
      <button
        type="button"
        className={styles.whole}
        aria-label={t(whole ? 'course.leave_whole' : 'course.read_whole')}
        onClick={() => setWhole(!whole)}
      >
        <Icon size={20} aria-hidden />
      </button>
    </div>
  )
}
