import type { AnswerFieldProps } from '@sands/web/survey/answer-field'
import { Radio } from 'antd'
import styles from './survey-learn.module.css'

/** A table with the rows of the question and one choice in each. */
export function MatrixField({ question, answer, onAnswer, labelId }: AnswerFieldProps) {
  const { key, rows, options } = question
  return (
    <table className={styles.matrix} aria-labelledby={labelId}>
      <thead>
        <tr>
          <td />
          {options.map((column) => (
            <th key={column.key} scope="col">
              {column.text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.text}</th>
            {options.map((column) => (
              <td key={column.key}>
                <Radio
                  name={`${key} ${row.key}`}
                  aria-label={`${row.text}: ${column.text}`}
                  checked={answer?.rows?.[row.key] === column.key}
                  onChange={() => onAnswer({ rows: { ...answer?.rows, [row.key]: column.key } })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
