import { DeleteOutlined } from '@ant-design/icons'
import type { FeedContent } from '@sands/rules/decoration'
import { Button } from 'antd'
import { ChosenContent } from '../../../../kernel/content/chosen-content.tsx'
import { useContent } from '../../../../kernel/content/use-content.ts'
import { useContentKind } from '../../../../kernel/content/use-content-kind.ts'
import { useT } from '../../../../kernel/text.ts'
import { SortHandle } from '../../../../kernel/ui/list/sort-handle.tsx'
import type { useDragSort } from '../../../../kernel/ui/list/use-drag-sort.ts'
import styles from '../items/items.module.css'

interface PickedRowProps {
  feedContent: FeedContent
  id: string
  place: number
  handle: (name: string) => ReturnType<ReturnType<typeof useDragSort>['handle']>
  onRemove: (name: string) => void
}

/** A picked content: its name, whether people can open it, a handle and a button to remove it. */
export function PickedRow({ feedContent, id, place, handle, onRemove }: PickedRowProps) {
  const t = useT()
  const content = useContentKind(feedContent)
  const { data } = useContent(feedContent, id)
  const name = data?.title ?? t('home.fault_item', { place })
  return (
    <div className={styles.picked}>
      <SortHandle {...handle(name)} />
      {content && <ChosenContent content={content} id={id} />}
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('home.edit_act', { act: t('home.edit_remove'), name })}
        title={t('home.edit_remove')}
        onClick={() => onRemove(name)}
      />
    </div>
  )
}
