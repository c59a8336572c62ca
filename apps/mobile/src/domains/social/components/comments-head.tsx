import { useT } from '@sands/web/i18n/i18n'
import { useCommentCount } from '@sands/web/social/use-comment-count'
import { MOST_LIKED, NEWEST, type SortType } from '@sands/web/social/use-comments'
import type { SocialTarget } from '../../../kernel/slots.ts'
import { classNames } from '../../../kernel/ui/class-names.ts'
import { useCountText } from '../../../kernel/use-count-text.ts'
import styles from './comments-head.module.css'

interface CommentsHeadProps {
  headingId: string
  target: SocialTarget
  sortType: SortType
  onSort: (sortType: SortType) => void
  /** The section is in a tab that already shows its name and count. */
  inTab: boolean
}

/** The number of comments, and their order. */
export function CommentsHead({ headingId, target, sortType, onSort, inTab }: CommentsHeadProps) {
  const t = useT()
  const countText = useCountText()
  const count = useCommentCount(target) ?? 0
  const orders = [
    { sort: NEWEST, label: t('social.newest') },
    { sort: MOST_LIKED, label: t('social.most_liked') },
  ] as const
  return (
    <header className={classNames(styles.head, inTab && styles.inTab)}>
      <h2 id={headingId} className={inTab ? 'visually-hidden' : styles.title}>
        {t('social.comments')}
        {count > 0 && !inTab && <span className={styles.count}>{countText(count)}</span>}
      </h2>
      {count > 1 && (
        <div className={styles.orders}>
          {orders.map(({ sort, label }) => (
            <button
              key={sort}
              type="button"
              className={styles.order}
              aria-pressed={sort === sortType}
              onClick={() => onSort(sort)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </header>
  )
}
