import type { ExamDocument } from '@sands/contract/exam/exam.model'
import type { ManagedExam } from '@sands/contract/exam/manage.calls'
import type { Picture } from '@sands/contract/media/media.model'
import { QuestionHtml } from '@sands/web/exam/question/question-html.tsx'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { CoverPicture } from '../../../kernel/ui/cover-picture.tsx'
import phone from '../paper/paper-preview.module.css'
import { useScoreText } from '../paper/use-score-text.ts'
import styles from './edit.module.css'
import { usePapers } from './use-papers.ts'

interface ExamPhoneProps {
  exam: ManagedExam
  document: ExamDocument
  cover: Picture | undefined
}

/** What learners read about the exam before they start it. */
export function ExamPhone({ exam, document, cover }: ExamPhoneProps) {
  const t = useT()
  const { minute, number } = useMoments()
  const points = useScoreText()
  const { papers } = usePapers()
  const { opensAt, closesAt, admitUntil, limitMinutes, attempts, intervalMinutes, minMinutes, leaveLimit } = document
  const paper = papers.find(({ id }) => id === document.paperId)
  const isPublishedPaper = exam.edition > 0 && !paper
  const total = paper?.totalScore ?? (isPublishedPaper ? exam.totalScore : 0)
  const questions = paper?.questionNum ?? (isPublishedPaper ? exam.questionNum : 0)
  const facts: [string, string][] = [
    [
      t('exam.fact_time'),
      `${opensAt ? minute(opensAt) : t('exam.exam_at_once')} – ${closesAt ? minute(closesAt) : t('exam.exam_no_end')}`,
    ],
    [t('exam.fact_limit'), limitMinutes === null ? t('exam.no_limit') : t('exam.minutes', { minutes: limitMinutes })],
    [t('exam.fact_questions'), number(questions)],
    [t('exam.fact_total'), points(total)],
    [t('exam.fact_pass'), points(Math.ceil((total * document.passPercent) / 100))],
    [t('exam.fact_left'), attempts === 0 ? t('exam.no_limit') : number(attempts)],
  ]
  const rules = [
    admitUntil !== null && t('exam.phone_admit', { time: minute(admitUntil) }),
    attempts !== 1 && intervalMinutes > 0 && t('exam.phone_interval', { minutes: intervalMinutes }),
    minMinutes > 0 && t('exam.rule_min', { minutes: minMinutes }),
    document.isOneWay && t('exam.rule_one_way'),
    leaveLimit !== null && t('exam.rule_leave', { count: leaveLimit }),
    document.password !== null && t('exam.phone_password'),
  ].filter((rule) => rule !== false)
  return (
    <figure className={phone.figure}>
      <figcaption className={phone.caption}>{t('exam.exam_preview')}</figcaption>
      <div className={phone.phone}>
        <div className={styles.phone}>
          <CoverPicture cover={cover} sizes="320px" none={null} />
          <h3 className={styles.phoneTitle}>{document.title || t('exam.untitled')}</h3>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {rules.length > 0 && (
            <>
              <h4 className={styles.subheading}>{t('exam.rules')}</h4>
              <ul className={styles.lines}>
                {rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </>
          )}
          {document.introduction && <QuestionHtml html={document.introduction} />}
          <span className={styles.start} aria-hidden="true">
            {t('exam.go')}
          </span>
        </div>
      </div>
    </figure>
  )
}
