import type { UserId } from '@sands/contract/kernel/schema'
import type { StayPerson } from '@sands/contract/study/stay.calls'
import { useDurationText } from '@sands/web/study/duration-text'
import { Button } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import styles from './stay.module.css'
import { useDayText } from './use-day-text.ts'

export function useStayColumns(onOpen: (userId: UserId) => void): readonly Column<StayPerson>[] {
  const t = useT()
  const { number } = useMoments()
  const duration = useDurationText()
  const dayText = useDayText()
  return [
    {
      key: 'name',
      title: t('study.stay_person'),
      keep: 'name',
      cell: ({ userId, name, userName }) => (
        <span className={styles.stacked}>
          <Button
            type="link"
            className={styles.name ?? ''}
            aria-label={t('study.stay_open', { name })}
            onClick={() => onOpen(userId)}
          >
            {name}
          </Button>
          <span className={styles.quiet}>{userName}</span>
        </span>
      ),
    },
    {
      key: 'department',
      title: t('study.stay_department'),
      cell: ({ departmentName }) => departmentName || '–',
    },
    {
      key: 'time',
      title: t('study.stay'),
      keep: true,
      align: 'end',
      sort: 'desc',
      cell: ({ seconds }) => (seconds > 0 ? duration(seconds) : '–'),
    },
    { key: 'days', title: t('study.stay_days'), keep: true, align: 'end', cell: ({ days }) => number(days) },
    { key: 'last', title: t('study.stay_last'), keep: true, cell: ({ lastDay }) => (lastDay ? dayText(lastDay) : '–') },
  ]
}
