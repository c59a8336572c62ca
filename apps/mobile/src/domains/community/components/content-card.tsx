import { communityLinks } from '@sands/contract/community/community.links'
import type { CommunityContent } from '@sands/contract/community/community.model'
import { ATTACHMENT_TYPES } from '@sands/rules/community/content'
import { useT } from '@sands/web/i18n/i18n'
import { Eye, FileText, Heart, type LucideIcon, MessageCircle } from 'lucide-react'
import { memo } from 'react'
import { Link } from '../../../kernel/ui/link.tsx'
import { useCountText } from '../../../kernel/use-count-text.ts'
import { AuthorLine } from './author-line.tsx'
import { CardPictures } from './card-pictures.tsx'
import { CardVideo } from './card-video.tsx'
import styles from './content-card.module.css'

/** A note, an article or an album in a list. A longer list does not render it again. */
export const ContentCard = memo(function ContentCard({ content }: { content: CommunityContent }) {
  const t = useT()
  const { title, articleText, attachments, toppingStatus, boardToppingStatus } = content
  const video = attachments.find(({ type }) => type === ATTACHMENT_TYPES.video)
  const documents = attachments.filter(({ type }) => type === ATTACHMENT_TYPES.document)
  return (
    <article className={styles.card}>
      <Link to={communityLinks.content(content)} className={styles.link}>
        <AuthorLine content={content} />
        <h2 className={styles.title}>
          {(toppingStatus === 1 || boardToppingStatus === 1) && (
            <span className={styles.pinned}>{t('community.pinned')}</span>
          )}
          {title}
        </h2>
        {articleText && <p className={styles.text}>{articleText}</p>}
        {documents.length > 0 && (
          <span className={styles.documents}>
            <FileText size={16} aria-hidden />
            {t('community.documents', { count: documents.length })}
          </span>
        )}
      </Link>
      {video ? (
        <CardVideo contentId={content.id} video={video} isMine={content.isMine === 1} />
      ) : (
        <CardPictures attachments={attachments} />
      )}
      <p className={styles.counts}>
        <Count icon={Eye} count={content.viewCount} label={t('community.views', { count: content.viewCount })} />
        <Count
          icon={MessageCircle}
          count={content.commentCount}
          label={t('community.comments', { count: content.commentCount })}
        />
        <Count
          icon={Heart}
          count={content.likeCount}
          label={t('community.likes', { count: content.likeCount })}
          isLiked={content.isLike === 1}
        />
      </p>
    </article>
  )
})

interface CountProps {
  icon: LucideIcon
  count: number
  label: string
  isLiked?: boolean
}

function Count({ icon: Icon, count, label, isLiked = false }: CountProps) {
  const countText = useCountText()
  return (
    <span data-liked={isLiked}>
      <Icon size={16} aria-hidden />
      <span className="visually-hidden">{label}</span>
      <span aria-hidden>{countText(count)}</span>
    </span>
  )
}
