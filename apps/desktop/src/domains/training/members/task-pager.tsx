import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import styles from '../manage/training.module.css'
import { TASKS_AT_ONCE } from './task-pages.ts'

interface TaskPagerProps {
  /** From 1. */
  page: number
  /** Of all tasks. */
  total: number
  onTurn: (page: number) => void
}

/** Turns to the earlier and later tasks of the matrix. */
export function TaskPager({ page, total, onTurn }: TaskPagerProps) {
  const t = useT()
  const { number } = useMoments()
  if (total <= TASKS_AT_ONCE) return null
  const before = (page - 1) * TASKS_AT_ONCE
  const last = Math.min(before + TASKS_AT_ONCE, total)
  return (
    <nav className={styles.turn} aria-label={t('training.tab_tasks')}>
      <Button
        size="small"
        icon={<LeftOutlined aria-hidden />}
        aria-label={t('training.tasks_earlier')}
        aria-disabled={before === 0}
        onClick={() => before > 0 && onTurn(page - 1)}
      />
      <span role="status">
        {t('training.tasks_shown', { from: number(before + 1), to: number(last), total: number(total) })}
      </span>
      <Button
        size="small"
        icon={<RightOutlined aria-hidden />}
        aria-label={t('training.tasks_later')}
        aria-disabled={last === total}
        onClick={() => last < total && onTurn(page + 1)}
      />
    </nav>
  )
}
