import type { CoursewareDetail } from '@sands/contract/course/course.model'
import { COURSEWARE_TYPES } from '@sands/rules/study'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import type { UsedViewing } from '@sands/web/study/use-viewing'
import { watermarkText } from '@sands/web/watermark/watermark-text'
import { type ReactNode, Suspense } from 'react'
import { useCurrentUser } from '../../../kernel/current-user.ts'
import { MissingPart } from '../../../kernel/ui/missing.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { StageSkeleton } from './stage-skeleton.tsx'

const VideoCourseware = lazyPart(async () => (await import('./video-courseware.tsx')).VideoCourseware, MissingPart)
const AudioCourseware = lazyPart(async () => (await import('./audio-courseware.tsx')).AudioCourseware, MissingPart)
const DocumentCourseware = lazyPart(
  async () => (await import('./document-courseware.tsx')).DocumentCourseware,
  MissingPart,
)
const PictureSet = lazyPart(async () => (await import('./picture-set.tsx')).PictureSet, MissingPart)
const LinkCourseware = lazyPart(
  async () => (await import('@sands/web/course/link-courseware.tsx')).LinkCourseware,
  MissingPart,
)

interface CoursewarePlayerProps {
  courseware: CoursewareDetail
  coverUrl: string | null
  viewing: UsedViewing
  onRefresh: () => void
}

const FILE_COURSEWARES = {
  [COURSEWARE_TYPES.video]: VideoCourseware,
  [COURSEWARE_TYPES.audio]: AudioCourseware,
  [COURSEWARE_TYPES.document]: DocumentCourseware,
} as const

/** The player or viewer for the type of the courseware; each is loaded when needed. */
export function CoursewarePlayer({ courseware, coverUrl, viewing, onRefresh }: CoursewarePlayerProps) {
  const viewer = useCurrentUser()
  return <Suspense fallback={<StageSkeleton />}>{content()}</Suspense>

  function content(): ReactNode {
    const { courseWareType: type, resource, pictures, link } = courseware
    if (type === COURSEWARE_TYPES.pictures)
      return <PictureSet pictures={pictures} viewing={viewing} title={courseware.title} />
    if (type === COURSEWARE_TYPES.link) {
      const lost = <ErrorPictureState kind="gone" compact />
      return (
        <LinkCourseware
          link={link}
          isOpenable={courseware.isOpenable}
          title={courseware.title}
          viewing={viewing}
          lost={lost}
        />
      )
    }
    if (!resource) return <ErrorPictureState kind="gone" compact />
    // The watermark needs the name, so nothing is shown before it is loaded.
    if (resource.watermark && !viewer.data) {
      if (viewer.isError) return <ErrorState compact error={viewer.error} onRetry={() => void viewer.refetch()} />
      return <StageSkeleton />
    }
    const watermark = resource.watermark && viewer.data ? watermarkText(viewer.data) : null
    const Courseware = FILE_COURSEWARES[type]
    return (
      <Courseware
        file={{ ...resource, fileName: courseware.title, coverUrl: resource.coverUrl ?? coverUrl }}
        watermark={watermark}
        viewing={viewing}
        onRefresh={onRefresh}
      />
    )
  }
}
