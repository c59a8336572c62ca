import { communityLinks } from '@sands/contract/community/community.links'
import type { CommunityContent } from '@sands/contract/community/community.model'
import { useT } from '@sands/web/i18n/i18n'
import { Link } from '../../../kernel/ui/link.tsx'
import styles from './pins.module.css'

/** Pinned content, one line each. */
export function Pins({ contents }: { contents: readonly CommunityContent[] }) {
  const t = useT()
  if (contents.length === 0) return null
  return (
    <ul className={styles.pins}>
      {contents.map((content) => (
        <li key={content.id}>
          <Link to={communityLinks.content(content)} className={styles.pin}>
            <span className={styles.tag}>{t('community.pinned')}</span>
            <span className={styles.title}>{content.title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
