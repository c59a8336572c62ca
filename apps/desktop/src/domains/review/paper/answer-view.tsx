import type { Answer, QuestionBody, QuestionSolution } from '@sands/contract/exam/question.model'
import type { Resource } from '@sands/contract/media/media.model'
import { QuestionHtml } from '@sands/web/exam/question/question-html.tsx'
import { useT } from '../../../kernel/text.ts'
import styles from '../marking.module.css'

export type AnswerBody = Pick<QuestionBody, 'options' | 'targets' | 'blanks'> & { type: QuestionBody['type'] }

interface AnswerViewProps {
  body: AnswerBody
  answer: Answer | null
  /** Shown beside the answer of a question that a key scores. */
  answerKey?: QuestionSolution['key']
  files: readonly Resource[]
}

const letter = (index: number) => String.fromCharCode(65 + index)

/** What a learner answered, by the type of the question. */
export function AnswerView({ body, answer, answerKey, files }: AnswerViewProps) {
  const t = useT()
  const isEmpty = !answer || Object.keys(answer).length === 0
  return (
    <>
      {isEmpty ? <p className={styles.quiet}>{t('review.no_answer')}</p> : <Given body={body} answer={answer} />}
      {answerKey && (
        <div>
          <span className={styles.quiet}>{t('review.right_answer')}</span>
          <Given body={body} answer={answerOf(body, answerKey)} />
        </div>
      )}
      {files.length > 0 && <Files files={files} />}
    </>
  )
}

/** A key as if somebody had answered it. */
const answerOf = (
  { blanks: names }: AnswerBody,
  { options, isTrue, blanks, pairs }: QuestionSolution['key'],
): Answer => ({
  ...(options && { options: [...options] }),
  ...(isTrue !== undefined && { isTrue }),
  ...(pairs && { pairs }),
  ...(blanks && { blanks: Object.fromEntries(names.map((name) => [name, blanks[name]?.accepted.join(' / ') ?? ''])) }),
})

function Given({ body, answer }: { body: AnswerBody; answer: Answer }) {
  const t = useT()
  if (body.type === 'essay') return <div className={styles.answer}>{answer.text}</div>
  if (body.type === 'judge') return <p>{t(answer.isTrue ? 'exam.answer_true' : 'exam.answer_false')}</p>
  if (body.type === 'fill')
    return (
      <ol className={styles.list}>
        {body.blanks.map((key, index) => (
          <li key={key}>{`${index + 1}. ${answer.blanks?.[key] ?? '–'}`}</li>
        ))}
      </ol>
    )
  if (body.type === 'match') return <Pairs body={body} pairs={answer.pairs ?? {}} />
  const chosen = answer.options ?? []
  const places = new Map(body.options.map(({ key }, index) => [key, index]))
  return (
    <ol className={styles.list}>
      {chosen.map((key, place) => {
        const index = places.get(key) ?? 0
        return (
          <li key={key} className={styles.points}>
            <span className={styles.chosen}>{body.type === 'order' ? place + 1 : letter(index)}</span>
            <QuestionHtml html={body.options[index]?.content ?? ''} />
          </li>
        )
      })}
    </ol>
  )
}

function Pairs({ body, pairs }: { body: AnswerBody; pairs: Readonly<Record<string, string>> }) {
  return (
    <ul className={styles.list}>
      {body.options.map(({ key, content }) => (
        <li key={key} className={styles.points}>
          <QuestionHtml html={content} />
          <span aria-hidden="true">→</span>
          <QuestionHtml html={body.targets.find((target) => target.key === pairs[key])?.content ?? '–'} />
        </li>
      ))}
    </ul>
  )
}

function Files({ files }: { files: readonly Resource[] }) {
  const t = useT()
  return (
    <ul className={styles.files} aria-label={t('review.files')}>
      {files.map(({ id, fileName, url, coverUrl, fileType }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {fileType === 'image' ? <img className={styles.picture} src={coverUrl ?? url} alt={fileName} /> : fileName}
          </a>
        </li>
      ))}
    </ul>
  )
}
