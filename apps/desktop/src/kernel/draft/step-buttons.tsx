import { RollbackOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useT } from '../text.ts'
import styles from './draft.module.css'

interface StepButtonsProps {
  /** Undefined when there is no step in this direction. */
  onBack: (() => void) | undefined
  onForth: (() => void) | undefined
}

/** Undo and redo buttons, for people who do not use the keyboard shortcuts. */
export function StepButtons({ onBack, onForth }: StepButtonsProps) {
  const t = useT()
  return (
    <>
      <Button
        icon={<RollbackOutlined aria-hidden />}
        aria-label={t('manage.draft_undo')}
        title={t('manage.draft_undo_keys')}
        disabled={!onBack}
        onClick={onBack}
      />
      <Button
        icon={<RollbackOutlined className={styles.forth} aria-hidden />}
        aria-label={t('manage.draft_redo')}
        title={t('manage.draft_redo_keys')}
        disabled={!onForth}
        onClick={onForth}
      />
    </>
  )
}
