import { courseLinks } from '@sands/contract/course/course.links'
import type { CourseItem } from '@sands/contract/course/course.model'
import type { Resource } from '@sands/contract/media/media.model'
import type { LearningProgress } from '@sands/contract/study/learning.model'
import { BOARD_SOURCES } from '@sands/rules/community/content'
import { JUMP } from '@sands/rules/jump'
import { LEARN_TYPES } from '@sands/rules/study'
import { useCall } from '@sands/web/call/use-call'
import { hasCourseware, isVideo, mainAct, nextCourseware, withProgress } from '@sands/web/course/catalogue'
import { cameFrom, type DetailAddress } from '@sands/web/course/detail-address'
import { useFinish } from '@sands/web/course/use-finish'
import { useT } from '@sands/web/i18n/i18n'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { useCommentCount } from '@sands/web/social/use-comment-count'
import { useRated } from '@sands/web/social/use-rating'
import { Suspense, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useSlots } from '../../../kernel/slots.ts'
import { MissingPart, MissingSheet, Nothing } from '../../../kernel/ui/missing.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { scrollBehavior } from '../../../kernel/ui/reduced-motion.ts'
import { useDraftChannel } from '../../../kernel/use-draft-channel.ts'
import { StageSkeleton } from '../study/stage-skeleton.tsx'
import { useOpenCourseware } from '../use-open-courseware.ts'
import { ActionBar } from './action-bar.tsx'
import { CourseFacts } from './course-facts.tsx'
import { type CourseTab, CourseTabs } from './course-tabs.tsx'
import styles from './course-view.module.css'
import { CoverStage } from './cover-stage.tsx'
import { DetailPage } from './detail-page.tsx'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { MainButton } from './main-button.tsx'
import { Refused } from './refused.tsx'

const StudyStage = lazyPart(async () => (await import('../study/study-stage.tsx')).StudyStage, MissingPart)
const Celebration = lazyPart(async () => (await import('../study/celebration.tsx')).Celebration, Nothing)
const RatingSheet = lazyPart(async () => (await import('./rating-sheet.tsx')).RatingSheet, MissingSheet)

/** A course: its facts, its catalogue, and the player in place of the cover. */
export function CourseView({ id, address }: { id: CourseItem['id']; address: DetailAddress }) {
  const t = useT()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { DownloadButton, ShareSheet, SourceBoard } = useSlots()
  const { openId: wantedId, channel, trainingId, draft } = address
  const asked = useCall(
    'POST /sands-lms/api/v1/course/courseDetail',
    { body: { id, ...cameFrom({ channel, trainingId }), ...(draft ? { draftToken: draft } : {}) } },
    { keep: draft === undefined },
  )
  const course = asked.data
  const openId = course && hasCourseware(course.catalogue, wantedId) ? wantedId : null
  useDraftChannel({ shown: draft !== undefined && !asked.isPending, refresh: () => void asked.refetch() })
  const openCourseware = useOpenCourseware()
  const commentId = search.get('commentId') ?? undefined
  const [tab, setTab] = useState<CourseTab>(commentId ? 'comments' : 'catalogue')
  const [progress, setProgress] = useState<LearningProgress | null>(null)
  const [ended, setEnded] = useState(false)
  const [file, setFile] = useState<Resource | null>(null)
  const [rates, setRates] = useState(false)
  const [shares, setShares] = useState(false)
  const tabs = useRef<HTMLDivElement>(null)
  const finish = useFinish(course, { ended, openId })
  const target = { module: JUMP.course, moduleId: id }
  const said = useCommentCount(target, course !== undefined && draft === undefined)
  const rated = useRated(target, course?.rating)

  if (!course) {
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
  const commentCount = said ?? course.commentCount
  const rating = rated ?? course.rating
  const catalogue = withProgress(course.catalogue, progress)
  const act = mainAct({ course, catalogue, openId })
  const open = (next: { id: Parameters<typeof openCourseware>[0] }) => {
    setEnded(false)
    openCourseware(next.id)
    window.scrollTo({ top: 0, behavior: scrollBehavior() })
  }
  const toComments = () => {
    setTab('comments')
    tabs.current?.scrollIntoView({ behavior: scrollBehavior() })
  }
  const rate = () => {
    finish.close()
    setRates(true)
  }
  return (
    <DetailPage
      title={course.fileName}
      end={
        file &&
        openId &&
        DownloadButton && (
          <DownloadButton
            file={file}
            content={{ learnType: LEARN_TYPES.courseware, learnId: openId, courseId: course.id }}
          />
        )
      }
      bottom={
        <ActionBar
          like={{ ...target, state: course.like }}
          collect={{ ...target, state: course.collect }}
          comments={{ count: commentCount, onOpen: toComments }}
          onShare={() => setShares(true)}
        >
          <MainButton act={act} onOpen={open} />
        </ActionBar>
      }
    >
      {draft && <p className={styles.note}>{t('course.draft')}</p>}
      {wantedId !== openId && !asked.isFetching && (
        <p className={styles.note} role="status">
          {t('course.item_gone')}
        </p>
      )}
      <div className={styles.stage} data-stays={openId === null || isVideo(catalogue, openId)}>
        {openId ? (
          <Suspense fallback={<StageSkeleton />}>
            <StudyStage
              key={openId}
              address={{ id: openId, courseId: course.id, channel, trainingId, draft }}
              coverUrl={course.coverImgUrl}
              next={nextCourseware(catalogue, openId)}
              onOpen={(next) => open({ id: next })}
              onProgress={setProgress}
              onEnded={setEnded}
              onFile={setFile}
            />
          </Suspense>
        ) : (
          <CoverStage course={course} act={act} onStart={() => 'courseware' in act && open(act.courseware)} />
        )}
      </div>
      <div className={styles.facts}>
        <CachedNote at={asked.cachedAt} />
        <CourseFacts course={course} rating={rating} onRate={() => setRates(true)} />
        {SourceBoard && draft === undefined && <SourceBoard source={BOARD_SOURCES.course} id={course.id} />}
      </div>
      <CourseTabs
        {...{ course, commentCount, catalogue, tab, openId, commentId }}
        onTab={setTab}
        onOpen={open}
        top={tabs}
      />
      {shares && ShareSheet && (
        <ShareSheet
          kind="course"
          id={course.id}
          title={course.fileName}
          path={courseLinks.course(course.id)}
          onClose={() => setShares(false)}
        />
      )}
      <Suspense>
        {rates && <RatingSheet course={course} open onClose={() => setRates(false)} />}
        {finish.isOpen && (
          <Celebration
            course={course}
            onClose={finish.close}
            onRate={rating.myScore === null ? rate : undefined}
            onMore={() => void navigate(courseLinks.list())}
          />
        )}
      </Suspense>
    </DetailPage>
  )
}
