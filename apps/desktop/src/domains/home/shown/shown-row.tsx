import { ClockCircleOutlined, DeleteOutlined, EditOutlined, LinkOutlined, TeamOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ComponentProps, ReactNode } from 'react'
import { JumpWords } from '../../../kernel/jump/jump-words.tsx'
import { useT } from '../../../kernel/text.ts'
import { SortHandle } from '../../../kernel/ui/list/sort-handle.tsx'
import styles from './shown.module.css'
import type { ShownThing } from './shown.ts'
import { ShownStateTag } from './shown-state-tag.tsx'
import type { ShownWords } from './use-shown-words.ts'

interface ShownRowProps {
  thing: ShownThing
  name: string
  words: ShownWords
  /** What makes a button the handle of the row. */
  handle: ComponentProps<'button'> | undefined
  thumb: ReactNode
  onOpen: () => void
  onRemove: () => void
}

export function ShownRow({ thing, name, words, handle, thumb, onOpen, onRemove }: ShownRowProps) {
  const t = useT()
  const facts = [
    {
      Icon: LinkOutlined,
      label: t('manage.jump'),
      text: <JumpWords jump={thing.jump}>{words.jump(thing.jump)}</JumpWords>,
    },
    { Icon: TeamOutlined, label: t('home.front_for'), text: words.audience(thing.audience) },
    { Icon: ClockCircleOutlined, label: t('manage.window'), text: words.window(thing) },
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
      <ShownStateTag state={thing.state} />
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
