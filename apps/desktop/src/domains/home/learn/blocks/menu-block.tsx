import { menuItems } from '@sands/rules/block'
import { firstLetter } from '@sands/rules/display'
import { JumpArea } from '../../../../kernel/jump/jump-area.tsx'
import type { BlockProps } from '../../../../kernel/screens.ts'
import { useT } from '../../../../kernel/text.ts'
import styles from './blocks.module.css'
import { WidePicture } from './wide-picture.tsx'

export function MenuBlock({ block }: BlockProps) {
  const t = useT()
  const items = menuItems(block)
  if (items.length === 0) return null
  return (
    <nav className={styles.menu} aria-label={block.title || t('home.menu')}>
      <ul>
        {items.map(({ key, name, picture, jump }) => (
          <li key={key}>
            <JumpArea jump={jump} className={styles.entry}>
              <span className={styles.icon}>
                {picture ? (
                  <WidePicture picture={picture} alt="" sizes="48px" ratio="1" />
                ) : (
                  <span aria-hidden="true">{firstLetter(name)}</span>
                )}
              </span>
              <span>{name}</span>
            </JumpArea>
          </li>
        ))}
      </ul>
    </nav>
  )
}
