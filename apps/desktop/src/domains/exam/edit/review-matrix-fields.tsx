import type { ReviewMatrix } from '@sands/contract/exam/exam.model'
import { REVIEW_MOMENTS, REVIEW_PARTS, type ReviewMoment, type ReviewPart } from '@sands/rules/exam/state'
import { Button, Checkbox } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from './edit.module.css'
import { NEW_EXAM } from './new-exam.ts'

interface ReviewMatrixFieldsProps {
  value: ReviewMatrix
  onChange: (value: ReviewMatrix) => void
}

const everything = [...REVIEW_PARTS]
/** What most authors want, from the strictest to the most open. */
const SETS = {
  score: { right_after: ['score'], while_open: ['score'], after_close: ['score'] },
  later: NEW_EXAM.review,
  all: { right_after: everything, while_open: everything, after_close: everything },
} satisfies Record<string, ReviewMatrix>

/** What learners see afterwards, and when: a common set, or each part by itself. */
export function ReviewMatrixFields({ value, onChange }: ReviewMatrixFieldsProps) {
  const t = useT()
  const toggle = (moment: ReviewMoment, part: ReviewPart) =>
    onChange({
      ...value,
      [moment]: REVIEW_PARTS.filter((each) =>
        each === part ? !value[moment].includes(part) : value[moment].includes(each),
      ),
    })
  return (
    <>
      <fieldset className={styles.sets}>
        <legend className="visually-hidden">{t('exam.review_sets')}</legend>
        {(Object.keys(SETS) as (keyof typeof SETS)[]).map((name) => (
          <Button key={name} size="small" onClick={() => onChange(SETS[name])}>
            {t(`exam.review_set_${name}`)}
          </Button>
        ))}
      </fieldset>
      <div className={styles.scroll}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <td />
              {REVIEW_MOMENTS.map((moment) => (
                <th key={moment} scope="col">
                  {t(`exam.moment_${moment}`)}
                  <p className={styles.note}>{t(`exam.moment_${moment}_hint`)}</p>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {REVIEW_PARTS.map((part) => (
              <tr key={part}>
                <th scope="row">{t(`exam.part_${part}`)}</th>
                {REVIEW_MOMENTS.map((moment) => (
                  <td key={moment}>
                    <Checkbox
                      checked={value[moment].includes(part)}
                      aria-label={`${t(`exam.part_${part}`)}, ${t(`exam.moment_${moment}`)}`}
                      onChange={() => toggle(moment, part)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
