import { DeleteOutlined, DownOutlined, UpOutlined } from '@ant-design/icons'
import type { TabDraft } from '@sands/contract/home/front.model'
import { Button } from 'antd'
import type { ComponentProps } from 'react'
import { useT } from '../../../kernel/text.ts'
import { SortHandle } from '../../../kernel/ui/list/sort-handle.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import { type Pictures, TabIcon } from './tab-icon.tsx'
import { useTabWords } from './tab-words.ts'
import styles from './tabs.module.css'

interface TabHeadProps {
  tab: TabDraft
  pictures: Pictures
  /** The properties of the drag handle. */
  handle: ComponentProps<'button'> | undefined
  isOpen: boolean
  isFaulty: boolean
  onToggle: () => void
  /** Without this callback the tab cannot be removed. */
  onRemove: (() => void) | undefined
}

/** A tab in a line. */
export function TabHead({ tab, pictures, handle, isOpen, isFaulty, onToggle, onRemove }: TabHeadProps) {
  const t = useT()
  const words = useTabWords()
  const name = words.name(tab)
  return (
    <div className={styles.head}>
      {handle && <SortHandle {...handle} />}
      <span className={styles.icon}>
        <TabIcon tab={tab} pictures={pictures} isChosen={false} />
      </span>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.place}>
            {t('home.tabs_opens_place', { place: tab.code === null && tab.link ? tab.link : words.place(tab.code) })}
          </span>
        </span>
        {isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
      </button>
      {isFaulty && <StateTag tone="danger">{t('home.tabs_faulty')}</StateTag>}
      {tab.isDefaultPage && tab.code !== 'home' && <StateTag tone="info">{t('home.tabs_default_mark')}</StateTag>}
      <Button
        type="text"
        disabled={!onRemove}
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('home.front_remove_of', { name })}
        title={t('home.front_remove')}
        onClick={onRemove}
      />
    </div>
  )
}
