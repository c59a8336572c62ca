import { type KeyboardEvent, useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './tabs.module.css'

export interface TabOption<Id extends string> {
  id: Id
  label: string
  /** Shown small beside the label. */
  count?: number | undefined
}

interface TabsProps<Id extends string> {
  /** Names the tabs for screen readers. */
  label: string
  options: readonly TabOption<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
  /** The id of the element that the chosen tab shows. */
  panelId: string
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
export const tabId = (panelId: string, id: string) => `${panelId}-${id}`

/** Tabs in a row; the panel of the chosen one is below. Arrow keys move between them. */
export function Tabs<Id extends string>({ label, options, chosen, onChoose, panelId }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  const keys = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = options.findIndex(({ id }) => id === chosen)
    const next = options[(at + step + options.length) % options.length]
    if (!next) return
    onChoose(next.id)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(panelId, next.id))}`)?.focus()
  }
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={keys}>
      {options.map(({ id, label: word, count }) => (
        <button
          key={id}
          id={tabId(panelId, id)}
          type="button"
          role="tab"
          className={classNames(styles.tab, id === chosen && styles.chosen)}
          aria-selected={id === chosen}
          aria-controls={panelId}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {word}
          {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </div>
  )
}
