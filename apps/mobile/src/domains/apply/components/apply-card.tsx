import { applyLinks } from '@sands/contract/apply/apply.links'
import type { ApplyItem } from '@sands/contract/apply/apply.model'
import { useApplyTimes } from '@sands/web/apply/use-apply-times'
import { useT } from '@sands/web/i18n/i18n'
import { Link } from '../../../kernel/ui/link.tsx'
import styles from '../pages/apply.module.css'
import { ApplyTag } from './apply-tag.tsx'
import { PlacesLine } from './places-line.tsx'

/** One sign-up in a list: what it is for, until when, how many places are left, and the own state. */
export function ApplyCard({ signUp }: { signUp: ApplyItem }) {
  const t = useT()
  const times = useApplyTimes()
  const { phase, signUpStartTime: from, signUpEndTime: until } = signUp
  const held = times.span(signUp.startTime, signUp.endTime)
  return (
    <li>
      <Link to={applyLinks.detail(signUp.applyId)} className={styles.card}>
        <span className={styles.row}>
          <span className={styles.section}>{signUp.applyName}</span>
          <ApplyTag signUp={signUp} />
        </span>
        <span className={styles.meta}>{[t(`apply.kind_${signUp.targetKind}`), held].filter(Boolean).join(' · ')}</span>
        {phase === 'upcoming' && from && (
          <span className={styles.meta}>{t('apply.sign_up_from', { time: times.moment(from) })}</span>
        )}
        {phase === 'open' && until && (
          <span className={styles.meta}>{t('apply.sign_up_until', { time: times.moment(until) })}</span>
        )}
        {(phase === 'open' || phase === 'upcoming') && <PlacesLine signUp={signUp} />}
      </Link>
    </li>
  )
}
