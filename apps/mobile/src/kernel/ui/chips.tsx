import { useEffect, useRef } from 'react'
import styles from './chips.module.css'
import { classNames } from './class-names.ts'
import { scrollBehavior } from './reduced-motion.ts'

interface ChipsProps<Id extends string> {
  /** Names the choice for screen readers. */
  label: string
  options: readonly { id: Id; label: string }[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** Filters in one row that scrolls sideways; the chosen one is scrolled into view. */
export function Chips<Id extends string>({ label, options, chosen, onChoose }: ChipsProps<Id>) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const scroller = list.current
    const chip = scroller?.querySelector<HTMLElement>(`[data-id="${CSS.escape(chosen)}"]`)
    if (!scroller || !chip) return
    const left = chip.offsetLeft - (scroller.clientWidth - chip.offsetWidth) / 2
    scroller.scrollTo({ left, behavior: scrollBehavior() })
  }, [chosen])
  return (
    <ul ref={list} className={styles.chips} aria-label={label}>
      {options.map(({ id, label: word }) => (
        <li key={id} data-id={id} className={styles.place}>
          <button
            type="button"
            className={classNames(styles.chip, id === chosen && styles.chosen)}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            <span className={styles.word}>{word}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
