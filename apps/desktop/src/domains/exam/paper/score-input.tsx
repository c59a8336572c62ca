import { Input } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import styles from '../bank/bank.module.css'

interface ScoreInputProps {
  label: string
  /** In hundredths of a point. */
  value: number
  onChange: (value: number) => void
}

export const MOST_POINTS = 1000

/** Points of one question, in a narrow field. The typed text stays until the field loses focus. */
export function ScoreInput({ label, value, onChange }: ScoreInputProps) {
  const t = useT()
  const [typed, setTyped] = useState<string>()
  return (
    <Input
      className={styles.score ?? ''}
      type="number"
      aria-label={label}
      min={0}
      max={MOST_POINTS}
      step={0.5}
      suffix={t('exam.points_unit')}
      value={typed ?? value / 100}
      onChange={({ target }) => {
        setTyped(target.value)
        const points = Math.min(MOST_POINTS, Math.max(0, Number(target.value) || 0))
        onChange(Math.round(points * 100))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
