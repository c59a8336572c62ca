import type { Adjustment } from '@sands/contract/points/points.model'
import type { AdjustmentState } from '@sands/rules/points/points'
import { useSignedPoints } from '@sands/web/points/points-text'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'
import styles from '../points.module.css'
import { DecideButtons } from './decide-buttons.tsx'

const TONES: Readonly<Record<AdjustmentState, Tone>> = {
  proposed: 'warning',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
}

export function useAdjustmentColumns(onChanged: () => Promise<unknown>): readonly Column<Adjustment>[] {
  const t = useT()
  const { minute } = useMoments()
  const signed = useSignedPoints()
  return [
    {
      key: 'person',
      title: t('points.manage_person'),
      keep: 'name',
      cell: ({ person, reason }) => (
        <span className={styles.stacked}>
          {[person.name, person.postName].filter(Boolean).join(' · ')}
          <span className={styles.quiet}>{reason}</span>
        </span>
      ),
    },
    {
      key: 'points',
      title: t('points.manage_points'),
      keep: true,
      cell: ({ points }) => <span className={styles.number}>{signed(points)}</span>,
    },
    {
      key: 'state',
      title: t('points.manage_state'),
      keep: true,
      cell: ({ state }) => <StateTag tone={TONES[state]}>{t(`points.manage_state_${state}`)}</StateTag>,
    },
    {
      key: 'proposer',
      title: t('points.manage_proposer'),
      cell: ({ proposer, proposeTime }) => (
        <span className={styles.stacked}>
          {proposer.name}
          <time className={styles.quiet} dateTime={proposeTime}>
            {minute(proposeTime)}
          </time>
        </span>
      ),
    },
    {
      key: 'decider',
      title: t('points.manage_decider'),
      cell: ({ decider, decideTime, note }) => (
        <span className={styles.stacked}>
          {decider?.name ?? ''}
          {decideTime && <span className={styles.quiet}>{minute(decideTime)}</span>}
          {note !== '' && <span className={styles.quiet}>{note}</span>}
        </span>
      ),
    },
    {
      key: 'acts',
      title: t('points.manage_acts'),
      cell: (adjustment) => <DecideButtons adjustment={adjustment} onChanged={onChanged} />,
    },
  ]
}
