import type { Attachment } from '@sands/contract/community/community.model'
import type { ManagedContent } from '@sands/contract/community/posts.model'
import { ATTACHMENT_TYPES, CONTENT_TYPES, type ContentState } from '@sands/rules/community/content'
import { FILE_STATUS } from '@sands/rules/upload'
import { Button } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import styles from './community.module.css'
import { CONTENT_TYPE_NAMES } from './posts-address.ts'

interface PostActs {
  /** Above all boards, or on its own one. */
  onPin: (post: ManagedContent, scope: 'global' | 'board') => void
  /** Hides it, or shows it again. */
  onJudge: (post: ManagedContent) => void
  onTakeOver: (post: ManagedContent) => void
  /** Shows who has written an anonymous post; undefined without the right. */
  onDisclose: ((post: ManagedContent) => void) | undefined
}

const TONES = {
  review: 'info',
  published: 'success',
  refused: 'danger',
  hidden: 'neutral',
  deleted: 'neutral',
} as const satisfies Record<ContentState, string>

const isFailedVideo = ({ type, status }: Attachment): boolean =>
  type === ATTACHMENT_TYPES.video && status === FILE_STATUS.failed

export function usePostColumns(acts: PostActs): readonly Column<ManagedContent>[] {
  const t = useT()
  const { minute, number } = useMoments()
  return [
    {
      key: 'title',
      title: t('community.manage_content'),
      cell: ({ communityContent: { title, name, toppingStatus, boardToppingStatus, attachments } }) => (
        <span className={styles.stacked}>
          <span>
            {title} {toppingStatus === 1 && <StateTag tone="info">{t('community.manage_is_pinned')}</StateTag>}{' '}
            {boardToppingStatus === 1 && <StateTag tone="info">{t('community.manage_is_board_pinned')}</StateTag>}
          </span>
          <span className={styles.quiet}>{name}</span>
          {attachments.some(isFailedVideo) && (
            <span>
              <StateTag tone="danger">{t('community.manage_video_failed')}</StateTag>{' '}
              <span className={styles.quiet}>{t('community.manage_video_failed_hint')}</span>
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'type',
      title: t('community.manage_type'),
      keep: true,
      cell: ({ communityContent: { type } }) => {
        const found = CONTENT_TYPE_NAMES.find((name) => CONTENT_TYPES[name] === type)
        return found && t(`community.manage_post_${found}`)
      },
    },
    {
      key: 'author',
      title: t('community.manage_author'),
      keep: 'name',
      cell: ({ communityContent: { isAnonymous, createByName } }) =>
        isAnonymous === 1 ? <span className={styles.quiet}>{t('community.manage_anonymous')}</span> : createByName,
    },
    {
      key: 'state',
      title: t('community.manage_state'),
      keep: true,
      cell: ({ state }) => <StateTag tone={TONES[state]}>{t(`community.manage_state_${state}`)}</StateTag>,
    },
    {
      key: 'time',
      title: t('community.manage_created'),
      keep: true,
      cell: ({ communityContent: { createTime } }) => <time dateTime={createTime}>{minute(createTime)}</time>,
    },
    {
      key: 'views',
      title: t('community.manage_views'),
      align: 'end',
      cell: ({ communityContent: { viewCount } }) => number(viewCount),
    },
    {
      key: 'acts',
      title: t('community.manage_acts'),
      align: 'end',
      stay: true,
      keep: true,
      cell: (post) => <PostButtons post={post} {...acts} />,
    },
  ]
}

function PostButtons({ post, onPin, onJudge, onTakeOver, onDisclose }: PostActs & { post: ManagedContent }) {
  const t = useT()
  const { state, canTakeOver, communityContent } = post
  const { title: name, toppingStatus, boardToppingStatus, isMine, isAnonymous } = communityContent
  const act = (text: string, onClick: () => void) => (
    <Button type="link" aria-label={t('community.manage_act_of', { act: text, name })} onClick={onClick}>
      {text}
    </Button>
  )
  return (
    <>
      {state === 'published' &&
        act(t(toppingStatus === 1 ? 'community.manage_unpin' : 'community.manage_pin'), () => onPin(post, 'global'))}
      {state === 'published' &&
        act(t(boardToppingStatus === 1 ? 'community.manage_unpin_board' : 'community.manage_pin_board'), () =>
          onPin(post, 'board'),
        )}
      {/* Nobody decides about their own content. */}
      {isMine === 0 && state === 'published' && act(t('community.manage_decide_hide'), () => onJudge(post))}
      {isMine === 0 && state === 'hidden' && act(t('community.manage_decide_restore'), () => onJudge(post))}
      {canTakeOver === 1 && act(t('community.manage_take_over'), () => onTakeOver(post))}
      {isAnonymous === 1 && onDisclose && act(t('community.manage_disclosure'), () => onDisclose(post))}
    </>
  )
}
