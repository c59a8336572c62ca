import type { CallData } from '@sands/contract/calls'
import { useDurationText } from '@sands/web/study/duration-text'
import { usePercentText } from '../../../kernel/chart/use-percent-text.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { StatTile, StatTiles } from '../../../kernel/ui/stat-tiles.tsx'
import styles from './report.module.css'

type Report = CallData<'GET /sands-lms/api/v1/manage/course/report'>

/** The most important numbers of a course. */
export function ReportTiles({ report: { audience, started, finished, seconds } }: { report: Report }) {
  const t = useT()
  const { number } = useMoments()
  const duration = useDurationText()
  const share = usePercentText()
  const note = (text: string) => <span className={styles.quiet}>{text}</span>
  return (
    <StatTiles label={t('course.report_figures')}>
      <StatTile
        label={t('course.report_audience')}
        value={number(audience)}
        state={note(t('course.report_audience_note'))}
      />
      <StatTile
        label={t('course.report_started')}
        value={number(started)}
        state={note(t('course.report_not_yet', { count: Math.max(0, audience - started) }))}
      />
      <StatTile
        label={t('course.report_finished')}
        value={number(finished)}
        state={note(t('course.report_rate_of', { share: share(finished, started) }))}
      />
      <StatTile
        label={t('course.report_seconds')}
        value={seconds > 0 ? duration(seconds) : '–'}
        state={
          started > 0 && seconds > 0 ? note(t('course.report_each', { time: duration(seconds / started) })) : undefined
        }
      />
    </StatTiles>
  )
}
