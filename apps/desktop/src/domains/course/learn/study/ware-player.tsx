import type { CourseWareDetail } from '@sands/contract/course/course.model'
import { COURSEWARE_TYPES } from '@sands/rules/study'
import { watermarkText } from '@sands/web/watermark/watermark-text'
import type { ReactNode } from 'react'
import { lazyPage } from '../../../../kernel/lazy-page.tsx'
import { useT } from '../../../../kernel/text.ts'
import { PartBoundary } from '../../../../kernel/ui/page/part-boundary.tsx'
import { StateBlock } from '../../../../kernel/ui/page/state-block.tsx'
import { useViewer } from '../../../../kernel/viewer.ts'
import deskStyles from './study-desk.module.css'
import type { WareProps } from './ware-props.ts'

const VideoWare = lazyPage(() => import('./video-ware.tsx'), 'VideoWare')
const AudioWare = lazyPage(() => import('./audio-ware.tsx'), 'AudioWare')
const DocumentWare = lazyPage(() => import('./document-ware.tsx'), 'DocumentWare')
const PictureBoard = lazyPage(() => import('./picture-board.tsx'), 'PictureBoard')
const LinkWare = lazyPage(() => import('@sands/web/course/link-ware.tsx'), 'LinkWare')

const FILE_WARES = {
  [COURSEWARE_TYPES.video]: VideoWare,
  [COURSEWARE_TYPES.audio]: AudioWare,
  [COURSEWARE_TYPES.document]: DocumentWare,
} as const

interface WarePlayerProps extends Pick<WareProps, 'viewing' | 'place' | 'onRefresh'> {
  ware: CourseWareDetail
  coverUrl: string | null
}

/** The player or viewer for what the piece is made of; each comes when it is needed. */
export function WarePlayer({ ware, coverUrl, viewing, place, onRefresh }: WarePlayerProps) {
  const t = useT()
  const viewer = useViewer()
  const coming = <div role="status" aria-label={t('kernel.loading')} className={deskStyles.ground} />
  return <PartBoundary coming={coming}>{content()}</PartBoundary>

  function content(): ReactNode {
    const { courseWareType: type, resource, pictures, link, title } = ware
    const lost = <StateBlock kind="lost" title={t('kernel.gone_title')} />
    if (type === COURSEWARE_TYPES.pictures) return <PictureBoard {...{ pictures, title, viewing, place }} />
    if (type === COURSEWARE_TYPES.link) {
      return <LinkWare {...{ link, title, viewing, lost }} isOpenable={ware.isOpenable} />
    }
    if (!resource) return lost
    if (type !== COURSEWARE_TYPES.document && !viewing.mayBegin) return coming
    const Ware = FILE_WARES[type]
    const watermark = resource.watermark ? watermarkText(viewer) : null
    const file = { ...resource, fileName: title, coverUrl: resource.coverUrl ?? coverUrl }
    return <Ware {...{ file, watermark, viewing, place, onRefresh }} />
  }
}
