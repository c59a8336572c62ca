import { communityLinks } from '@sands/contract/community/community.links'
import type { Board } from '@sands/contract/community/community.model'
import { useT } from '@sands/web/i18n/i18n'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { Link } from '../../../kernel/ui/link.tsx'
import styles from './column-grid.module.css'

/** Boards as tiles: picture, name and the number of contents. */
export function ColumnGrid({ boards }: { boards: readonly Board[] }) {
  const t = useT()
  return (
    <ul className={styles.grid}>
      {boards.map((board) => (
        <li key={board.id}>
          <Link to={communityLinks.board(board)} className={styles.tile}>
            <Avatar name={board.name} src={board.coverUrl} size={44} />
            <span className={styles.name}>{board.name}</span>
            <span className={styles.count}>{t('community.content_count', { count: board.contentCount })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
