import type { SealedDetail, SealedDifference } from '@sands/contract/exam/sealed.calls'
import type { Id } from '@sands/contract/kernel/schema'
import { useAct, useCall } from '@sands/web/call/use-call'
import { QuestionHtml } from '@sands/web/exam/question/question-html.tsx'
import { Alert, Button, Drawer, Input, Skeleton } from 'antd'
import { useState } from 'react'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import { useHiddenNames } from '../hidden-names.tsx'
import styles from '../marking.module.css'
import { AnswerView } from '../paper/answer-view.tsx'

interface SealedDrawerProps {
  examId: Id<'exam'>
  isAnonymous: boolean
  id: Id<'examSealedFile'> | undefined
  onClose: () => void
  onDecided: () => Promise<unknown>
}

/** What a sealed file would change, and the decision about it. */
export function SealedDrawer({ id, onClose, ...rest }: SealedDrawerProps) {
  const t = useT()
  return (
    <Drawer open={id !== undefined} size={720} title={t('review.sealed_title')} destroyOnHidden onClose={onClose}>
      {id && <Opened key={id} id={id} onClose={onClose} {...rest} />}
    </Drawer>
  )
}

type OpenedProps = Omit<SealedDrawerProps, 'id'> & { id: Id<'examSealedFile'> }

function Opened({ examId, id, isAnonymous, onClose, onDecided }: OpenedProps) {
  const t = useT()
  const moments = useMoments()
  const nameOf = useHiddenNames(isAnonymous)
  const file = useCall('GET /sands-lms/api/v1/review/exam/sealed/get', { query: { examId, id } }, { staleTime: 0 })
  if (!file.data)
    return file.isPending ? (
      <Skeleton active paragraph={{ rows: 8 }} />
    ) : (
      <FailureBlock error={file.error} onRetry={() => void file.refetch()} />
    )
  const { person, examRecordId, verdict, sealedAt, deadline, differences, state } = file.data
  return (
    <div className={styles.main}>
      <h3 className={styles.title}>{nameOf(person, examRecordId)}</h3>
      <Alert
        type={verdict === 'intact' ? 'success' : 'warning'}
        showIcon
        title={t(`review.verdict_${verdict}`)}
        description={t(`review.verdict_${verdict}_text`)}
      />
      <dl className={styles.facts}>
        <dt>{t('review.sealed_at')}</dt>
        <dd>{moments.full(sealedAt)}</dd>
        {deadline && (
          <>
            <dt>{t('review.deadline')}</dt>
            <dd>{moments.full(deadline)}</dd>
          </>
        )}
      </dl>
      {differences.length === 0 && <p className={styles.quiet}>{t('review.sealed_same')}</p>}
      {differences.map((difference) => (
        <Difference key={difference.questionKey} difference={difference} />
      ))}
      {state === 'waiting' ? (
        <Decision file={file.data} examId={examId} onClose={onClose} onDecided={onDecided} />
      ) : (
        <p className={styles.quiet}>{file.data.reason}</p>
      )}
    </div>
  )
}

function Difference({ difference }: { difference: SealedDifference }) {
  const t = useT()
  const moments = useMoments()
  const { question, questionKey, stored, storedFiles, sealed, sealedFiles, isLate, madeAt } = difference
  const child = question?.body.children.find(({ key }) => questionKey.endsWith(`/${key}`))
  const body = child ?? question?.body
  return (
    <section className={styles.answer}>
      {body && <QuestionHtml html={body.stem} />}
      <span className={styles.quiet}>{t('review.sealed_stored')}</span>
      {body && <AnswerView body={body} answer={stored} files={storedFiles} />}
      <span className={styles.quiet}>{t('review.sealed_file', { time: moments.full(madeAt) })}</span>{' '}
      {isLate && <StateTag tone="warning">{t('review.sealed_is_late')}</StateTag>}
      {body && <AnswerView body={body} answer={sealed} files={sealedFiles} />}
    </section>
  )
}

type DecisionProps = Pick<SealedDrawerProps, 'examId' | 'onClose' | 'onDecided'> & { file: SealedDetail }

function Decision({ file: { id }, examId, onClose, onDecided }: DecisionProps) {
  const t = useT()
  const confirm = useConfirm()
  const decide = useAct('POST /sands-lms/api/v1/review/exam/sealed/decide')
  const [reason, setReason] = useState('')
  const ask = (isTaken: boolean) =>
    confirm({
      title: t(isTaken ? 'review.sealed_take_ask' : 'review.sealed_refuse_ask'),
      text: t(isTaken ? 'review.sealed_take_text' : 'review.sealed_refuse_text'),
      action: t(isTaken ? 'review.sealed_take' : 'review.sealed_refuse'),
      danger: !isTaken,
      run: () => decide.mutateAsync({ body: { examId, id, isTaken, reason } }),
      done: t(isTaken ? 'review.sealed_taken' : 'review.sealed_refused'),
      onDone: onClose,
      refresh: onDecided,
    })
  const isEmpty = reason.trim() === ''
  return (
    <div className={styles.mark}>
      <Field label={t('review.sealed_reason')} required>
        {({ status: _, ...field }) => (
          <Input {...field} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
        )}
      </Field>
      <div className={styles.points}>
        <Button type="primary" disabled={isEmpty} onClick={() => ask(true)}>
          {t('review.sealed_take')}
        </Button>
        <Button danger disabled={isEmpty} onClick={() => ask(false)}>
          {t('review.sealed_refuse')}
        </Button>
      </div>
    </div>
  )
}
