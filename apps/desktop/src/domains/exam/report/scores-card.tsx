import type { ExamReport } from '@sands/contract/exam/report.model'
import { Chart, type ChartRow } from '../../../kernel/chart/chart.tsx'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { useScoreText } from '../paper/use-score-text.ts'
import styles from './report.module.css'

const BAR_SHARE = 0.6
const WIDEST_BAR = 56
const ROUND = 4

/** How many people have which score. Parts below the pass mark are grey. */
export function ScoresCard({ report }: { report: ExamReport }) {
  const t = useT()
  const points = useScoreText()
  const { bands, totalScore, passScore, finished, lowest, median, highest } = report
  const from = (band: number) => (totalScore * band) / bands.length
  const rows = bands.map((people, band) => ({
    key: String(band),
    name: t('exam.report_band_range', { from: points(from(band)), until: points(from(band + 1)) }),
    values: [people],
  }))
  const say = ({ name, values: [count = 0] }: ChartRow) => t('exam.report_band_at', { range: name, count })
  return (
    <Card title={t('exam.report_bands')}>
      {finished === 0 ? (
        <StateBlock kind="empty" title={t('exam.report_bands_none')} text={t('exam.report_bands_none_text')} />
      ) : (
        <>
          <p className={styles.quiet}>
            {t('exam.report_spread', {
              lowest: points(lowest ?? 0),
              median: points(median ?? 0),
              highest: points(highest ?? 0),
            })}
          </p>
          <Chart
            label={t('exam.report_bands')}
            columns={[t('exam.report_band'), t('exam.report_band_people')]}
            rows={rows}
            say={say}
            marks={[...bands, 0].map((_, band) => ({ at: band / bands.length, text: points(from(band)) }))}
            draw={({ x, y, step, floor }) => {
              const wide = Math.min(WIDEST_BAR, step * BAR_SHARE)
              return bands.map(
                (people, band) =>
                  people > 0 && (
                    <rect
                      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of the score never change places
                      key={band}
                      x={x((band + 0.5) / bands.length) - wide / 2}
                      y={y(people)}
                      width={wide}
                      height={floor - y(people)}
                      rx={ROUND}
                      className={from(band + 1) <= passScore ? styles.failing : styles.bar}
                    />
                  ),
              )
            }}
          />
        </>
      )}
    </Card>
  )
}
