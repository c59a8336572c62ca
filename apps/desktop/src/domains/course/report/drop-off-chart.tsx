import type { CourseReportItem } from '@sands/contract/course/report.calls'
import { timeText } from '@sands/web/player/controls/time-text'
import styles from '../../../kernel/chart/chart.module.css'
import { Chart, type ChartRow } from '../../../kernel/chart/chart.tsx'
import { everyFew, timesAlong } from '../../../kernel/chart/chart-scale.ts'
import { usePercentText } from '../../../kernel/chart/use-percent-text.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import coursewareStyles from './coursewares.module.css'
import { clockText, isPlayed, type Stretch, steepestDrop, stretchesOf } from './drop-off.ts'

const MOST_MARKS = 10

/** How many people have seen each part of courseware, from its beginning to its end. */
export function DropOffChart({ courseware }: { courseware: CourseReportItem }) {
  const t = useT()
  const { number } = useMoments()
  const share = usePercentText()
  const stretches = stretchesOf(courseware)
  const seconds = courseware.total / 1000
  const clock = (milliseconds: number) => clockText(milliseconds, courseware)
  const nameOf = ({ from, until }: Stretch): string => {
    if (isPlayed(courseware)) return `${clock(from)}–${clock(until)}`
    if (from === until) return t('course.report_page', { page: number(from) })
    return t('course.report_pages', { from: number(from), until: number(until) })
  }
  const rows = stretches.map((stretch) => ({
    key: String(stretch.from),
    name: nameOf(stretch),
    values: [stretch.people],
  }))
  const say = ({ name, values: [people = 0] }: ChartRow) =>
    t('course.report_drop_at', { place: name, count: people, share: share(people, courseware.started) })
  const marks = isPlayed(courseware)
    ? timesAlong(seconds).map((time) => ({ at: time / seconds, text: timeText(time, seconds) }))
    : everyFew(stretches, MOST_MARKS).map(({ value, index }) => ({
        at: (index + 0.5) / stretches.length,
        text: number(value.from),
      }))
  const steepest = steepestDrop(stretches)
  return (
    <div className={coursewareStyles.close}>
      <Chart
        label={t('course.report_drop_of', { name: courseware.title })}
        columns={[t('course.report_part'), t('course.report_seen_by')]}
        rows={rows}
        say={say}
        marks={marks}
        draw={({ x, y, floor }) => {
          // Each part is drawn as a level line, because there is only one number for it.
          const points = stretches.flatMap(({ people }, index) => [
            `${x(index / stretches.length)},${y(people)}`,
            `${x((index + 1) / stretches.length)},${y(people)}`,
          ])
          return (
            <>
              <polygon points={[`${x(0)},${floor}`, ...points, `${x(1)},${floor}`].join(' ')} className={styles.area} />
              <polyline points={points.join(' ')} className={styles.line} />
            </>
          )
        }}
      />
      <p className={coursewareStyles.hint}>
        {steepest
          ? t('course.report_drop_most', { place: nameOf(steepest.stretch), count: steepest.people })
          : t('course.report_drop_hint')}
      </p>
    </div>
  )
}
