import { initials, tintOf } from '@sands/rules/display'
import styles from './avatar.module.css'

const TINTS = 6

interface AvatarProps {
  person: { name: string; avatarFileUrl: string | null }
  size?: 32 | 72
}

/**
 * A portrait, or initials on a tinted disc. The name is always shown beside it, so the avatar is hidden from screen
 * readers.
 */
export function Avatar({ person, size = 32 }: AvatarProps) {
  const sized = size === 72 ? styles.large : styles.small
  if (person.avatarFileUrl) return <img className={`${styles.avatar} ${sized}`} src={person.avatarFileUrl} alt="" />
  return (
    <span className={`${styles.avatar} ${sized}`} data-tint={tintOf(person.name, TINTS)} aria-hidden="true">
      {initials(person.name)}
    </span>
  )
}
