import { useId } from 'react'
import styles from './watermark.module.css'
import { tileOf } from './watermark-tile.ts'

const SIZE = 14
const ANGLE = -22
/** Offset of the dark text from the light one. */
const BESIDE = 0.75

/**
 * Repeats the person's name over the content, so that a photograph of any part shows whose screen it was. Fills its
 * positioned parent, also in full screen, and does not block touches.
 */
export function Watermark({ text }: { text: string }) {
  const id = useId()
  const { width, height } = tileOf(text, SIZE)
  // Every second row is shifted by half, so that no straight gap is free of text.
  const words = [
    { x: width / 4, y: height / 2 },
    { x: (width * 3) / 4, y: (height * 3) / 2 },
    { x: -width / 4, y: (height * 3) / 2 },
    { x: (width * 5) / 4, y: height / 2 },
  ]
  return (
    <svg className={styles.watermark} aria-hidden="true">
      <defs>
        <pattern
          id={id}
          width={width}
          height={height * 2}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${ANGLE})`}
        >
          {words.map(({ x, y }) => (
            <g key={`${x},${y}`} textAnchor="middle" dominantBaseline="middle">
              <text className={styles.dark} x={x + BESIDE} y={y + BESIDE}>
                {text}
              </text>
              <text className={styles.light} x={x} y={y}>
                {text}
              </text>
            </g>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
