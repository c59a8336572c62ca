import type { CourseImpact, ManagedCourse } from '@sands/contract/course/manage.model'
import { isBlocking } from '@sands/rules/course'
import { CallError, call } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { Modal, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { PublishForm } from '../../../kernel/draft/publish-form.tsx'
import { usePublish } from '../../../kernel/draft/use-publish.ts'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { entriesOf } from '../editor/course-edit.ts'
import { FaultList } from './fault-list.tsx'
import { ImpactView } from './impact-view.tsx'
import { LatestDifference } from './latest-difference.tsx'
import styles from './publish.module.css'

/** Stores unsaved changes and returns the stored course; undefined when that failed. */
export type Flush = () => Promise<ManagedCourse | undefined>

interface PublishDialogProps {
  open: boolean
  course: ManagedCourse
  mayPublish: boolean
  flush: Flush
  onClose: () => void
  onPublished: () => Promise<void>
  /** Puts what is stored now into the editor. */
  onLoadLatest: () => Promise<unknown>
}

/** Shows the impact of publishing first; for an incomplete course, the faults. */
export function PublishDialog({ open, course, onClose, onPublished, ...rest }: PublishDialogProps) {
  const t = useT()
  return (
    <Modal
      open={open}
      title={t('course.manage_publish_title', { name: course.draft.title.trim() || t('course.manage_untitled') })}
      footer={null}
      width={600}
      onCancel={onClose}
      destroyOnHidden
    >
      <Asked
        course={course}
        {...rest}
        onClose={onClose}
        onPublished={async () => {
          onClose()
          await onPublished()
        }}
      />
    </Modal>
  )
}

type Answer = { impact: CourseImpact; course: ManagedCourse } | { error: CallError } | undefined

const coursewareNames =
  ({ draft, coursewares }: ManagedCourse) =>
  (key: string | null): string | undefined => {
    const courseware = entriesOf(draft).find((each) => each.key === key)
    return coursewares.find(({ id }) => id === courseware?.courseWareId)?.title
  }

function Asked({ course, mayPublish, flush, onClose, onPublished, onLoadLatest }: Omit<PublishDialogProps, 'open'>) {
  const t = useT()
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once when it opens, and again on demand
  useEffect(() => {
    const ask = async (): Promise<Answer> => {
      // The impact must be calculated from the latest changes, so they are stored first.
      const stored = await flush()
      const impact = await call('GET /sands-lms/api/v1/manage/course/impact', { query: { id: course.id }, quiet: true })
      return { impact, course: stored ?? course }
    }
    setAnswer(undefined)
    ask().then(setAnswer, (error: unknown) => {
      if (!(error instanceof CallError)) throw error
      setAnswer({ error })
    })
  }, [attempt])
  if (!answer) return <Skeleton active paragraph={{ rows: 5 }} />
  if ('error' in answer) return <FailureBlock error={answer.error} onRetry={() => setAttempt(attempt + 1)} />
  const { impact } = answer
  const isFirst = course.edition === 0
  const count = impact.faults.filter(isBlocking).length
  const isBlocked = count > 0
  return (
    <div className={styles.dialog}>
      {impact.faults.length > 0 && (
        <FaultList
          title={isBlocked ? t('course.manage_publish_faults_title', { count }) : t('course.manage_publish_warnings')}
          faults={impact.faults}
          nameOf={coursewareNames(answer.course)}
        />
      )}
      {!isBlocked && (
        <ImpactView
          title={t('course.manage_impact')}
          lead={
            isFirst ? t('course.manage_impact_first') : t('course.manage_impact_learners', { count: impact.learners })
          }
          wouldFinish={t('course.manage_impact_would_finish', { count: impact.wouldFinish })}
          impact={isFirst ? { ...impact, addedItems: [], removedItems: [] } : impact}
        />
      )}
      {!isBlocked && mayPublish && (
        <When
          course={answer.course}
          flush={flush}
          onClose={onClose}
          onPublished={onPublished}
          onLoadLatest={async () => {
            await onLoadLatest()
            setAttempt(attempt + 1)
          }}
        />
      )}
    </div>
  )
}

type WhenProps = Pick<PublishDialogProps, 'course' | 'flush' | 'onClose' | 'onPublished' | 'onLoadLatest'>

function When({ course, flush, onClose, onPublished, onLoadLatest }: WhenProps) {
  const t = useT()
  const act = useAct('POST /sands-lms/api/v1/manage/course/publish')
  const { isBusy, problem, isBehind, submit } = usePublish<ManagedCourse>({
    flush,
    publish: ({ id, version }, publishAt) =>
      act.mutateAsync({ body: { id, version, ...(publishAt && { publishAt }) }, quiet: true }),
    words: {
      done: t('course.manage_publish_done'),
      laterDone: (time) => t('course.manage_publish_later_done', { time }),
    },
    onPublished,
  })
  return (
    <PublishForm
      publishAt={course.state === 'scheduled' ? course.publishAt : null}
      words={{ now: t('course.manage_publish_do'), later: t('course.manage_publish_later_do') }}
      isBusy={isBusy}
      problem={problem}
      onLoadLatest={isBehind ? () => void onLoadLatest() : undefined}
      difference={isBehind && <LatestDifference course={course} />}
      onSubmit={(publishAt) => void submit(publishAt)}
      onClose={onClose}
    />
  )
}
