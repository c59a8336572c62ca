import { communityLinks } from '@sands/contract/community/community.links'
import type { ModerationCase } from '@sands/contract/community/moderation.model'
import { ATTACHMENT_TYPES } from '@sands/rules/community/content'
import { useT } from '@sands/web/i18n/i18n'
import { Button } from '../../../kernel/ui/button.tsx'
import { Link } from '../../../kernel/ui/link.tsx'
import { AuthorLine } from '../components/author-line.tsx'
import { CardPictures } from '../components/card-pictures.tsx'
import { CardVideo } from '../components/card-video.tsx'
import styles from './case-card.module.css'

/** One case: why it is here, the content, and the way to its decision. */
export function CaseCard({ found, onDecide }: { found: ModerationCase; onDecide: () => void }) {
  const t = useT()
  const { communityContent: content, cause, words, reports, appeal, claimedByName } = found
  const video = content.attachments.find(({ type }) => type === ATTACHMENT_TYPES.video)
  return (
    <article className={styles.card}>
      <p className={styles.cause}>{t(`community.case_cause_${cause}`)}</p>
      <AuthorLine content={content} />
      <h2 className={styles.title}>{content.title}</h2>
      {content.articleText && <p className={styles.text}>{content.articleText}</p>}
      {video ? (
        <CardVideo contentId={content.id} video={video} isMine={content.isMine === 1} />
      ) : (
        <CardPictures attachments={content.attachments} />
      )}
      {words.length > 0 && <p className={styles.fact}>{t('community.case_words', { words: words.join(', ') })}</p>}
      {reports.map(({ reason, text, createTime }) => (
        <p key={`${reason} ${createTime}`} className={styles.fact}>
          {[t(`community.report_${reason}`), text].filter(Boolean).join(' · ')}
        </p>
      ))}
      {appeal && <p className={styles.fact}>{t('community.case_appeal', { text: appeal })}</p>}
      {claimedByName && <p className={styles.fact}>{t('community.case_claimed_name', { name: claimedByName })}</p>}
      <div className={styles.acts}>
        <Link className={styles.whole} to={communityLinks.detail(content.id)}>
          {t('community.case_whole')}
        </Link>
        {content.isMine === 0 && <Button onClick={onDecide}>{t('community.case_decide')}</Button>}
      </div>
    </article>
  )
}
