import { communityLinks } from '@sands/contract/community/community.links'
import type { CommunityContent } from '@sands/contract/community/community.model'
import { picturesOnCard } from '@sands/rules/community/card'
import { ATTACHMENT_TYPES } from '@sands/rules/community/content'
import { FILE_STATUS } from '@sands/rules/upload'
import { useT } from '@sands/web/i18n/i18n'
import { Eye, FileText, Heart, type LucideIcon, MessageCircle, Play } from 'lucide-react'
import { Link } from 'react-router'
import { Picture } from '../../../kernel/ui/picture.tsx'
import { useCountText } from '../../../kernel/use-count-text.ts'
import { AuthorLine } from './author-line.tsx'
import styles from './content-card.module.css'

/** A note, an article or an album in a list: at most three pictures, with the total on the last one. */
export function ContentCard({ content }: { content: CommunityContent }) {
  const t = useT()
  const { title, articleText, attachments, toppingStatus, boardToppingStatus } = content
  const pictures = attachments.flatMap(({ id, picture }) => (picture ? [{ id, picture }] : []))
  const { shown, total } = picturesOnCard(pictures)
  const video = attachments.find(({ type }) => type === ATTACHMENT_TYPES.video)
  const documents = attachments.filter(({ type }) => type === ATTACHMENT_TYPES.document)
  return (
    <article className={styles.card}>
      <Link to={communityLinks.content(content)} className={styles.link}>
        <AuthorLine content={content} />
        <h3 className={styles.title}>
          {(toppingStatus === 1 || boardToppingStatus === 1) && (
            <span className={styles.pinned}>{t('community.pinned')}</span>
          )}
          {title}
        </h3>
        {articleText && <p className={styles.text}>{articleText}</p>}
        {shown.length > 0 && !video && (
          <span className={styles.pictures} data-count={shown.length}>
            {shown.map(({ id, picture }, index) => (
              <span key={id} className={styles.picture}>
                <Picture picture={picture} alt="" sizes="33vw" ratio={shown.length === 1 ? '16 / 9' : '1'} />
                {total !== null && index === shown.length - 1 && (
                  <span className={styles.total}>{t('community.picture_total', { count: total })}</span>
                )}
              </span>
            ))}
          </span>
        )}
        {video && (
          <span className={styles.video}>
            {video.coverUrl && <img className={styles.poster} src={video.coverUrl} alt="" loading="lazy" />}
            {video.status === FILE_STATUS.ready ? (
              <Play className={styles.play} size={40} aria-hidden />
            ) : (
              <span className={styles.waiting}>{t('community.under_release')}</span>
            )}
          </span>
        )}
        {documents.length > 0 && (
          <span className={styles.documents}>
            <FileText size={16} aria-hidden />
            {t('community.documents', { count: documents.length })}
          </span>
        )}
      </Link>
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
}

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
