import { ReloadOutlined } from '@ant-design/icons'
import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import type { Answer } from '@sands/web/exam/answer'
import { paperParts } from '@sands/web/exam/question/paper-parts'
import { QuestionCard } from '@sands/web/exam/question/question-card.tsx'
import { QuestionHtml } from '@sands/web/exam/question/question-html.tsx'
import { Button, Skeleton } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import styles from './paper-preview.module.css'
import { useScoreText } from './use-score-text.ts'

interface PaperPreviewProps {
  id: Id<'paper'>
  /** The paper is fetched again when it has another version. */
  version: number
}

const LAST_SEED = 2_147_483_647
const anySeed = () => Math.floor(Math.random() * LAST_SEED)

/** The paper as a learner gets it. It can be answered; nothing is stored. */
export function PaperPreview({ id, version }: PaperPreviewProps) {
  const t = useT()
  const [seed, setSeed] = useState(anySeed)
  const preview = useCall(
    'GET /sands-lms/api/v1/manage/paper/preview',
    { query: { id, seed } },
    { staleTime: 0, silent: true },
  )
  const { data, refetch } = preview
  const shown = useRef(version)
  useEffect(() => {
    if (shown.current === version) return
    shown.current = version
    void refetch()
  }, [version, refetch])
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {t('exam.paper_preview')}
        <Button size="small" icon={<ReloadOutlined aria-hidden />} onClick={() => setSeed(anySeed())}>
          {t('exam.paper_preview_again')}
        </Button>
      </figcaption>
      <div className={styles.phone}>
        {data && data.questionNum > 0 && <Paper key={seed} sections={data.sections} />}
        {data?.questionNum === 0 && <p className={styles.none}>{t('exam.paper_preview_none')}</p>}
        {!data && preview.isPending && <Skeleton active paragraph={{ rows: 10 }} />}
        {!data && preview.error && <FailureBlock error={preview.error} onRetry={() => void refetch()} />}
      </div>
    </figure>
  )
}

type Sections = Parameters<typeof paperParts>[0]

function Paper({ sections }: { sections: Sections }) {
  const t = useT()
  const points = useScoreText()
  const [answers, setAnswers] = useState<Readonly<Record<string, { answer: Answer; isFlagged: boolean }>>>({})
  const parts = paperParts(sections)
  return sections.map(({ key, title, remark, questions }) => (
    <section key={key} className={styles.section}>
      {title && <h3 className={styles.title}>{title}</h3>}
      {remark && <p className={styles.remark}>{remark}</p>}
      {questions.map((question) => (
        <div key={question.key} className={styles.question}>
          <span className={styles.points}>{t('exam.paper_points', { score: points(question.score) })}</span>
          {parts
            .filter((part) => part.key === question.key || part.key.startsWith(`${question.key}/`))
            .map((part) => (
              <QuestionCard
                key={part.key}
                part={part}
                answer={answers[part.key]?.answer ?? {}}
                isFlagged={answers[part.key]?.isFlagged ?? false}
                isLocked={false}
                Html={QuestionHtml}
                onChange={(answer, isFlagged) => setAnswers({ ...answers, [part.key]: { answer, isFlagged } })}
              />
            ))}
        </div>
      ))}
    </section>
  ))
}
