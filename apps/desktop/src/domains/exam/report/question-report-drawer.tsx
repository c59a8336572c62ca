import type { QuestionReport } from '@sands/contract/exam/report.model'
import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { QuestionHtml } from '@sands/web/exam/question/question-html.tsx'
import { Drawer, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { usePercentText } from '../../../kernel/chart/use-percent-text.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import styles from './report.module.css'

interface QuestionReportDrawerProps {
  examId: Id<'exam'>
  /** A question, or `question/child`; empty for none. */
  open: string
  onClose: () => void
}

/** One question with how often each option or answer was given. */
export function QuestionReportDrawer({ examId, open, onClose }: QuestionReportDrawerProps) {
  const t = useT()
  const [typed = '', child] = open.split('/')
  const questionId = idIn<'question'>(typed)
  return (
    <Drawer
      open={questionId !== undefined}
      onClose={onClose}
      size={640}
      title={t('exam.report_question')}
      destroyOnHidden
    >
      {questionId && <Opened examId={examId} questionId={questionId} child={child} />}
    </Drawer>
  )
}

interface OpenedProps {
  examId: Id<'exam'>
  questionId: Id<'question'>
  child: string | undefined
}

function Opened({ examId, questionId, child }: OpenedProps) {
  const query = { examId, questionId, ...(child && { child }) }
  const found = useCall('GET /sands-lms/api/v1/manage/exam/report/question', { query }, { staleTime: 0 })
  if (found.isPending) return <Skeleton active paragraph={{ rows: 8 }} />
  if (!found.data) return <FailureBlock error={found.error} onRetry={() => void found.refetch()} />
  return <Shown report={found.data} />
}

function Shown({ report }: { report: QuestionReport }) {
  const t = useT()
  const { choices, hint, stem, type } = report
  const verdicts = (['right', 'partial', 'wrong', 'unanswered'] as const).filter((name) => report[name] > 0)
  return (
    <div className={styles.stack}>
      <div className={styles.tight}>
        <span className={styles.quiet}>{t(`exam.type_${type}`)}</span>
        <QuestionHtml html={stem} />
        {hint && <p className={styles.intro}>{t(`exam.report_hint_${hint}_text`)}</p>}
      </div>
      {choices.length > 0 && (
        <section className={styles.tight}>
          <h3>{t(type === 'fill' ? 'exam.report_wordings' : 'exam.report_choices')}</h3>
          <ul className={styles.choices}>
            {choices.map((choice, index) => (
              <Bar
                key={choice.key}
                letter={choice.content === null ? '' : String.fromCharCode(65 + index)}
                people={choice.people}
                all={report.answers}
                isRight={choice.isRight === true}
              >
                {choice.content !== null ? (
                  <QuestionHtml html={choice.content} />
                ) : (
                  (choice.text ?? t(choice.key === 'true' ? 'exam.answer_true' : 'exam.answer_false'))
                )}
              </Bar>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.tight}>
        <h3>{t('exam.report_verdicts')}</h3>
        <ul className={styles.choices}>
          {verdicts.map((name) => (
            <Bar key={name} letter="" people={report[name]} all={report.answers} isRight={false}>
              {t(`exam.verdict_${name}`)}
            </Bar>
          ))}
        </ul>
      </section>
    </div>
  )
}

interface BarProps {
  letter: string
  people: number
  all: number
  isRight: boolean
  children: ReactNode
}

function Bar({ letter, people, all, isRight, children }: BarProps) {
  const t = useT()
  const { number } = useMoments()
  const share = usePercentText()
  return (
    <li className={styles.option} data-right={isRight}>
      <span className={styles.letter}>{letter}</span>
      <div className={styles.stacked}>
        <div>{children}</div>
        {isRight && <StateTag tone="success">{t('exam.report_choice_right')}</StateTag>}
      </div>
      <span className={styles.count}>
        {t('exam.report_choice_people', { count: number(people), share: share(people, all) })}
      </span>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className={styles.meter}>
        <rect width={100} height={6} className={styles.track} />
        <rect width={all > 0 ? (people * 100) / all : 0} height={6} className={styles.fill} />
      </svg>
    </li>
  )
}
