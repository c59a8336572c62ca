import { useTabList } from '@sands/web/tabs/use-tab-list'
import type { ReactNode } from 'react'
import styles from './panels.module.css'

export interface Panel {
  key: string
  label: ReactNode
  content: ReactNode
}

interface PanelsProps {
  label: string
  panels: readonly Panel[]
  /** The panel to open first, if not the first one. */
  start?: string | undefined
}

/** Several panels in one place; one is visible. */
export function Panels({ label, panels, start }: PanelsProps) {
  const tabs = useTabList(
    panels.map(({ key }) => key),
    start,
  )
  return (
    <div className={styles.panels}>
      <div className={styles.tabs} role="tablist" aria-label={label} {...tabs.list}>
        {panels.map(({ key, label: name }) => (
          <button key={key} {...tabs.tab(key)} className={styles.tab}>
            {name}
          </button>
        ))}
      </div>
      {panels.map(({ key, content }) =>
        key === tabs.chosen ? (
          <div key={key} {...tabs.panel} className={styles.panel}>
            {content}
          </div>
        ) : null,
      )}
    </div>
  )
}
