import type { CourseReportItem } from '@sands/contract/course/report.calls'
import { Button } from 'antd'
import { usePercentText } from '../../../kernel/chart/use-percent-text.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { type Column, RowTable } from '../../../kernel/ui/list/row-table.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { COURSEWARE_TEXTS } from '../courseware/courseware-kinds.ts'
import styles from './coursewares.module.css'
import { hasDropOff } from './drop-off.ts'
import { DropOffChart } from './drop-off-chart.tsx'

interface CoursewaresCardProps {
  items: readonly CourseReportItem[]
  /** The courseware shown in detail; when no courseware has this id, the first with data. */
  chosenId: string
  onChoose: (id: string) => void
}

/** How each courseware of the course is studied, and where people leave it. */
export function CoursewaresCard({ items: coursewares, chosenId, onChoose }: CoursewaresCardProps) {
  const t = useT()
  const { number } = useMoments()
  const share = usePercentText()
  const close = coursewares.filter(hasDropOff)
  const chosen = close.find(({ courseWareId }) => courseWareId === chosenId) ?? close[0]
  const columns: readonly Column<CourseReportItem>[] = [
    {
      key: 'title',
      title: t('course.report_piece'),
      cell: ({ title, courseWareType }) => (
        <span className={styles.piece}>
          {title}
          <span className={styles.quiet}>{t(COURSEWARE_TEXTS[courseWareType])}</span>
        </span>
      ),
    },
    {
      key: 'started',
      title: t('course.report_started'),
      keep: true,
      align: 'end',
      cell: ({ started }) => number(started),
    },
    {
      key: 'finished',
      title: t('course.report_finished'),
      keep: true,
      align: 'end',
      cell: ({ finished }) => number(finished),
    },
    {
      key: 'rate',
      title: t('course.report_rate'),
      keep: true,
      align: 'end',
      cell: ({ started, finished }) => (started > 0 ? share(finished, started) : '–'),
    },
    {
      key: 'look',
      title: t('course.report_drop'),
      keep: true,
      align: 'end',
      cell: (courseware) => {
        const words = t(courseware === chosen ? 'course.report_drop_shown' : 'course.report_drop_show')
        if (!hasDropOff(courseware)) return '–'
        return (
          <Button
            type="link"
            size="small"
            aria-pressed={courseware === chosen}
            aria-label={`${words} ${t('course.report_drop_of', { name: courseware.title })}`}
            onClick={() => onChoose(courseware.courseWareId)}
          >
            {words}
          </Button>
        )
      },
    },
  ]
  return (
    <Card title={t('course.report_pieces')}>
      {coursewares.length > 0 ? (
        <div className={styles.table}>
          <RowTable
            label={t('course.report_pieces')}
            columns={columns}
            rows={coursewares}
            rowKey={({ courseWareId }) => courseWareId}
          />
        </div>
      ) : (
        <StateBlock kind="empty" title={t('course.report_pieces_none')} />
      )}
      {chosen && (
        <section className={styles.drop} aria-label={t('course.report_drop_of', { name: chosen.title })}>
          <h3 className={styles.heading}>{t('course.report_drop_of', { name: chosen.title })}</h3>
          <DropOffChart key={chosen.courseWareId} courseware={chosen} />
        </section>
      )}
    </Card>
  )
}
