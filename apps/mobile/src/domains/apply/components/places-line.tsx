import type { ApplyItem } from '@sands/contract/apply/apply.model'
import { useT } from '@sands/web/i18n/i18n'
import styles from '../pages/apply.module.css'

/** How many places are left, and how many people wait. */
export function PlacesLine({ signUp }: { signUp: ApplyItem }) {
  const t = useT()
  const { seatsLeft, waitingNum } = signUp
  return (
    <span className={styles.meta}>
      {seatsLeft === null ? t('apply.no_limit') : t('apply.seats_left', { left: seatsLeft })}
      {waitingNum > 0 && ` · ${t('apply.waiting_count', { count: waitingNum })}`}
      {signUp.needsApproval === 1 && ` · ${t('apply.needs_approval')}`}
    </span>
  )
}
