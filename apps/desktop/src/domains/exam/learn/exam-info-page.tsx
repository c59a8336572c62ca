import type { ExamInfo } from '@sands/contract/exam/attempt.model'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { isStartable, startText, useStart } from '@sands/web/exam/attempt/use-start'
import type { ExamAddress } from '@sands/web/exam/exam-address'
import { EXAM_INFO } from '@sands/web/exam/exam-calls'
import { Button, Input, Skeleton } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { GonePage } from '../../../kernel/ui/page/gone-page.tsx'
import { usePageTitle } from '../../../kernel/ui/page/use-page-title.ts'
import { ExamDescription } from './exam-description.tsx'
import styles from './exam-info.module.css'
import { examLearnPaths } from './exam-learn-paths.ts'
import { MyAttempts } from './my-attempts.tsx'
import { useExamAddress } from './use-exam-address.ts'

const MAX_PASSWORD = 40

/** The exam in the address: its rules, the attempts of the person, and the start. */
export function ExamInfoPage() {
  const t = useT()
  const address = useExamAddress()
  const { examId } = address
  const asked = useCall(EXAM_INFO, examId ? { query: { examId } } : null)
  const { data: exam, error } = asked
  usePageTitle(exam?.examName ?? t('exam.title'))
  if (exam) return <Exam exam={exam} address={address} onRefused={() => void asked.refetch()} />
  if (examId === undefined || (error instanceof CallError && error.status === 404)) {
    return <GonePage words={error?.message} others={{ to: examLearnPaths.exams, label: t('exam.learn_show_all') }} />
  }
  if (error) return <FailureBlock page error={error} onRetry={() => void asked.refetch()} />
  return (
    <div role="status" aria-label={t('kernel.loading')} className={styles.card}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  )
}

interface ExamProps {
  exam: ExamInfo
  address: ExamAddress
  onRefused: () => void
}

function Exam({ exam, address, onRefused }: ExamProps) {
  const t = useT()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const { examId } = exam
  const { isBusy, start } = useStart({
    examId,
    arrival: address.arrival,
    onStarted: (examRecordId) => navigate(examLearnPaths.paper(examId, examRecordId, address.arrival)),
    onRefused,
  })
  return (
    <div className={styles.page}>
      <ExamDescription exam={exam}>
        {isStartable(exam) && (
          <form
            className={styles.start}
            onSubmit={(event) => {
              event.preventDefault()
              void start(password)
            }}
          >
            {exam.needsPassword && exam.runningId === null && (
              <Field label={t('exam.password')}>
                {(field) => (
                  <Input
                    {...field}
                    value={password}
                    maxLength={MAX_PASSWORD}
                    autoComplete="off"
                    onChange={({ target }) => setPassword(target.value)}
                  />
                )}
              </Field>
            )}
            <Button type="primary" size="large" htmlType="submit" loading={isBusy}>
              {t(startText(exam))}
            </Button>
          </form>
        )}
      </ExamDescription>
      <MyAttempts exam={exam} arrival={address.arrival} />
    </div>
  )
}
