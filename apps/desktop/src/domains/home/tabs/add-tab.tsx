import { PlusOutlined } from '@ant-design/icons'
import type { TabDraft } from '@sands/contract/home/front.model'
import { Button, Dropdown } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { freePlaces, type TabEntry } from './tab-edit.ts'
import { useTabWords } from './tab-words.ts'

interface AddTabProps {
  entries: readonly TabEntry[]
  onAdd: (tab: Pick<TabDraft, 'code' | 'name'>) => void
}

/** Adds a built-in screen that has no tab yet, or a link. When only the link is left, one click adds it. */
export function AddTab({ entries, onAdd }: AddTabProps) {
  const t = useT()
  const words = useTabWords()
  const places = freePlaces(entries)
  const addLink = () => onAdd({ code: null, name: '' })
  const icon = <PlusOutlined aria-hidden />
  if (places.length === 0)
    return (
      <Button icon={icon} onClick={addLink}>
        {t('home.tabs_add')}
      </Button>
    )
  const items = [
    ...places.map((code) => ({
      key: code,
      label: words.place(code),
      onClick: () => onAdd({ code, name: words.place(code) }),
    })),
    { key: 'link', label: words.place(null), onClick: addLink },
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button icon={icon}>{t('home.tabs_add')}</Button>
    </Dropdown>
  )
}
