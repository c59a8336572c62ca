import { useT } from '../../i18n/i18n.ts'
import { SLEEP_MINUTES, type Sleep } from './sleep-timer.ts'
import { Choice } from './sound-choice.tsx'

const MINUTE_MS = 60_000

interface SleepChoiceProps {
  sleep: Sleep | null
  /** The chosen minutes, which cannot be derived from the end time. */
  minutes: number | null
  onChoose: (sleep: Sleep | null, minutes: number | null) => void
}

export function SleepChoice({ sleep, minutes, onChoose }: SleepChoiceProps) {
  const t = useT()
  const inMinutes = SLEEP_MINUTES.map((count) => ({
    id: String(count),
    label: t('media.sleep_minutes', { count }),
    chosen: sleep?.kind === 'at' && minutes === count,
    choose: () => onChoose({ kind: 'at', at: Date.now() + count * MINUTE_MS }, count),
  }))
  return (
    <Choice
      label={t('media.sleep')}
      options={[
        { id: 'off', label: t('media.sleep_off'), chosen: sleep === null, choose: () => onChoose(null, null) },
        ...inMinutes,
        {
          id: 'end',
          label: t('media.sleep_end'),
          chosen: sleep?.kind === 'end',
          choose: () => onChoose({ kind: 'end' }, null),
        },
      ]}
    />
  )
}
