import type { useTabList } from '@sands/web/tabs/use-tab-list'
import styles from './block-tabs.module.css'

interface BlockTabsProps {
  label: string
  tabs: Pick<ReturnType<typeof useTabList>, 'list' | 'tab'>
  options: readonly { key: string; name: string }[]
}

/** The categories of a module as tabs; one is shown below. */
export const BlockTabs = ({ label, tabs, options }: BlockTabsProps) => (
  <div role="tablist" className={styles.categories} aria-label={label} {...tabs.list}>
    {options.map(({ key, name }) => (
      <button key={key} className={styles.category} {...tabs.tab(key)}>
        {name}
      </button>
    ))}
  </div>
)
