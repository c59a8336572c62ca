import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from './results.module.css'

interface PageButtonsProps {
  current: number
  size: number
  total: number
  onChange: (current: number) => void
}

/** To the page before and after, where there is more than one. */
export function PageButtons({ current, size, total, onChange }: PageButtonsProps) {
  const t = useT()
  if (total <= size) return null
  return (
    <div className={styles.filters}>
      <Button disabled={current === 1} onClick={() => onChange(current - 1)}>
        {t('survey.manage_earlier')}
      </Button>
      <Button disabled={current * size >= total} onClick={() => onChange(current + 1)}>
        {t('survey.manage_later')}
      </Button>
    </div>
  )
}
