import { courseLinks } from '@sands/contract/course/course.links'
import type { CoursewareDetail } from '@sands/contract/course/course.model'
import { JUMP } from '@sands/rules/jump'
import { LEARN_TYPES } from '@sands/rules/study'
import { COURSEWARE_NAMES } from '@sands/web/course/courseware-names'
import type { DetailAddress } from '@sands/web/course/detail-address'
import { useCourseware } from '@sands/web/course/use-courseware'
import { useT } from '@sands/web/i18n/i18n'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { useOnline } from '@sands/web/offline/connectivity'
import { useCommentCount } from '@sands/web/social/use-comment-count'
import { Suspense, useRef, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useSlots } from '../../../kernel/slots.ts'
import { HtmlText } from '../../../kernel/ui/html-text.tsx'
import { MissingPart } from '../../../kernel/ui/missing.tsx'
import { scrollBehavior } from '../../../kernel/ui/reduced-motion.ts'
import { StageSkeleton } from '../study/stage-skeleton.tsx'
import { ActionBar } from './action-bar.tsx'
import styles from './courseware-view.module.css'
import { DetailPage } from './detail-page.tsx'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { Refused } from './refused.tsx'

const StudyStage = lazyPart(async () => (await import('../study/study-stage.tsx')).StudyStage, MissingPart)

/** Courseware on its own, for replays and direct links. Courseware of a course is opened in its course. */
export function CoursewareView({ id, address }: { id: CoursewareDetail['id']; address: DetailAddress }) {
  const t = useT()
  const navigate = useNavigate()
  const online = useOnline()
  const [search] = useSearchParams()
  const { Comments, DownloadButton, ShareSheet } = useSlots()
  const [shares, setShares] = useState(false)
  const comments = useRef<HTMLElement>(null)
  const place = { id, channel: address.channel, trainingId: address.trainingId }
  const target = { module: JUMP.courseware, moduleId: id }
  const asked = useCourseware(place)
  const courseware = asked.data
  const commentCount = useCommentCount(target, courseware !== undefined) ?? 0
  if (!courseware) {
    return (
      <DetailPage title={address.title}>
        {asked.isError ? (
          <Refused error={asked.error} onRetry={() => void asked.refetch()} />
        ) : (
          <DetailSkeleton title={address.title} />
        )}
      </DetailPage>
    )
  }
  // Offline, the course itself may be missing from the device, so the courseware stays open alone.
  if (courseware.courseId && online)
    return <Navigate to={courseLinks.item(courseware.courseId, id, address.origin)} replace />
  const toComments = () => comments.current?.scrollIntoView({ behavior: scrollBehavior() })
  return (
    <DetailPage
      title={courseware.title}
      end={
        courseware.resource &&
        DownloadButton && (
          <DownloadButton
            file={{ ...courseware.resource, fileName: courseware.title }}
            content={{ learnType: LEARN_TYPES.courseware, learnId: id }}
          />
        )
      }
      bottom={
        <ActionBar
          like={target}
          collect={target}
          comments={Comments ? { count: commentCount, onOpen: toComments } : undefined}
          onShare={() => setShares(true)}
        />
      }
    >
      <Suspense fallback={<StageSkeleton />}>
        <StudyStage address={place} onOpen={(next) => void navigate(courseLinks.courseware(next))} />
      </Suspense>
      <div className={styles.words}>
        <h2 className={styles.title}>{courseware.title}</h2>
        <p className={styles.meta}>{t(COURSEWARE_NAMES[courseware.courseWareType])}</p>
        {courseware.introduction && <HtmlText html={courseware.introduction} />}
      </div>
      {Comments && (
        <section ref={comments} className={styles.comments} aria-label={t('course.tab_comments')}>
          <Suspense>
            <Comments
              {...target}
              isCommentable={courseware.isCommentable === 1}
              commentId={search.get('commentId') ?? undefined}
            />
          </Suspense>
        </section>
      )}
      {shares && ShareSheet && (
        <ShareSheet
          kind="courseware"
          id={id}
          title={courseware.title}
          path={courseLinks.courseware(id)}
          onClose={() => setShares(false)}
        />
      )}
    </DetailPage>
  )
}
