import { Button, Modal } from 'antd'
import type { ContentKind } from '../terms.ts'
import { useT } from '../text.ts'
import contentStyles from './content.module.css'
import { ContentChoices } from './content-choices.tsx'

interface ContentsPickerProps {
  content: ContentKind
  title: string
  open: boolean
  /** In the order in which they were chosen. */
  value: readonly string[]
  most: number
  onChange: (ids: string[]) => void
  onClose: () => void
}

/** A dialog to choose several contents of a kind; pressing one again removes it. */
export function ContentsPicker({ content, title, open, value, most, onChange, onClose }: ContentsPickerProps) {
  const t = useT()
  return (
    <Modal
      open={open}
      title={title}
      width={640}
      onCancel={onClose}
      destroyOnHidden
      footer={
        <div className={contentStyles.pager}>
          <span aria-live="polite">{t('manage.content_chosen', { count: value.length, most })}</span>
          <Button type="primary" onClick={onClose}>
            {t('manage.content_done')}
          </Button>
        </div>
      }
    >
      <ContentChoices
        content={content}
        chosen={value}
        isFull={value.length >= most}
        onPress={(id) => onChange(value.includes(id) ? value.filter((each) => each !== id) : [...value, id])}
      />
    </Modal>
  )
}
