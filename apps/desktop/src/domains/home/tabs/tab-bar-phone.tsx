import { useT } from '../../../kernel/text.ts'
import { SmallPhone } from '../../../kernel/ui/page/small-phone.tsx'
import type { TabEntry } from './tab-edit.ts'
import { type Pictures, TabIcon } from './tab-icon.tsx'
import { useTabWords } from './tab-words.ts'
import styles from './tabs.module.css'

interface TabBarPhoneProps {
  entries: readonly TabEntry[]
  pictures: Pictures
  /** The key of the edited tab, which is drawn as the selected one. */
  chosen: string | undefined
  onChoose: (key: string) => void
}

/** The bar as the phone shows it. A tap on a tab opens it for editing. */
export function TabBarPhone({ entries, pictures, chosen, onChoose }: TabBarPhoneProps) {
  const t = useT()
  const words = useTabWords()
  const current = entries.find(({ key }) => key === chosen) ?? entries[0]
  return (
    <SmallPhone caption={t('home.front_preview')} title={current && words.name(current.tab)}>
      <div className={styles.screen}>
        <span className={styles.block} />
        <span className={styles.block} />
        <div className={styles.bar}>
          {entries.map(({ key, tab }) => (
            <button
              key={key}
              type="button"
              className={styles.tab}
              aria-pressed={key === current?.key}
              onClick={() => onChoose(key)}
            >
              <span className={styles.icon}>
                <TabIcon tab={tab} pictures={pictures} isChosen={key === current?.key} />
              </span>
              <span className={styles.tabName}>{words.name(tab)}</span>
            </button>
          ))}
        </div>
      </div>
    </SmallPhone>
  )
}
