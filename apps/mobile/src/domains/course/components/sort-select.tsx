import { useT } from '@sands/web/i18n/i18n'
import { ArrowDownWideNarrow } from 'lucide-react'
import styles from './sort-select.module.css'

interface SortSelectProps<Choice extends number | null> {
  choices: readonly Choice[]
  value: Choice
  onChange: (choice: Choice) => void
}

/** Uses the phone's native list, which is large enough for touch. */
export function SortSelect<Choice extends 1 | 2 | 3 | null>({ choices, value, onChange }: SortSelectProps<Choice>) {
  const t = useT()
  const choose = (wanted: string) => {
    const choice = choices.find((one) => String(one) === wanted)
    if (choice !== undefined) onChange(choice)
  }
  return (
    <label className={styles.sort}>
      <span className="visually-hidden">{t('course.sort')}</span>
      <ArrowDownWideNarrow size={18} aria-hidden className={styles.icon} />
      <select className={styles.select} value={String(value)} onChange={({ target }) => choose(target.value)}>
        {choices.map((choice) => (
          <option key={String(choice)} value={String(choice)}>
            {t(choice === null ? 'course.sort_best' : `course.sort_${choice}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
