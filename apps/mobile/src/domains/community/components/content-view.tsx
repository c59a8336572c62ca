import type { CommunityDetail } from '@sands/contract/community/community.model'
import { homeLinks } from '@sands/contract/home/home.links'
import { CONTENT_TYPES } from '@sands/rules/community/content'
import { useT } from '@sands/web/i18n/i18n'
import { Link2 } from 'lucide-react'
import { Link } from 'react-router'
import { HtmlText } from '../../../kernel/ui/html-text.tsx'
import { Attachments } from './attachments.tsx'
import { AuthorLine } from './author-line.tsx'
import styles from './content-view.module.css'
import { FollowButton } from './follow-button.tsx'
import { PollBox } from './poll-box.tsx'

/** The whole content: text, files, link, topics, people and poll. */
export function ContentView({ content, follow }: { content: CommunityDetail; follow: boolean }) {
  const t = useT()
  const { id, type, title, text, content: html, attachments, link, topics, mentions, poll, state, isEdited } = content
  return (
    <article className={styles.view}>
      {state !== 'published' && (
        <p className={styles.state} role="status">
          {t(`community.state_${state}`)}
        </p>
      )}
      <div className={styles.author}>
        <AuthorLine content={content} />
        {follow && content.userId && content.isMine === 0 && <FollowButton userId={content.userId} given={content} />}
      </div>
      <h2 className={styles.title}>{title}</h2>
      {type === CONTENT_TYPES.article ? <HtmlText html={html} /> : text && <p className={styles.text}>{text}</p>}
      <Attachments attachments={attachments} />
      {link && (
        <Link to={homeLinks.webview({ url: link, title })} className={styles.link}>
          <Link2 size={18} aria-hidden />
          <span>{link}</span>
        </Link>
      )}
      {poll && <PollBox id={id} poll={poll} />}
      {(topics.length > 0 || mentions.length > 0) && (
        <p className={styles.words}>
          {[...topics.map((topic) => `#${topic}`), ...mentions.map(({ name }) => `@${name}`)].join(' ')}
        </p>
      )}
      <p className={styles.meta}>
        {t('community.views', { count: content.viewCount })}
        {isEdited === 1 && ` · ${t('community.edited')}`}
      </p>
    </article>
  )
}
