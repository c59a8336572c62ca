import type { CommunityContent } from '@sands/contract/community/community.model'
import { ATTACHMENT_TYPES } from '@sands/rules/community/content'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { FILE_STATUS } from '@sands/rules/upload'
import { useT } from '@sands/web/i18n/i18n'
import { likeId, likeOf, sendLike } from '@sands/web/social/social-calls'
import { useToggle } from '@sands/web/social/use-toggle'
import { Ellipsis, Heart, MessageCircle } from 'lucide-react'
import { useRef } from 'react'
import { Picture } from '../../../kernel/ui/picture.tsx'
import { useCountText } from '../../../kernel/use-count-text.ts'
import { AuthorLine } from './author-line.tsx'
import styles from './roll.module.css'
import { RollPlayer } from './roll-player.tsx'
import { UnreadyVideo } from './unready-video.tsx'

/** Two taps within this time are a like. */
const DOUBLE_TAP_MS = 300

interface RollSlideProps {
  content: CommunityContent
  isActive: boolean
  /** Loaded already, because the person may swipe to it next. */
  isNear: boolean
  /** What waits or is hidden is neither liked nor commented on. */
  isOut: boolean
  onComments: () => void
  onMore: () => void
}

/** One content on the whole screen: a video or pictures, with likes, comments and a way to everything else. */
export function RollSlide({ content, isActive, isNear, isOut, onComments, onMore }: RollSlideProps) {
  const t = useT()
  const countText = useCountText()
  const lastTap = useRef(0)
  const target = { module: SOCIAL_MODULES.communityContent, moduleId: content.id }
  const { shown, flip } = useToggle({
    id: likeId(target),
    given: likeOf({ isLike: content.isLike, likeCount: content.likeCount }),
    send: (on) => sendLike(target, on),
  })
  const { attachments, title, articleText, coverUrl } = content
  const video = attachments.find(({ type }) => type === ATTACHMENT_TYPES.video)
  const pictures = attachments.flatMap(({ id, picture }) => (picture && !video ? [{ id, picture }] : []))

  /** A double tap likes; a single one pauses the video or plays it on. */
  const tap = (player: HTMLVideoElement | null) => {
    const now = Date.now()
    const isDouble = now - lastTap.current < DOUBLE_TAP_MS
    lastTap.current = isDouble ? 0 : now
    if (isDouble && isOut && !shown.on) flip()
    if (!player) return
    if (player.paused) void player.play().catch(() => undefined)
    else player.pause()
  }
  return (
    <>
      {stage()}
      <div className={styles.words}>
        <AuthorLine content={content} />
        <h2 className={styles.title}>{title}</h2>
        {articleText && <p className={styles.text}>{articleText}</p>}
      </div>
      <div className={styles.acts}>
        {isOut && (
          <>
            <button
              type="button"
              className={styles.act}
              aria-pressed={shown.on}
              aria-label={t('community.likes', { count: shown.count })}
              onClick={flip}
            >
              <Heart size={30} aria-hidden />
              <span aria-hidden>{countText(shown.count)}</span>
            </button>
            <button
              type="button"
              className={styles.act}
              aria-label={t('community.comments', { count: content.commentCount })}
              onClick={onComments}
            >
              <MessageCircle size={30} aria-hidden />
              <span aria-hidden>{countText(content.commentCount)}</span>
            </button>
          </>
        )}
        <button type="button" className={styles.act} aria-label={t('community.more')} onClick={onMore}>
          <Ellipsis size={30} aria-hidden />
        </button>
      </div>
    </>
  )

  function stage() {
    if (!video && pictures.length > 0) {
      return (
        <ul className={styles.album}>
          {isNear &&
            pictures.map(({ id, picture }, index) => (
              <li key={id} className={styles.picture}>
                <button
                  type="button"
                  className={styles.whole}
                  aria-label={`${title} ${index + 1} / ${pictures.length}`}
                  onClick={() => tap(null)}
                >
                  <Picture picture={picture} alt="" sizes="100vw" />
                </button>
              </li>
            ))}
        </ul>
      )
    }
    if (video && video.status === FILE_STATUS.ready && video.playable && isNear) {
      const { id: fileId, playable } = video
      return (
        <RollPlayer
          contentId={content.id}
          fileId={fileId}
          hlsUrl={playable.hlsUrl}
          poster={coverUrl}
          isActive={isActive}
          onTap={tap}
        />
      )
    }
    return (
      <button type="button" className={styles.stage} aria-label={title} onClick={() => tap(null)}>
        {video && coverUrl && <img className={styles.poster} src={coverUrl} alt="" />}
        {video && video.status !== FILE_STATUS.ready && (
          <span className={styles.waiting}>
            <UnreadyVideo status={video.status} isMine={content.isMine === 1} />
          </span>
        )}
      </button>
    )
  }
}
