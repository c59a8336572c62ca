import { communityLinks } from '@sands/contract/community/community.links'
import type { BoardDetail } from '@sands/contract/community/community.model'
import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import styles from './denial.module.css'

/** Why the person may not publish on a board; a muted one reads until when and why, and may appeal. */
export function Denial({ board: { denial, mute } }: { board: Pick<BoardDetail, 'denial' | 'mute'> }) {
  const t = useT()
  const [language] = useLanguage()
  if (!denial) return null
  if (!mute) return <p className={styles.denial}>{t(`community.denial_${denial}`)}</p>
  const when = dateFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' })
  const until = when.format(new Date(mute.until))
  return (
    <div className={styles.mute}>
      <p className={styles.denial}>{t('community.denial_muted_until', { until, reason: mute.reason })}</p>
      {mute.actionId && (
        <ButtonLink look="soft" block to={communityLinks.appeal(mute.actionId)}>
          {t('community.appeal')}
        </ButtonLink>
      )}
    </div>
  )
}
