import type { AnswerFieldProps } from '@sands/web/survey/answer-field'
import styles from './fields.module.css'

/** Every row with its columns as buttons below it: a table would be too wide for a phone. */
export function MatrixField({ question, answer, onAnswer }: AnswerFieldProps) {
  const { key, rows, options } = question
  return rows.map((row) => (
    <fieldset key={row.key} className={styles.row}>
      <legend>{row.text}</legend>
      <div className={styles.steps}>
        {options.map((column) => (
          <label key={column.key} className={styles.step}>
            <input
              type="radio"
              name={`${key} ${row.key}`}
              className="visually-hidden"
              checked={answer?.rows?.[row.key] === column.key}
              onChange={() => onAnswer({ rows: { ...answer?.rows, [row.key]: column.key } })}
            />
            {column.text}
          </label>
        ))}
      </div>
    </fieldset>
  ))
}
