import { useCall } from '@sands/web/call/use-call'
import { useDurationText } from '@sands/web/study/duration-text'
import { Skeleton } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { StatTile, StatTiles } from '../../../kernel/ui/stat-tiles.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'

const NONE = '–'

/** The person's study time, as counted by the server. Numbers that cannot be loaded stay empty. */
export function StudyTimeTiles() {
  const t = useT()
  const duration = useDurationText()
  const asked = useCall('POST /sands-lms/api/v1/dailyStudyRecords/overview', { body: {} }, { silent: true })
  const { data } = asked
  if (asked.isPending) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  const time = (seconds: number | undefined) => (seconds ? duration(seconds) : NONE)
  return (
    <StatTiles label={t('study.title')}>
      <StatTile label={t('study.today')} value={time(data?.today)} />
      <StatTile label={t('study.this_week')} value={time(data?.week)} />
      <StatTile
        label={t('study.total')}
        value={time(data?.total)}
        state={
          data && data.streakDays > 0 ? (
            <StateTag tone="success">{t('study.streak', { count: data.streakDays })}</StateTag>
          ) : undefined
        }
      />
    </StatTiles>
  )
}
