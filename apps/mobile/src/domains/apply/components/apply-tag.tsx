import type { ApplyItem } from '@sands/contract/apply/apply.model'
import { useT } from '@sands/web/i18n/i18n'
import styles from '../pages/apply.module.css'

type Tone = 'good' | 'brand' | 'bad' | 'plain'

const TONES: Readonly<Record<NonNullable<ApplyItem['entryState']>, Tone>> = {
  asked: 'brand',
  booked: 'good',
  waiting: 'brand',
  declined: 'bad',
  withdrawn: 'plain',
  removed: 'bad',
  cancelled: 'plain',
}

/** The own state, or where the sign-up stands. */
export function ApplyTag({ signUp }: { signUp: Pick<ApplyItem, 'entryState' | 'phase'> }) {
  const t = useT()
  const { entryState, phase } = signUp
  if (entryState)
    return (
      <span className={styles.tag} data-tone={TONES[entryState]}>
        {t(`apply.state_${entryState}`)}
      </span>
    )
  return (
    <span className={styles.tag} data-tone={phase === 'open' ? 'brand' : phase === 'cancelled' ? 'bad' : 'plain'}>
      {t(`apply.phase_${phase}`)}
    </span>
  )
}
