import type { CourseWareDetail } from '@sands/contract/course/course.model'
import { COURSEWARE_TYPES } from '@sands/rules/study'
import type { UsedViewing } from '@sands/web/study/use-viewing'
import { watermarkText } from '@sands/web/watermark/watermark-text'
import { lazy, type ReactNode, Suspense } from 'react'
import { useCurrentUser } from '../../../kernel/current-user.ts'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { StageSkeleton } from './stage-skeleton.tsx'

const VideoWare = lazy(async () => ({ default: (await import('./video-ware.tsx')).VideoWare }))
const AudioWare = lazy(async () => ({ default: (await import('./audio-ware.tsx')).AudioWare }))
const DocumentWare = lazy(async () => ({ default: (await import('./document-ware.tsx')).DocumentWare }))
const PictureSet = lazy(async () => ({ default: (await import('./picture-set.tsx')).PictureSet }))
const LinkWare = lazy(async () => ({ default: (await import('@sands/web/course/link-ware.tsx')).LinkWare }))

interface WarePlayerProps {
  ware: CourseWareDetail
  coverUrl: string | null
  viewing: UsedViewing
  onRefresh: () => void
}

const FILE_WARES = {
  [COURSEWARE_TYPES.video]: VideoWare,
  [COURSEWARE_TYPES.audio]: AudioWare,
  [COURSEWARE_TYPES.document]: DocumentWare,
} as const

/** The player or viewer for what the piece is made of; each comes when it is needed. */
export function WarePlayer({ ware, coverUrl, viewing, onRefresh }: WarePlayerProps) {
  const viewer = useCurrentUser()
  return <Suspense fallback={<StageSkeleton />}>{content()}</Suspense>

  function content(): ReactNode {
    const { courseWareType: type, resource, pictures, link } = ware
    if (type === COURSEWARE_TYPES.pictures)
      return <PictureSet pictures={pictures} viewing={viewing} title={ware.title} />
    if (type === COURSEWARE_TYPES.link) {
      const lost = <ErrorPictureState kind="gone" compact />
      return <LinkWare link={link} isOpenable={ware.isOpenable} title={ware.title} viewing={viewing} lost={lost} />
    }
    if (!resource) return <ErrorPictureState kind="gone" compact />
    // The name has to be there before the picture is.
    if (resource.watermark && !viewer.data) {
      if (viewer.isError) return <ErrorState compact error={viewer.error} onRetry={() => void viewer.refetch()} />
      return <StageSkeleton />
    }
    const watermark = resource.watermark && viewer.data ? watermarkText(viewer.data) : null
    const Ware = FILE_WARES[type]
    return (
      <Ware
        file={{ ...resource, fileName: ware.title, coverUrl: resource.coverUrl ?? coverUrl }}
        watermark={watermark}
        viewing={viewing}
        onRefresh={onRefresh}
      />
    )
  }
}
