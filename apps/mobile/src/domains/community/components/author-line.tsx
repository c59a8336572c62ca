import type { CommunityContent } from '@sands/contract/community/community.model'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import styles from './author-line.module.css'

/** Who has published the content and when. */
export function AuthorLine({ content }: { content: CommunityContent }) {
  const t = useT()
  const timeAgo = useTimeAgo()
  const { isAnonymous, createByName, postName, avatarFileUrl, createTime, name: board } = content
  const author = isAnonymous === 1 ? t('community.anonymous') : createByName
  return (
    <div className={styles.line}>
      <Avatar name={author} src={avatarFileUrl} size={36} />
      <div className={styles.words}>
        <span className={styles.name}>{author}</span>
        <span className={styles.meta}>
          {[postName, timeAgo(createTime), board].filter((word) => word !== '').join(' · ')}
        </span>
      </div>
    </div>
  )
}
