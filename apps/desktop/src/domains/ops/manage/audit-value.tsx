import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import styles from './audit.module.css'
import { calledOf, isFields, isModule, isWhole } from './audit-difference.ts'
import { fieldText } from './audit-fields.ts'
import { moduleText, valueWords, wholeWords } from './audit-words.ts'

interface AuditValueProps {
  value: unknown
  /** In which field it stands. */
  field: string
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.values(value).every(isEmpty))

/** By what people know a thing comes first, whatever the order in which it was stored. */
const FIRST: readonly string[] = ['code', 'title', 'name']
const inOrder = (names: readonly string[]): string[] => [
  ...FIRST.filter((name) => names.includes(name)),
  ...names.filter((name) => !FIRST.includes(name)),
]

/** A value in words: lists as lists, what lies deeper as names with their values. */
export function AuditValue({ value, field }: AuditValueProps) {
  const t = useT()
  const moments = useMoments()
  if (isEmpty(value)) return <span className={styles.quiet}>{t('ops.value_none')}</span>
  if (isWhole(value)) return wholeWords(value, t)
  if (Array.isArray(value)) return <Entries entries={value} field={field} />
  if (!isFields(value)) return valueWords(value, field, { t, moments })
  return (
    <dl className={styles.fields}>
      {inOrder(Object.keys(value))
        .map((name) => [name, value[name]] as const)
        // A key is for the machine: whoever reads knows a thing by its name.
        .filter(([name, inner]) => name !== 'key' && !isEmpty(inner))
        .map(([name, inner]) => (
          <div key={name}>
            <dt>{isModule(name) ? moduleText(name, t) : fieldText(name, t)}</dt>
            <dd>
              <AuditValue value={inner} field={name} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

function Entries({ entries, field }: { entries: readonly unknown[]; field: string }) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries of the log never change
        <li key={`${place} ${calledOf(entry)}`}>
          <AuditValue value={entry} field={field} />
        </li>
      ))}
    </ul>
  )
}
