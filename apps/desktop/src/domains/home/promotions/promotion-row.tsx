import { ClockCircleOutlined, DeleteOutlined, EditOutlined, LinkOutlined, TeamOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ComponentProps, ReactNode } from 'react'
import { JumpWords } from '../../../kernel/jump/jump-words.tsx'
import { useT } from '../../../kernel/text.ts'
import { SortHandle } from '../../../kernel/ui/list/sort-handle.tsx'
import styles from './promotion.module.css'
import type { Promotion } from './promotion.ts'
import { PromotionStateTag } from './promotion-state-tag.tsx'
import type { PromotionWords } from './use-promotion-words.ts'

interface PromotionRowProps {
  promotion: Promotion
  name: string
  words: PromotionWords
  /** The properties of the drag handle. */
  handle: ComponentProps<'button'> | undefined
  thumb: ReactNode
  onOpen: () => void
  onRemove: () => void
}

export function PromotionRow({ promotion, name, words, handle, thumb, onOpen, onRemove }: PromotionRowProps) {
  const t = useT()
  const facts = [
    {
      Icon: LinkOutlined,
      label: t('manage.jump'),
      text: <JumpWords jump={promotion.jump}>{words.jump(promotion.jump)}</JumpWords>,
    },
    { Icon: TeamOutlined, label: t('home.front_for'), text: words.audience(promotion.audience) },
    { Icon: ClockCircleOutlined, label: t('manage.window'), text: words.window(promotion) },
  ]
  return (
    <>
      {handle && <SortHandle {...handle} />}
      {thumb}
      <div className={styles.words}>
        <Button type="link" className={styles.name ?? ''} onClick={onOpen}>
          {name}
        </Button>
        <dl className={styles.facts}>
          {facts.map(({ Icon, label, text }) => (
            <div key={label} className={styles.fact}>
              <dt>
                <Icon aria-hidden />
                <span className="visually-hidden">{label}</span>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <PromotionStateTag state={promotion.state} />
      <div className={styles.acts}>
        <Button
          type="text"
          icon={<EditOutlined aria-hidden />}
          aria-label={t('home.front_edit_of', { name })}
          title={t('home.front_edit')}
          onClick={onOpen}
        />
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('home.front_remove_of', { name })}
          title={t('home.front_remove')}
          onClick={onRemove}
        />
      </div>
    </>
  )
}
