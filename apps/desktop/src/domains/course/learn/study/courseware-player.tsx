import type { CoursewareDetail } from '@sands/contract/course/course.model'
import { COURSEWARE_TYPES } from '@sands/rules/study'
import { watermarkText } from '@sands/web/watermark/watermark-text'
import type { ReactNode } from 'react'
import { lazyPage } from '../../../../kernel/lazy-page.tsx'
import { useT } from '../../../../kernel/text.ts'
import { PartBoundary } from '../../../../kernel/ui/page/part-boundary.tsx'
import { StateBlock } from '../../../../kernel/ui/page/state-block.tsx'
import { useViewer } from '../../../../kernel/viewer.ts'
import type { CoursewareProps } from './courseware-props.ts'
import layoutStyles from './study-layout.module.css'

const VideoCourseware = lazyPage(() => import('./video-courseware.tsx'), 'VideoCourseware')
const AudioCourseware = lazyPage(() => import('./audio-courseware.tsx'), 'AudioCourseware')
const DocumentCourseware = lazyPage(() => import('./document-courseware.tsx'), 'DocumentCourseware')
const PictureBoard = lazyPage(() => import('./picture-board.tsx'), 'PictureBoard')
const LinkCourseware = lazyPage(() => import('@sands/web/course/link-courseware.tsx'), 'LinkCourseware')

const FILE_COURSEWARES = {
  [COURSEWARE_TYPES.video]: VideoCourseware,
  [COURSEWARE_TYPES.audio]: AudioCourseware,
  [COURSEWARE_TYPES.document]: DocumentCourseware,
} as const

interface CoursewarePlayerProps extends Pick<CoursewareProps, 'viewing' | 'place' | 'onRefresh'> {
  courseware: CoursewareDetail
  coverUrl: string | null
}

/** The player or viewer for the type of the courseware; each is loaded when needed. */
export function CoursewarePlayer({ courseware, coverUrl, viewing, place, onRefresh }: CoursewarePlayerProps) {
  const t = useT()
  const viewer = useViewer()
  const coming = <div role="status" aria-label={t('kernel.loading')} className={layoutStyles.ground} />
  return <PartBoundary coming={coming}>{content()}</PartBoundary>

  function content(): ReactNode {
    const { courseWareType: type, resource, pictures, link, title } = courseware
    const lost = <StateBlock kind="lost" title={t('kernel.gone_title')} />
    if (type === COURSEWARE_TYPES.pictures) return <PictureBoard {...{ pictures, title, viewing, place }} />
    if (type === COURSEWARE_TYPES.link) {
      return <LinkCourseware {...{ link, title, viewing, lost }} isOpenable={courseware.isOpenable} />
    }
    if (!resource) return lost
    if (type !== COURSEWARE_TYPES.document && !viewing.mayBegin) return coming
    const Courseware = FILE_COURSEWARES[type]
    const watermark = resource.watermark ? watermarkText(viewer) : null
    const file = { ...resource, fileName: title, coverUrl: resource.coverUrl ?? coverUrl }
    return <Courseware {...{ file, watermark, viewing, place, onRefresh }} />
  }
}
