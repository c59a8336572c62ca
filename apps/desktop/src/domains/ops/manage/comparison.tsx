import { prettyJson } from '../../../kernel/pretty-json.ts'
import { useT } from '../../../kernel/text.ts'
import styles from './audit.module.css'
import { auditDifference, type Difference } from './audit-difference.ts'
import { AuditValue } from './audit-value.tsx'
import type { AuditWords } from './audit-words.ts'

interface Sides {
  before: string | null
  after: string | null
}

/** The differences in words; when only one side exists, its values. */
export function Comparison({ before, after, words }: Sides & { words: AuditWords }) {
  const t = useT()
  const differences = auditDifference(before, after)
  if (differences.length === 0) return <p className={styles.quiet}>{t('ops.audit_no_changes')}</p>
  return (
    <>
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
              <tr key={JSON.stringify(difference.path)} data-changed={difference.before !== difference.after}>
                <th scope="row">{words.path(difference.path)}</th>
                {before !== null && <Side difference={difference} side="before" words={words} />}
                {after !== null && <Side difference={difference} side="after" words={words} />}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <RawData before={before} after={after} />
    </>
  )
}

interface SideProps {
  difference: Difference
  side: 'before' | 'after'
  words: AuditWords
}

function Side({ difference, side, words }: SideProps) {
  const t = useT()
  const last = difference.path.at(-1)
  return (
    <td data-side={side}>
      <AuditValue value={difference[side]} field={last && 'field' in last ? last.field : ''} words={words} />
      {difference.same > 0 && <p className={styles.quiet}>{t('ops.value_same', { count: difference.same })}</p>}
    </td>
  )
}

/** The stored data, for people who need evidence. */
function RawData({ before, after }: Sides) {
  const t = useT()
  const sides = [
    { name: t('ops.audit_before'), text: before },
    { name: t('ops.audit_after'), text: after },
  ]
  return (
    <details className={styles.raw}>
      <summary>{t('ops.audit_raw')}</summary>
      {sides.map(
        ({ name, text }) =>
          text !== null && (
            <figure key={name}>
              <figcaption>{name}</figcaption>
              <pre>{prettyJson(text)}</pre>
            </figure>
          ),
      )}
    </details>
  )
}
