import type { CommunityStatistics } from '@sands/contract/community/posts.model'
import { useCall } from '@sands/web/call/use-call'
import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage } from '@sands/web/i18n/i18n'
import { Segmented, Skeleton } from 'antd'
import { useState } from 'react'
import { choiceValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import chartStyles from '../../../kernel/chart/chart.module.css'
import { Chart, type ChartRow } from '../../../kernel/chart/chart.tsx'
import { everyFew } from '../../../kernel/chart/chart-scale.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { RowTable } from '../../../kernel/ui/list/row-table.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { StatTile, StatTiles } from '../../../kernel/ui/stat-tiles.tsx'

const SPANS = ['7', '30', '90'] as const
const ADDRESS = { days: choiceValue(SPANS, '30') }
const NUMBERS = ['people', 'posts', 'answers'] as const
const MOST_MARKS = 8
const BAR_SHARE = 0.32
const WIDEST_BAR = 18
const ROUND = 3

/** From the start of the first day until the end of today. */
function spanOf(days: number, now: Date): { from: string; until: string } {
  const day = (offset: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset).toISOString()
  return { from: day(1 - days), until: day(1) }
}

/** How lively the community is: active people, posts and answers by day and by board. */
export function StatisticsPage() {
  const t = useT()
  const [{ days }, setAddress] = useAddressQuery(ADDRESS)
  const [now] = useState(() => new Date())
  const query = spanOf(Number(days), now)
  const statistics = useCall('GET /sands-lms/api/v1/manage/community/statistics', { query }, { staleTime: 0 })
  return (
    <ManagePage
      title={t('community.manage_statistics')}
      intro={t('community.manage_statistics_intro')}
      actions={
        <Segmented<(typeof SPANS)[number]>
          aria-label={t('community.manage_span')}
          value={days}
          options={SPANS.map((value) => ({ value, label: t('community.manage_days', { count: Number(value) }) }))}
          onChange={(next) => setAddress({ days: next })}
        />
      }
    >
      {statistics.data ? (
        <Numbers statistics={statistics.data} />
      ) : statistics.error ? (
        <FailureBlock error={statistics.error} onRetry={() => void statistics.refetch()} />
      ) : (
        <div role="status" aria-label={t('kernel.loading')}>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
    </ManagePage>
  )
}

function Numbers({ statistics: { total, days, boards } }: { statistics: CommunityStatistics }) {
  const t = useT()
  const { number } = useMoments()
  return (
    <>
      <StatTiles label={t('community.manage_statistics')}>
        {NUMBERS.map((name) => (
          <StatTile key={name} label={t(`community.manage_number_${name}`)} value={number(total[name])} />
        ))}
      </StatTiles>
      <Card title={t('community.manage_by_day')}>
        <DaysChart days={days} />
      </Card>
      <Card title={t('community.manage_by_board')}>
        {boards.length === 0 ? (
          <StateBlock kind="empty" title={t('community.manage_quiet')} text={t('community.manage_quiet_text')} />
        ) : (
          <RowTable<CommunityStatistics['boards'][number]>
            label={t('community.manage_by_board')}
            rows={boards}
            rowKey={({ boardId }) => boardId}
            columns={[
              { key: 'name', title: t('community.manage_board'), keep: 'name', cell: ({ name }) => name },
              ...NUMBERS.map((name) => ({
                key: name,
                title: t(`community.manage_number_${name}`),
                align: 'end' as const,
                cell: (row: CommunityStatistics['boards'][number]) => number(row[name]),
              })),
            ]}
          />
        )}
      </Card>
    </>
  )
}

function DaysChart({ days }: { days: CommunityStatistics['days'] }) {
  const t = useT()
  const [language] = useLanguage()
  const named = (options: Intl.DateTimeFormatOptions) => {
    const format = dateFormat(localeOf(language), { ...options, timeZone: 'UTC' })
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
  }
  const full = named({ dateStyle: 'long' })
  const short = named({ month: 'numeric', day: 'numeric' })
  const rows = days.map(({ day, posts, answers }) => ({ key: day, name: full(day), values: [posts, answers] }))
  const say = ({ name, values: [posts = 0, answers = 0] }: ChartRow) =>
    t('community.manage_day_at', { day: name, posts, answers })
  const series = ['first', 'second'] as const
  return (
    <Chart
      label={t('community.manage_by_day')}
      columns={[t('community.manage_day'), t('community.manage_number_posts'), t('community.manage_number_answers')]}
      rows={rows}
      say={say}
      marks={everyFew(days, MOST_MARKS).map(({ value, index }) => ({
        at: (index + 0.5) / days.length,
        text: short(value.day),
      }))}
      legend={
        <ul className={chartStyles.legend}>
          <li data-series="first">{t('community.manage_number_posts')}</li>
          <li data-series="second">{t('community.manage_number_answers')}</li>
        </ul>
      }
      draw={({ x, y, step, floor }) => {
        const wide = Math.min(WIDEST_BAR, step * BAR_SHARE)
        return rows.map(({ key, values }, index) => (
          <g key={key}>
            {series.map((name, place) => {
              const value = values[place] ?? 0
              return (
                value > 0 && (
                  <rect
                    key={name}
                    x={x((index + 0.5) / rows.length) + (place === 0 ? -wide - 1 : 1)}
                    y={y(value)}
                    width={wide}
                    height={floor - y(value)}
                    rx={Math.min(ROUND, wide / 2)}
                    className={chartStyles[name]}
                  />
                )
              )
            })}
          </g>
        ))
      }}
    />
  )
}
