import { communityLinks } from '@sands/contract/community/community.links'
import type { CommunityContent } from '@sands/contract/community/community.model'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { Link } from '../../../kernel/ui/link.tsx'
import styles from './author-line.module.css'

interface AuthorLineProps {
  content: CommunityContent
  /** Leads to everything that the author has published under their name. */
  linked?: boolean
}

/** Who has published the content and when. */
export function AuthorLine({ content, linked = false }: AuthorLineProps) {
  const t = useT()
  const timeAgo = useTimeAgo()
  const { isAnonymous, userId, createByName, postName, avatarFileUrl, createTime, name: board } = content
  const author = isAnonymous === 1 ? t('community.anonymous') : createByName
  const inside = (
    <>
      <Avatar name={author} src={avatarFileUrl} size={36} />
      <div className={styles.words}>
        <span className={styles.name}>{author}</span>
        <span className={styles.meta}>
          {[postName, timeAgo(createTime), board].filter((word) => word !== '').join(' · ')}
        </span>
      </div>
    </>
  )
  if (!linked || !userId || isAnonymous === 1) return <div className={styles.line}>{inside}</div>
  return (
    <Link className={styles.line} to={communityLinks.author(userId)}>
      {inside}
    </Link>
  )
}
