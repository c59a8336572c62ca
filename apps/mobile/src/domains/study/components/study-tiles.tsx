import { pointsLinks } from '@sands/contract/points/points.links'
import type { StudySummary } from '@sands/contract/study/record.model'
import { studyLinks } from '@sands/contract/study/study.links'
import { compactPoints } from '@sands/rules/points/points'
import { useCall } from '@sands/web/call/use-call'
import { numberFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import { Clock3, Coins, type LucideIcon, Trophy } from 'lucide-react'
import { Link } from '../../../kernel/ui/link.tsx'
import { useStudyTimeText } from '../study-time-text.ts'
import { Stat } from './stat.tsx'
import styles from './study-tiles.module.css'
import { TilesSkeleton } from './tiles-skeleton.tsx'

/** Shown for a value that is unknown or not loaded yet. */
const NONE = '–'

interface TileProps {
  to: string
  icon: LucideIcon
  label: string
  value: string
}

function Tile({ to, icon: Icon, label, value }: TileProps) {
  return (
    <Link to={to} className={styles.tile}>
      <span className={styles.label}>
        <Icon size={16} aria-hidden className={styles.icon} />
        {label}
      </span>
      <Stat text={value} />
    </Link>
  )
}

/** Study time, rank of the month and points, for the my page. */
export function StudyTiles() {
  const t = useT()
  const [language] = useLanguage()
  const time = useStudyTimeText()
  const { data, isError } = useCall('POST /sands-lms/api/v1/dailyStudyRecords/simpleInfo', { body: {} }, { keep: true })
  if (!data && !isError) return <TilesSkeleton />
  return (
    <div className={styles.tiles}>
      <Tile
        to={studyLinks.studyTime()}
        icon={Clock3}
        label={t('study.title')}
        value={data ? time(data.totalStudyDuringTime) : NONE}
      />
      <Tile to={studyLinks.rank()} icon={Trophy} label={t('study.month_rank')} value={rank(data)} />
      <Tile
        to={pointsLinks.points()}
        icon={Coins}
        label={t('study.points')}
        value={data ? compactPoints(data.totalPoints) : NONE}
      />
    </div>
  )

  function rank(known: StudySummary | undefined) {
    if (!known?.monthRank) return NONE
    return t('study.place', { rank: numberFormat(localeOf(language)).format(known.monthRank) })
  }
}
