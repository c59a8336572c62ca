import type { MessageCategoryCode } from '@sands/contract/message/message.model'
import { classNames } from '../../../kernel/ui/class-names.ts'
import { SHELVES } from '../shelves.ts'
import styles from './shelf-icon.module.css'

export function ShelfIcon({ code }: { code: MessageCategoryCode }) {
  const { icon: Icon, tint } = SHELVES[code]
  return (
    <span className={classNames(styles.tile, styles[tint])}>
      <Icon size={24} strokeWidth={1.9} aria-hidden />
    </span>
  )
}
