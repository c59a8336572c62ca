import { Suspense, useId } from 'react'
import { useT } from '../../i18n/i18n.ts'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { MAX_BLANK, MAX_ESSAY } from '../answer-limits.ts'
import styles from './answer-field.module.css'
import type { AnswerFieldProps } from './answer-field-props.ts'
import { attachmentTag } from './attachment-tag.ts'
import { countWords } from './count-words.ts'
import { OrderField } from './order-field.tsx'

// Uploads are loaded with the first question that takes files.
const AttachmentField = lazyPart(
  async () => (await import('./attachment-field.tsx')).AttachmentField,
  () => null,
)

/** Where a question is answered, by its type. */
export function AnswerField(props: AnswerFieldProps) {
  switch (props.part.type) {
    case 'single':
      return <Choices {...props} kind="radio" />
    case 'multiple':
    case 'uncertain':
      return <Choices {...props} kind="checkbox" />
    case 'judge':
      return <Judge {...props} />
    case 'fill':
      return <Blanks {...props} />
    case 'match':
      return <Pairs {...props} />
    case 'order':
      return <OrderField {...props} />
    case 'essay':
      return <Essay {...props} />
  }
}

function Choices({ part, answer, isLocked, Html, onChange, kind }: AnswerFieldProps & { kind: 'radio' | 'checkbox' }) {
  const chosen = answer.options ?? []
  const choose = (key: string) => {
    if (kind === 'radio') return onChange({ options: [key] })
    onChange({ options: chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key] })
  }
  return (
    <div className={styles.choices}>
      {part.body.options.map(({ key, content }, index) => (
        <label key={key} className={styles.choice}>
          <input
            type={kind}
            name={part.key}
            checked={chosen.includes(key)}
            disabled={isLocked}
            onChange={() => choose(key)}
          />
          <span className={styles.letter}>{String.fromCharCode(65 + index)}</span>
          <Html html={content} />
        </label>
      ))}
    </div>
  )
}

function Judge({ part, answer, isLocked, onChange }: AnswerFieldProps) {
  const t = useT()
  const options = [
    { value: true, label: t('exam.answer_true') },
    { value: false, label: t('exam.answer_false') },
  ]
  return (
    <div className={styles.choices}>
      {options.map(({ value, label }) => (
        <label key={label} className={styles.choice}>
          <input
            type="radio"
            name={part.key}
            checked={answer.isTrue === value}
            disabled={isLocked}
            onChange={() => onChange({ isTrue: value })}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
}

function Blanks({ part, answer, isLocked, onChange }: AnswerFieldProps) {
  const t = useT()
  return (
    <div className={styles.choices}>
      {part.body.blanks.map((key, index) => (
        <label key={key} className={styles.line}>
          <span>{t('exam.blank', { number: index + 1 })}</span>
          <input
            className={styles.input}
            value={answer.blanks?.[key] ?? ''}
            maxLength={MAX_BLANK}
            readOnly={isLocked}
            autoComplete="off"
            onChange={({ target }) => onChange({ blanks: { ...answer.blanks, [key]: target.value } })}
          />
        </label>
      ))}
    </div>
  )
}

function Pairs({ part, answer, isLocked, Html, onChange }: AnswerFieldProps) {
  const t = useT()
  const letter = (index: number) => String.fromCharCode(65 + index)
  const pair = (left: string, right: string) => {
    const { [left]: _, ...others } = answer.pairs ?? {}
    onChange({ pairs: right === '' ? others : { ...others, [left]: right } })
  }
  return (
    <div className={styles.choices}>
      <ol className={styles.targets}>
        {part.body.targets.map(({ key, content }, index) => (
          <li key={key} className={styles.target}>
            <span className={styles.letter}>{letter(index)}</span>
            <Html html={content} />
          </li>
        ))}
      </ol>
      {part.body.options.map(({ key, content }) => (
        <label key={key} className={styles.line}>
          <Html html={content} />
          <select
            className={styles.input}
            value={answer.pairs?.[key] ?? ''}
            disabled={isLocked}
            onChange={({ target }) => pair(key, target.value)}
          >
            <option value="">{t('exam.choose')}</option>
            {part.body.targets.map((target, index) => (
              <option key={target.key} value={target.key}>
                {letter(index)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}

function Essay({ part, answer, isLocked, examRecordId, onChange }: AnswerFieldProps) {
  const t = useT()
  const { files, words } = part.body
  const countId = useId()
  const count = words === null ? 0 : countWords(answer.text ?? '')
  return (
    <>
      <textarea
        className={styles.essay}
        aria-label={t('exam.your_answer')}
        placeholder={t('exam.your_answer')}
        rows={8}
        maxLength={MAX_ESSAY}
        aria-describedby={words === null ? undefined : countId}
        value={answer.text ?? ''}
        readOnly={isLocked}
        onChange={({ target }) => onChange({ ...answer, text: target.value })}
      />
      {words !== null && (
        <p id={countId} className={styles.count} data-over={count > words}>
          {`${count} / ${words}`}
        </p>
      )}
      {files > 0 && (
        <Suspense>
          <AttachmentField
            fileIds={answer.fileIds ?? []}
            limit={files}
            tag={examRecordId && attachmentTag(examRecordId, part.key)}
            isLocked={isLocked}
            onChange={(fileIds) => onChange({ ...answer, fileIds })}
          />
        </Suspense>
      )}
    </>
  )
}
