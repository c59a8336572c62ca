import type { QuestionKey } from '@sands/rules/exam/question'
import type { Answer } from '@sands/web/exam/answer'
import type { PaperPart } from '@sands/web/exam/question/paper-parts'
import { QuestionHtml } from '@sands/web/exam/question/question-html.tsx'
import { useT } from '../../../kernel/text.ts'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import styles from './report.module.css'

interface GivenAnswerProps {
  part: PaperPart
  answer: Answer
  solution: QuestionKey
}

const letter = (index: number) => String.fromCharCode(65 + index)

/** What a person answered, beside the right answer. */
export function GivenAnswer({ part, answer, solution }: GivenAnswerProps) {
  switch (part.type) {
    case 'single':
    case 'multiple':
    case 'uncertain':
      return <Options part={part} answer={answer} solution={solution} />
    case 'judge':
      return <TrueOrFalse answer={answer} solution={solution} />
    case 'fill':
      return <Blanks part={part} answer={answer} solution={solution} />
    case 'match':
    case 'order':
      return <Letters part={part} answer={answer} solution={solution} />
    case 'essay':
      return <p className={styles.intro}>{answer.text}</p>
  }
}

function Marks({ isChosen, isRight }: { isChosen: boolean; isRight: boolean }) {
  const t = useT()
  return (
    <span className={styles.tags}>
      {isChosen && <StateTag tone={isRight ? 'success' : 'danger'}>{t('exam.report_chosen')}</StateTag>}
      {isRight && <StateTag tone="success">{t('exam.report_choice_right')}</StateTag>}
    </span>
  )
}

function Options({ part, answer, solution }: GivenAnswerProps) {
  return (
    <ul className={styles.choices}>
      {part.body.options.map(({ key, content }, index) => (
        <li key={key} className={styles.option}>
          <span className={styles.letter}>{letter(index)}</span>
          <QuestionHtml html={content} />
          <Marks isChosen={answer.options?.includes(key) ?? false} isRight={solution.options?.includes(key) ?? false} />
        </li>
      ))}
    </ul>
  )
}

function TrueOrFalse({ answer, solution }: Omit<GivenAnswerProps, 'part'>) {
  const t = useT()
  return (
    <ul className={styles.choices}>
      {[true, false].map((value) => (
        <li key={String(value)} className={styles.option}>
          <span className={styles.letter} />
          <span>{t(value ? 'exam.answer_true' : 'exam.answer_false')}</span>
          <Marks isChosen={answer.isTrue === value} isRight={solution.isTrue === value} />
        </li>
      ))}
    </ul>
  )
}

function Blanks({ part, answer, solution }: GivenAnswerProps) {
  const t = useT()
  return (
    <ul className={styles.choices}>
      {part.body.blanks.map((key, index) => (
        <li key={key} className={styles.option}>
          <span className={styles.letter}>{index + 1}</span>
          <span>{answer.blanks?.[key]?.trim() || '–'}</span>
          <span className={styles.quiet}>
            {t('exam.report_choice_right')}: {solution.blanks?.[key]?.accepted.join(' / ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Items of an ordering, or pairs of a matching, by their letters. */
function Letters({ part, answer, solution }: GivenAnswerProps) {
  const t = useT()
  const { options, targets } = part.body
  const name = (key: string) => letter(options.findIndex((option) => option.key === key))
  const target = (key: string) => String(targets.findIndex((each) => each.key === key) + 1)
  const words = ({ options: order, pairs }: Pick<Answer, 'options' | 'pairs'>) =>
    order?.map(name).join(' → ') ??
    Object.entries(pairs ?? {})
      .map(([left, right]) => `${name(left)}–${target(right)}`)
      .join(', ')
  return (
    <div className={styles.tight}>
      <ul className={styles.choices}>
        {options.map(({ key, content }, index) => (
          <li key={key} className={styles.option}>
            <span className={styles.letter}>{letter(index)}</span>
            <QuestionHtml html={content} />
          </li>
        ))}
        {targets.map(({ key, content }, index) => (
          <li key={key} className={styles.option}>
            <span className={styles.letter}>{index + 1}</span>
            <QuestionHtml html={content} />
          </li>
        ))}
      </ul>
      <span>
        {t('exam.report_chosen')}: {words(answer) || '–'}
      </span>
      <span className={styles.quiet}>
        {t('exam.report_choice_right')}: {words(solution)}
      </span>
    </div>
  )
}
