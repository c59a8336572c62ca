import { useT } from '../../../kernel/text.ts'
import styles from './audit.module.css'
import { calledOf, isFields, isModule, isWhole } from './audit-difference.ts'
import type { AuditWords } from './audit-words.ts'

interface AuditValueProps {
  value: unknown
  /** The field of the value. */
  field: string
  words: AuditWords
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.values(value).every(isEmpty))

/** The fields that name an entity come first, regardless of their stored order. */
const FIRST: readonly string[] = ['code', 'title', 'name']
const inOrder = (names: readonly string[]): string[] => [
  ...FIRST.filter((name) => names.includes(name)),
  ...names.filter((name) => !FIRST.includes(name)),
]

/** A value in words: lists as lists, nested objects as names with values. */
export function AuditValue({ value, field, words }: AuditValueProps) {
  const t = useT()
  if (isEmpty(value)) return <span className={styles.quiet}>{t('ops.value_none')}</span>
  if (isWhole(value)) return words.whole(value)
  if (Array.isArray(value)) return <Entries entries={value} field={field} words={words} />
  if (!isFields(value)) return words.value(value, field)
  return (
    <dl className={styles.fields}>
      {inOrder(Object.keys(value))
        .map((name) => [name, value[name]] as const)
        // Keys are technical; people know an entry by its name.
        .filter(([name, inner]) => name !== 'key' && !isEmpty(inner))
        .map(([name, inner]) => (
          <div key={name}>
            <dt>{isModule(name) ? words.module(name) : words.field(name)}</dt>
            <dd>
              <AuditValue value={inner} field={name} words={words} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

interface EntriesProps extends Omit<AuditValueProps, 'value'> {
  entries: readonly unknown[]
}

function Entries({ entries, ...rest }: EntriesProps) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries of the log never change
        <li key={`${place} ${calledOf(entry)}`}>
          <AuditValue value={entry} {...rest} />
        </li>
      ))}
    </ul>
  )
}
