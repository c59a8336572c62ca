import type { AttemptSummary, ReportedAttempt } from '@sands/contract/exam/report.model'
import { useCall } from '@sands/web/call/use-call'
import { paperParts } from '@sands/web/exam/question/paper-parts'
import { QuestionHtml } from '@sands/web/exam/question/question-html.tsx'
import { useExactDurationText } from '@sands/web/study/duration-text'
import { Skeleton } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'
import { useScoreText } from '../paper/use-score-text.ts'
import { GivenAnswer } from './given-answer.tsx'
import styles from './report.module.css'

/** One attempt: every answer with its time, and what happened meanwhile. */
export function AttemptPart({ attempt }: { attempt: AttemptSummary }) {
  const t = useT()
  const found = useCall(
    'GET /sands-lms/api/v1/manage/exam/report/attempt',
    { query: { examRecordId: attempt.examRecordId } },
    { staleTime: 0 },
  )
  if (found.isPending) return <Skeleton active paragraph={{ rows: 10 }} aria-label={t('kernel.loading')} />
  if (!found.data) return <FailureBlock error={found.error} onRetry={() => void found.refetch()} />
  return (
    <>
      <Card title={t('exam.report_attempt', { number: attempt.number })}>
        {found.data.sections ? (
          <Answers report={found.data} sections={found.data.sections} />
        ) : (
          <p className={styles.intro}>{t('exam.report_no_answers_yet')}</p>
        )}
      </Card>
      <Card title={t('exam.report_notes')}>
        <Notes notes={found.data.notes} />
      </Card>
    </>
  )
}

const TONES: Readonly<Record<string, Tone>> = { right: 'success', partial: 'warning', wrong: 'danger', to_mark: 'info' }

interface AnswersProps {
  report: ReportedAttempt
  sections: NonNullable<ReportedAttempt['sections']>
}

function Answers({ report, sections }: AnswersProps) {
  const t = useT()
  const points = useScoreText()
  const duration = useExactDurationText()
  const questions = new Map(sections.flatMap((section) => section.questions.map((each) => [each.key, each])))
  return (
    <div>
      {paperParts(sections).map((part) => {
        const [key = '', child] = part.key.split('/')
        const question = questions.get(key)
        const given = question?.answers.find(({ questionKey }) => questionKey === part.key)
        const ofChild = question?.solution?.children.find((each) => each.key === child)?.solution
        const solution = child ? ofChild : question?.solution?.key
        const seconds = report.seconds[part.key] ?? 0
        return (
          <section key={part.key} className={styles.question}>
            <div className={styles.line}>
              <span className={styles.number}>{`${part.number}. ${t(`exam.type_${part.type}`)}`}</span>
              {given?.verdict && (
                <StateTag tone={TONES[given.verdict] ?? 'neutral'}>{t(`exam.verdict_${given.verdict}`)}</StateTag>
              )}
              <span className={styles.quiet}>
                {t('exam.report_answer_points', {
                  score: given?.score === null || given === undefined ? '–' : points(given.score),
                  total: points(given?.maxScore ?? 0),
                })}
              </span>
              {seconds > 0 && (
                <span className={styles.quiet}>{t('exam.report_answer_time', { time: duration(seconds) })}</span>
              )}
            </div>
            {part.material && <QuestionHtml html={part.material} />}
            <QuestionHtml html={part.body.stem} />
            <GivenAnswer part={part} answer={given?.answer ?? {}} solution={solution?.key ?? {}} />
            {given?.comment && (
              <p className={styles.intro}>
                {t('exam.comment')}: {given.comment}
              </p>
            )}
          </section>
        )
      })}
    </div>
  )
}

function Notes({ notes }: { notes: ReportedAttempt['notes'] }) {
  const t = useT()
  const { full } = useMoments()
  if (notes.length === 0) return <p className={styles.intro}>{t('exam.report_notes_none')}</p>
  return (
    <ol className={styles.notes}>
      {notes.map(({ kind, at, device }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes are only added at the end
        <li key={place}>
          <time className={styles.quiet} dateTime={at}>
            {full(at)}
          </time>
          <span>{t(`exam.report_note_${kind}`)}</span>
          {device && <span className={`${styles.quiet} ${styles.device}`}>{device}</span>}
        </li>
      ))}
    </ol>
  )
}
