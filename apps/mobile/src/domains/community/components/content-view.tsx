import type { CommunityDetail } from '@sands/contract/community/community.model'
import { CONTENT_TYPES } from '@sands/rules/community/content'
import { useT } from '@sands/web/i18n/i18n'
import { HtmlText } from '../../../kernel/ui/html-text.tsx'
import { Attachments } from './attachments.tsx'
import { AuthorLine } from './author-line.tsx'
import { ContentParts } from './content-parts.tsx'
import styles from './content-view.module.css'
import { FollowButton } from './follow-button.tsx'

/** The whole content: text, files, link, topics, people and poll. */
export function ContentView({ content, follow }: { content: CommunityDetail; follow: boolean }) {
  const t = useT()
  const { type, title, text, content: html, attachments, state, isEdited } = content
  return (
    <article className={styles.view}>
      {state !== 'published' && (
        <p className={styles.state} role="status">
          {t(`community.state_${state}`)}
        </p>
      )}
      <div className={styles.author}>
        <AuthorLine content={content} linked={follow} />
        {follow && content.userId && content.isMine === 0 && <FollowButton userId={content.userId} given={content} />}
      </div>
      <h2 className={styles.title}>{title}</h2>
      {type === CONTENT_TYPES.article ? <HtmlText html={html} /> : text && <p className={styles.text}>{text}</p>}
      <Attachments attachments={attachments} isMine={content.isMine === 1} />
      <ContentParts content={content} />
      <p className={styles.meta}>
        {t('community.views', { count: content.viewCount })}
        {isEdited === 1 && ` · ${t('community.edited')}`}
      </p>
    </article>
  )
}
