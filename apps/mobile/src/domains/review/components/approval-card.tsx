import type { ApprovalItem } from '@sands/contract/review/approval.model'
import { reviewLinks } from '@sands/contract/review/review.links'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { classNames } from '../../../kernel/ui/class-names.ts'
import { Link } from '../../../kernel/ui/link.tsx'
import styles from './approval.module.css'

/** Set while several requests are being chosen. */
export interface CardChoice {
  isChosen: boolean
  toggle: () => void
}

interface ApprovalCardProps {
  approval: ApprovalItem
  /** `none` for a request that cannot be chosen: it leads nowhere until the choice is over. */
  choice?: CardChoice | 'none' | undefined
}

/** One request in a list: what, who, since when and how far. */
export function ApprovalCard({ approval, choice }: ApprovalCardProps) {
  if (choice === 'none')
    return (
      <li>
        <div className={classNames(styles.card, styles.inert)}>
          <Words approval={approval} />
        </div>
      </li>
    )
  if (choice)
    return (
      <li>
        <label className={classNames(styles.card, styles.choosing)} data-chosen={choice.isChosen}>
          <input type="checkbox" className={styles.box} checked={choice.isChosen} onChange={choice.toggle} />
          <span className={styles.words}>
            <Words approval={approval} />
          </span>
        </label>
      </li>
    )
  return (
    <li>
      <Link to={reviewLinks.approval(approval.id)} className={styles.card}>
        <Words approval={approval} />
      </Link>
    </li>
  )
}

function Words({ approval }: { approval: ApprovalItem }) {
  const t = useT()
  const timeAgo = useTimeAgo()
  const { kind, title, askerName, state, step, steps, createTime, forName } = approval
  return (
    <>
      <span className={styles.head}>
        <span className={styles.kind}>{t(`review.kind_${kind}`)}</span>
        <span className={styles.state} data-state={state}>
          {t(`review.state_of_${state}`)}
        </span>
      </span>
      <span className={styles.title}>{title}</span>
      <span className={styles.meta}>
        <span>{askerName}</span>
        <time dateTime={createTime}>{timeAgo(createTime)}</time>
        {state === 'waiting' && steps > 1 && <span>{t('review.step_of', { step, steps })}</span>}
        {forName !== null && <span>{t('review.for_name', { name: forName })}</span>}
      </span>
    </>
  )
}
