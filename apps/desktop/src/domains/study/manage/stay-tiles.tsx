import type { StaySums } from '@sands/contract/study/stay.calls'
import { useDurationText } from '@sands/web/study/duration-text'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { StatTile, StatTiles } from '../../../kernel/ui/stat-tiles.tsx'
import styles from './stay.module.css'

/** The sums of the selection; dashes until they are loaded, so that nothing jumps. */
export function StayTiles({ sums }: { sums: StaySums | undefined }) {
  const t = useT()
  const { number } = useMoments()
  const duration = useDurationText()
  const note = (text: string) => <span className={styles.quiet}>{text}</span>
  const time = (seconds: number, people: number) => (people > 0 && seconds > 0 ? duration(seconds / people) : '–')
  const { people = 0, present = 0, seconds = 0 } = sums ?? {}
  return (
    <StatTiles label={t('study.stay_figures')}>
      <StatTile
        label={t('study.stay_people')}
        value={sums ? number(people) : '–'}
        state={sums && note(t('study.stay_present', { count: present }))}
      />
      <StatTile label={t('study.stay_total')} value={time(seconds, 1)} />
      <StatTile
        label={t('study.stay_average')}
        value={time(seconds, people)}
        state={present > 0 && note(t('study.stay_average_present', { time: time(seconds, present) }))}
      />
    </StatTiles>
  )
}
