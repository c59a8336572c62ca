import { courseLinks } from '@sands/contract/course/course.links'
import type { CourseWareDetail } from '@sands/contract/course/course.model'
import { JUMP } from '@sands/rules/jump'
import { LEARN_TYPES } from '@sands/rules/study'
import type { DetailAddress } from '@sands/web/course/detail-address'
import { useWare } from '@sands/web/course/use-ware'
import { WARE_NAMES } from '@sands/web/course/ware-type'
import { useT } from '@sands/web/i18n/i18n'
import { useOnline } from '@sands/web/offline/line'
import { useCommentCount } from '@sands/web/social/use-comment-count'
import { lazy, Suspense, useRef, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useSlots } from '../../../kernel/slots.ts'
import { HtmlText } from '../../../kernel/ui/html-text.tsx'
import { scrollBehavior } from '../../../kernel/ui/reduced-motion.ts'
import { StageSkeleton } from '../study/stage-skeleton.tsx'
import { ActionBar } from './action-bar.tsx'
import { DetailPage } from './detail-page.tsx'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { Refused } from './refused.tsx'
import styles from './ware-view.module.css'

const StudyStage = lazy(async () => ({ default: (await import('../study/study-stage.tsx')).StudyStage }))

/** A piece of courseware on its own, as a replay or a link to it leads to. One of a course is opened in its course. */
export function WareView({ id, address }: { id: CourseWareDetail['id']; address: DetailAddress }) {
  const t = useT()
  const navigate = useNavigate()
  const online = useOnline()
  const [search] = useSearchParams()
  const { Comments, DownloadButton, ShareSheet } = useSlots()
  const [shares, setShares] = useState(false)
  const comments = useRef<HTMLElement>(null)
  const place = { id, channel: address.channel, trainingId: address.trainingId }
  const thing = { module: JUMP.courseware, moduleId: id }
  const asked = useWare(place)
  const ware = asked.data
  const commentCount = useCommentCount(thing, ware !== undefined) ?? 0
  if (!ware) {
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
  // What is on the device may be the piece alone.
  if (ware.courseId && online) return <Navigate to={courseLinks.item(ware.courseId, id, address.arrival)} replace />
  const toComments = () => comments.current?.scrollIntoView({ behavior: scrollBehavior() })
  return (
    <DetailPage
      title={ware.title}
      end={
        ware.resource &&
        DownloadButton && (
          <DownloadButton
            file={{ ...ware.resource, fileName: ware.title }}
            thing={{ learnType: LEARN_TYPES.courseware, learnId: id }}
          />
        )
      }
      bottom={
        <ActionBar
          like={thing}
          collect={thing}
          comments={Comments ? { count: commentCount, onOpen: toComments } : undefined}
          onShare={() => setShares(true)}
        />
      }
    >
      <Suspense fallback={<StageSkeleton />}>
        <StudyStage address={place} onOpen={(next) => void navigate(courseLinks.courseWare(next))} />
      </Suspense>
      <div className={styles.words}>
        <h2 className={styles.title}>{ware.title}</h2>
        <p className={styles.meta}>{t(WARE_NAMES[ware.courseWareType])}</p>
        {ware.introduction && <HtmlText html={ware.introduction} />}
      </div>
      {Comments && (
        <section ref={comments} className={styles.comments} aria-label={t('course.tab_comments')}>
          <Suspense>
            <Comments
              {...thing}
              isCommentable={ware.isCommentable === 1}
              commentId={search.get('commentId') ?? undefined}
            />
          </Suspense>
        </section>
      )}
      {shares && ShareSheet && (
        <ShareSheet
          kind="courseware"
          id={id}
          title={ware.title}
          path={courseLinks.courseWare(id)}
          onClose={() => setShares(false)}
        />
      )}
    </DetailPage>
  )
}
