import { useT } from '../../../kernel/text.ts'
import styles from './audit.module.css'
import { compare, type Difference } from './compare.ts'

/** Before and after, field by field; what changed stands out. */
export function Comparison({ before, after }: { before: string | null; after: string | null }) {
  const t = useT()
  const differences = compare(before, after)
  if (differences.length === 0) return <p className={styles.quiet}>{t('ops.audit_no_changes')}</p>
  return (
    <div className={styles.scroll}>
      <table className={styles.comparison}>
        <caption className="visually-hidden">{t('ops.audit_changes')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ops.audit_field')}</th>
            {before !== null && <th scope="col">{t('ops.audit_before')}</th>}
            {after !== null && <th scope="col">{t('ops.audit_after')}</th>}
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <tr key={difference.field} data-changed={difference.before !== difference.after}>
              <th scope="row">{difference.field}</th>
              {before !== null && <Value of={difference} side="before" />}
              {after !== null && <Value of={difference} side="after" />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Value({ of, side }: { of: Difference; side: 'before' | 'after' }) {
  const t = useT()
  const value = of[side]
  return (
    <td data-side={side}>
      {value === null || value === '' ? <span className={styles.quiet}>{t('ops.audit_nothing')}</span> : value}
    </td>
  )
}
