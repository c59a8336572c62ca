import type { ExamImpact, ManagedExam } from '@sands/contract/exam/manage.calls'
import { CallError, call } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { Modal, Radio, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { PublishForm } from '../../../kernel/draft/publish-form.tsx'
import { usePublish } from '../../../kernel/draft/use-publish.ts'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import styles from './edit.module.css'
import { ExamFaults } from './exam-faults.tsx'
import { ImpactView } from './impact-view.tsx'
import { LatestDifference } from './latest-difference.tsx'

interface PublishDialogProps {
  open: boolean
  exam: ManagedExam
  mayPublish: boolean
  /** Stores unsaved changes and returns the stored exam; undefined when that failed. */
  flush: () => Promise<ManagedExam | undefined>
  onClose: () => void
  onPublished: () => Promise<unknown>
  /** Puts what is stored now into the editor. */
  onLoadLatest: () => Promise<unknown>
}

/** How many people a publication touches, before it is done; for an incomplete exam, what is missing. */
export function PublishDialog({ open, exam, onClose, onPublished, ...rest }: PublishDialogProps) {
  const t = useT()
  return (
    <Modal
      open={open}
      title={t('exam.publish_title', { name: exam.draft.title.trim() || t('exam.untitled') })}
      footer={null}
      width={600}
      onCancel={onClose}
      destroyOnHidden
    >
      <Asked
        exam={exam}
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

type Answer = { impact: ExamImpact; exam: ManagedExam } | { error: CallError } | undefined

type AskedProps = Omit<PublishDialogProps, 'open' | 'onPublished'> & { onPublished: () => Promise<void> }

function Asked({ exam, mayPublish, flush, onClose, onPublished, onLoadLatest }: AskedProps) {
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once when it opens, and again on demand
  useEffect(() => {
    const ask = async (): Promise<Answer> => {
      // The impact must be calculated from the latest changes, so they are stored first.
      const stored = await flush()
      const impact = await call('GET /sands-lms/api/v1/manage/exam/impact', { query: { id: exam.id }, quiet: true })
      return { impact, exam: stored ?? exam }
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
  const isBlocked = impact.faults.some(({ isWarning }) => !isWarning)
  return (
    <div className={styles.dialog}>
      {impact.faults.length > 0 && <ExamFaults faults={impact.faults} />}
      {!isBlocked && <ImpactView impact={impact} isFirst={exam.edition === 0} />}
      {!isBlocked && mayPublish && (
        <When
          exam={answer.exam}
          impact={impact}
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

interface WhenProps extends Pick<PublishDialogProps, 'exam' | 'flush' | 'onClose' | 'onLoadLatest'> {
  impact: ExamImpact
  onPublished: () => Promise<void>
}

function When({ exam, impact, flush, onClose, onPublished, onLoadLatest }: WhenProps) {
  const t = useT()
  const [regrade, setRegrade] = useState(false)
  const act = useAct('POST /sands-lms/api/v1/manage/exam/publish')
  const { isBusy, problem, isBehind, submit } = usePublish<ManagedExam>({
    flush,
    publish: ({ id, version }, publishAt) =>
      act.mutateAsync({ body: { id, version, ...(publishAt ? { publishAt } : { regrade }) }, quiet: true }),
    words: {
      done: t(regrade ? 'exam.publish_done_regrade' : 'exam.publish_done'),
      laterDone: (time) => t('exam.publish_later_done', { time }),
    },
    onPublished,
  })
  return (
    <>
      {impact.taken > 0 && (
        <section className={styles.effect}>
          <h2 className={styles.subheading}>{t('exam.publish_whom')}</h2>
          <Radio.Group
            className={styles.ways ?? ''}
            aria-label={t('exam.publish_whom')}
            value={regrade}
            onChange={({ target }) => setRegrade(target.value === true)}
          >
            <Radio value={false}>
              {t('exam.publish_new_only')}
              <p className={styles.note}>{t('exam.publish_new_only_text')}</p>
            </Radio>
            <Radio value={true}>
              {t('exam.publish_regrade')}
              <p className={styles.note}>{t('exam.publish_regrade_text')}</p>
            </Radio>
          </Radio.Group>
          {regrade && (
            <ul className={styles.lines}>
              <li>{t('exam.impact_pass', { count: impact.wouldPass })}</li>
              <li>{t('exam.impact_fail', { count: impact.wouldFail })}</li>
            </ul>
          )}
        </section>
      )}
      <PublishForm
        publishAt={exam.publishAt}
        words={{ now: t('exam.publish_do'), later: t('exam.publish_later_do') }}
        isBusy={isBusy}
        problem={problem}
        onLoadLatest={isBehind ? () => void onLoadLatest() : undefined}
        difference={isBehind && <LatestDifference exam={exam} />}
        onSubmit={(publishAt) => void submit(publishAt)}
        onClose={onClose}
      />
    </>
  )
}
