import type { ChannelChoices, ChannelChoicesChange } from '@sands/contract/message/channel.model'
import { FIRST_QUIET, minuteOf, timeOf } from '@sands/rules/message/channel'
import { useT } from '@sands/web/i18n/i18n'
import { Check } from 'lucide-react'
import { ListGroup } from '../../../kernel/ui/list/list.tsx'
import styles from './quiet-hours.module.css'

const CHOICES = ['company', 'own', 'none'] as const

interface QuietHoursProps {
  choices: ChannelChoices
  onChange: (change: Pick<ChannelChoicesChange, 'quietBy' | 'quiet'>) => void
}

/** When the person does not want to be reached: as the company sets it, their own, or never. */
export function QuietHours({ choices: { quietBy, quiet, companyQuiet, timeZone }, onChange }: QuietHoursProps) {
  const t = useT()
  const own = quiet ?? companyQuiet ?? FIRST_QUIET
  const span = (hours: typeof own) => t('message.quiet_span', { from: timeOf(hours.from), until: timeOf(hours.until) })
  const words = {
    company: t('message.quiet_company'),
    own: t('message.quiet_own'),
    none: t('message.quiet_off'),
  }
  const details = {
    company: companyQuiet ? span(companyQuiet) : t('message.quiet_off'),
    own: quietBy === 'own' ? span(own) : undefined,
    none: undefined,
  }
  return (
    <ListGroup title={t('message.quiet')} note={t('message.quiet_note', { zone: timeZone })}>
      {CHOICES.map((choice) => (
        <li key={choice}>
          <button
            type="button"
            className={styles.row}
            aria-pressed={quietBy === choice}
            onClick={() => onChange({ quietBy: choice, quiet: choice === 'own' ? own : quiet })}
          >
            <span className={styles.label}>{words[choice]}</span>
            {details[choice] && <span className={styles.detail}>{details[choice]}</span>}
            {quietBy === choice && <Check size={20} aria-hidden className={styles.mark} />}
          </button>
        </li>
      ))}
      {quietBy === 'own' && (
        <li className={styles.times}>
          {(['from', 'until'] as const).map((end) => (
            <label key={end} className={styles.time}>
              <span className={styles.detail}>{t(`message.quiet_${end}`)}</span>
              <input
                type="time"
                className={styles.input}
                value={timeOf(own[end])}
                onChange={({ target }) => {
                  const minute = minuteOf(target.value)
                  if (minute !== undefined) onChange({ quietBy: 'own', quiet: { ...own, [end]: minute } })
                }}
              />
            </label>
          ))}
        </li>
      )}
    </ListGroup>
  )
}
