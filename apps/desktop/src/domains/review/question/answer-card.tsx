import type { QuestionAnswer } from '@sands/contract/exam/marking.model'
import type { RubricLine } from '@sands/contract/exam/question.model'
import { attempt } from '@sands/web/call/attempt'
import { CallError } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { Alert, Button } from 'antd'
import { useRef, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import { useHiddenNames } from '../hidden-names.tsx'
import styles from '../marking.module.css'
import { type AnswerBody, AnswerView } from '../paper/answer-view.tsx'
import { draftOf, type MarkDraft, markOf } from '../paper/mark-drafts.ts'
import { MarkForm } from '../paper/mark-form.tsx'

interface AnswerCardProps {
  row: QuestionAnswer
  body: AnswerBody
  rubric: readonly RubricLine[]
  isAnonymous: boolean
}

/** One answer beside those of other people. Enter stores the points and goes to the next answer. */
export function AnswerCard({ row, body, rubric, isAnonymous }: AnswerCardProps) {
  const t = useT()
  const nameOf = useHiddenNames(isAnonymous)
  const save = useAct('POST /sands-lms/api/v1/review/exam/save')
  const [draft, setDraft] = useState<MarkDraft>(() => draftOf(row))
  const [stored, setStored] = useState<MarkDraft>(draft)
  const [lost, setLost] = useState<string | undefined>(
    row.claim && !row.claim.isMine ? t('review.claimed_by', { name: row.claim.name }) : undefined,
  )
  const frame = useRef<HTMLLIElement>(null)
  const { examRecordId, questionKey, maxScore } = row
  const isChanged = draft !== stored
  const store = async () => {
    const { error } = await attempt(() =>
      save.mutateAsync({ body: { examRecordId, marks: [markOf(questionKey, draft)] }, quiet: true }),
    )
    if (!error) setStored(draft)
    setLost(error instanceof CallError ? error.msg : error ? t('review.save_failed') : undefined)
    return !error
  }
  const onNext = async () => {
    if (draft.score === null || (isChanged && !(await store()))) return
    frame.current?.nextElementSibling?.querySelector<HTMLElement>('input[data-points]')?.focus()
  }
  return (
    <li ref={frame} className={styles.question}>
      <header className={styles.head}>
        <h2 className={styles.title}>{nameOf(row.person, examRecordId)}</h2>
        {stored.score !== null && !isChanged && <StateTag tone="success">{t('review.answers_marked')}</StateTag>}
      </header>
      <AnswerView body={body} answer={row.answer} files={row.files} />
      {lost && (
        <Alert
          type="warning"
          showIcon
          title={lost}
          action={
            <Button size="small" onClick={() => void store()}>
              {t('kernel.retry')}
            </Button>
          }
        />
      )}
      <MarkForm
        draft={draft}
        maxScore={maxScore}
        rubric={rubric}
        isLocked={false}
        onChange={setDraft}
        onNext={() => void onNext()}
      />
      <div>
        <Button
          type="primary"
          disabled={!isChanged || draft.score === null}
          loading={save.isPending}
          onClick={() => void store()}
        >
          {t('review.store')}
        </Button>
      </div>
    </li>
  )
}
