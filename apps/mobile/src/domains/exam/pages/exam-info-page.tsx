import { examLinks } from '@sands/contract/exam/exam.links'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { useLeftOvers } from '@sands/web/exam/attempt/use-left-overs'
import { isStartable, startText, useStart } from '@sands/web/exam/attempt/use-start'
import { EXAM_INFO } from '@sands/web/exam/exam-calls'
import { useT } from '@sands/web/i18n/i18n'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSlots } from '../../../kernel/slots.ts'
import { BarButton } from '../../../kernel/ui/bar-button.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import { TextField } from '../../../kernel/ui/field.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { AttemptList } from '../components/attempt-list.tsx'
import { ExamFacts } from '../components/exam-facts.tsx'
import { useExamAddress } from '../use-exam-address.ts'
import styles from './exam.module.css'

const MAX_PASSWORD = 40

/** The rules of an exam, the attempts of the person, and the start. */
export function ExamInfoPage() {
  const t = useT()
  const navigate = useNavigate()
  const { examId, arrival } = useExamAddress()
  const [password, setPassword] = useState('')
  const [isSharing, setSharing] = useState(false)
  const { ShareSheet } = useSlots()
  const fetched = useCall(EXAM_INFO, examId ? { query: { examId } } : null, { keep: true })
  const { data: exam } = fetched
  useLeftOvers()
  const isOpen = exam !== undefined && isStartable(exam)
  const { isBusy, start } = useStart({
    examId,
    arrival,
    onStarted: (examRecordId) => exam && navigate(examLinks.paper(exam.examId, examRecordId, arrival)),
    onRefused: () => void fetched.refetch(),
  })
  return (
    <Page
      title={exam?.examName ?? t('exam.title')}
      end={exam && ShareSheet && <BarButton icon={Share2} label={t('kernel.share')} onClick={() => setSharing(true)} />}
      bottom={
        isOpen && (
          <Button block busy={isBusy} onClick={() => void start(password)}>
            {t(startText(exam))}
          </Button>
        )
      }
    >
      <CachedNote at={fetched.cachedAt} />
      {content()}
      {isSharing && exam && ShareSheet && (
        <ShareSheet
          kind="exam"
          id={exam.examId}
          title={exam.examName}
          path={examLinks.info(exam.examId)}
          onClose={() => setSharing(false)}
        />
      )}
    </Page>
  )

  function content() {
    if (exam) {
      return (
        <div className={styles.stack}>
          <ExamFacts exam={exam} />
          {exam.needsPassword && isOpen && exam.runningId === null && (
            <div className={styles.card}>
              <TextField
                label={t('exam.password')}
                value={password}
                maxLength={MAX_PASSWORD}
                autoComplete="off"
                onChange={setPassword}
              />
            </div>
          )}
          <AttemptList exam={exam} arrival={arrival} />
        </div>
      )
    }
    const isGone = fetched.error instanceof CallError && fetched.error.status === 404
    if (isGone || examId === undefined) return <ErrorPictureState kind="gone" text={fetched.error?.message} />
    if (fetched.isError) return <ErrorState error={fetched.error} onRetry={() => void fetched.refetch()} />
    return <RowsSkeleton rows={6} />
  }
}
