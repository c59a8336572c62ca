import type { ReportedPerson } from '@sands/contract/course/report.calls'
import { useDurationText } from '@sands/web/study/duration-text'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { StatTile, StatTiles } from '../../../kernel/ui/stat-tiles.tsx'
import styles from './report.module.css'

/** The learning record in numbers; dashes until they are loaded, so that nothing jumps. */
export function PersonTiles({ person }: { person: ReportedPerson | undefined }) {
  const t = useT()
  const { number, minute } = useMoments()
  const duration = useDurationText()
  const shown = (text: string | undefined) => text || '–'
  return (
    <StatTiles label={t('course.report_figures')}>
      <StatTile label={t('course.records_started')} value={shown(person && number(person.started))} />
      <StatTile label={t('course.records_finished')} value={shown(person && number(person.finished))} />
      <StatTile
        label={t('course.records_time')}
        value={shown(person && person.seconds > 0 ? duration(person.seconds) : undefined)}
        state={
          person?.lastTime && (
            <span className={styles.quiet}>{t('course.person_last', { time: minute(person.lastTime) })}</span>
          )
        }
      />
    </StatTiles>
  )
}
