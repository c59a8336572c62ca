import type { CourseReportItem } from '@sands/contract/course/report.calls'
import { Button } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { type Column, RowTable } from '../../../kernel/ui/list/row-table.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { WARE_TEXTS } from '../courseware/ware-kinds.ts'
import { hasDropOff } from './drop-off.ts'
import { DropOffChart } from './drop-off-chart.tsx'
import styles from './pieces.module.css'
import { useShare } from './use-share.ts'

interface PiecesCardProps {
  items: readonly CourseReportItem[]
  /** The piece that is looked at closely; the first that can be, when there is none of this id. */
  chosenId: string
  onChoose: (id: string) => void
}

/** How each piece of the course is studied, and where people leave it. */
export function PiecesCard({ items, chosenId, onChoose }: PiecesCardProps) {
  const t = useT()
  const { number } = useMoments()
  const share = useShare()
  const close = items.filter(hasDropOff)
  const chosen = close.find(({ courseWareId }) => courseWareId === chosenId) ?? close[0]
  const columns: readonly Column<CourseReportItem>[] = [
    {
      key: 'title',
      title: t('course.report_piece'),
      cell: ({ title, courseWareType }) => (
        <span className={styles.piece}>
          {title}
          <span className={styles.quiet}>{t(WARE_TEXTS[courseWareType])}</span>
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
      cell: (item) => {
        const words = t(item === chosen ? 'course.report_drop_shown' : 'course.report_drop_show')
        if (!hasDropOff(item)) return '–'
        return (
          <Button
            type="link"
            size="small"
            aria-pressed={item === chosen}
            aria-label={`${words} ${t('course.report_drop_of', { name: item.title })}`}
            onClick={() => onChoose(item.courseWareId)}
          >
            {words}
          </Button>
        )
      },
    },
  ]
  return (
    <Card title={t('course.report_pieces')}>
      {items.length > 0 ? (
        <div className={styles.table}>
          <RowTable
            label={t('course.report_pieces')}
            columns={columns}
            rows={items}
            rowKey={({ courseWareId }) => courseWareId}
          />
        </div>
      ) : (
        <StateBlock kind="empty" title={t('course.report_pieces_none')} />
      )}
      {chosen && (
        <section className={styles.drop} aria-label={t('course.report_drop_of', { name: chosen.title })}>
          <h3 className={styles.heading}>{t('course.report_drop_of', { name: chosen.title })}</h3>
          <DropOffChart key={chosen.courseWareId} piece={chosen} />
        </section>
      )}
    </Card>
  )
}
