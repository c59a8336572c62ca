import { type PointerEvent, type ReactNode, useId, useState } from 'react'
import { useMoments } from '../moment.ts'
import styles from './chart.module.css'
import { ticksTo } from './chart-scale.ts'
import { useWidth } from './use-width.ts'

export interface ChartRow {
  readonly key: string
  /** The full name for screen readers. */
  readonly name: string
  /** One value for each column. */
  readonly values: readonly number[]
}

/** The coordinates of the drawing. */
interface Plot {
  /** The x coordinate for a share (0 to 1) of the width. */
  readonly x: (share: number) => number
  readonly y: (value: number) => number
  readonly step: number
  readonly floor: number
}

interface ChartProps {
  /** Describes the chart. */
  label: string
  /** The name of the rows, and then of each value. */
  columns: readonly [string, ...string[]]
  rows: readonly ChartRow[]
  /** Labels below the chart, each at a share (0 to 1) of the width. */
  marks: readonly { at: number; text: string }[]
  /** The row as a sentence. */
  say: (row: ChartRow) => string
  legend?: ReactNode
  draw: (plot: Plot) => ReactNode
}

const HEIGHT = 232
const TOP = 12
const BOTTOM = 28
const LEFT = 44
const RIGHT = 16

/**
 * A chart. An invisible slider covers it: pointing, touching or the arrow keys show the value at that position, and
 * screen readers announce it. A hidden table contains the same numbers.
 */
export function Chart({ label, columns, rows, marks, say, legend, draw }: ChartProps) {
  const { number } = useMoments()
  const captionId = useId()
  const [box, width] = useWidth()
  const [picked, setPicked] = useState(rows.length - 1)
  const chosen = Math.min(picked, rows.length - 1)
  const ticks = ticksTo(Math.max(0, ...rows.flatMap(({ values }) => values)))
  const top = ticks.at(-1) ?? 1
  const inner = { width: Math.max(0, width - LEFT - RIGHT), height: HEIGHT - TOP - BOTTOM }
  const plot: Plot = {
    x: (share) => LEFT + inner.width * share,
    y: (value) => TOP + inner.height * (1 - value / top),
    step: rows.length > 0 ? inner.width / rows.length : 0,
    floor: TOP + inner.height,
  }
  const row = rows[chosen]
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width: wide } = currentTarget.getBoundingClientRect()
    const share = (clientX - left) / Math.max(1, wide)
    setPicked(Math.min(rows.length - 1, Math.max(0, Math.floor(share * rows.length))))
  }
  return (
    <figure className={styles.chart}>
      <div className={styles.head}>
        <p className={styles.said}>{row && say(row)}</p>
        {legend}
      </div>
      <div ref={box} className={styles.box}>
        <svg width={width} height={HEIGHT} className={styles.picture} aria-hidden="true">
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={LEFT}
                x2={LEFT + inner.width}
                y1={plot.y(tick)}
                y2={plot.y(tick)}
                className={tick === 0 ? styles.base : styles.grid}
              />
              <text x={LEFT - 8} y={plot.y(tick)} className={styles.tick}>
                {number(tick)}
              </text>
            </g>
          ))}
          {marks.map(({ at, text }) => (
            <text key={at} x={plot.x(at)} y={HEIGHT - 8} className={styles.mark}>
              {text}
            </text>
          ))}
          {row && (
            <rect
              x={plot.x(chosen / rows.length)}
              y={TOP}
              width={plot.step}
              height={inner.height}
              className={styles.chosen}
            />
          )}
          {draw(plot)}
          {row && (
            <line
              x1={plot.x((chosen + 0.5) / rows.length)}
              x2={plot.x((chosen + 0.5) / rows.length)}
              y1={TOP}
              y2={plot.floor}
              className={styles.cursor}
            />
          )}
        </svg>
        {rows.length > 0 && (
          <div className={styles.over} onPointerMove={point}>
            <input
              type="range"
              className={styles.slider}
              min={0}
              max={rows.length - 1}
              value={chosen}
              aria-label={label}
              aria-valuetext={row && say(row)}
              onChange={({ target }) => setPicked(Number(target.value))}
            />
          </div>
        )}
      </div>
      <table className="visually-hidden" aria-labelledby={captionId}>
        <caption id={captionId}>{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, values }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1]}>{number(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
