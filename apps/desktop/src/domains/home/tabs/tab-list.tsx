import { MOST_TABS } from '@sands/rules/tabs'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { moved } from '../../../kernel/ui/list/drag-sort.ts'
import { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import { AddTab } from './add-tab.tsx'
import { addTab, isFull, removeTab } from './tab-edit.ts'
import { TabFields, type TabFieldsProps } from './tab-fields.tsx'
import { TabHead } from './tab-head.tsx'
import { useTabWords } from './tab-words.ts'
import styles from './tabs.module.css'
import type { TabsForm } from './use-tabs-form.ts'

interface TabListProps extends Pick<TabFieldsProps, 'pictures' | 'onUpload' | 'onBusy'> {
  form: TabsForm
  /** The key of the tab whose fields are open. */
  open: string | undefined
  onOpen: (key: string | undefined) => void
}

/** The tabs in order; one of them is open for editing. */
export function TabList({ form, pictures, open, onOpen, onUpload, onBusy }: TabListProps) {
  const t = useT()
  const words = useTabWords()
  const { entries, setEntries, faults } = form
  const sort = useDragSort({ count: entries.length, onMove: (from, to) => setEntries(moved(entries, from, to)) })
  const add = (tab: Parameters<typeof addTab>[1]) => {
    const next = addTab(entries, tab)
    setEntries(next)
    onOpen(next.at(-1)?.key)
  }
  return (
    <Card
      title={t('home.tabs_list')}
      action={
        isFull(entries) ? (
          <p className={styles.hint}>{t('home.tabs_full', { count: MOST_TABS })}</p>
        ) : (
          <AddTab entries={entries} onAdd={add} />
        )
      }
    >
      <ol className={styles.list} aria-label={t('home.tabs_list')}>
        {entries.map(({ key, tab }, index) => (
          <li key={key} className={styles.row} {...sort.row(index)}>
            <TabHead
              tab={tab}
              pictures={pictures}
              handle={entries.length > 1 ? sort.handle(index, words.name(tab)) : undefined}
              isOpen={open === key}
              isFaulty={faults.has(key)}
              onToggle={() => onOpen(open === key ? undefined : key)}
              onRemove={entries.length > 1 ? () => setEntries(removeTab(entries, key)) : undefined}
            />
            {open === key && (
              <TabFields
                entries={entries}
                entry={{ key, tab }}
                faults={faults.get(key) ?? []}
                pictures={pictures}
                onChange={(patch) => form.change(key, patch)}
                onUpload={onUpload}
                onBusy={onBusy}
              />
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
