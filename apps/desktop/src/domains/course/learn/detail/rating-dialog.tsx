import { StarChoice } from '@sands/web/social/stars.tsx'
import type { useRating } from '@sands/web/social/use-rating'
import { Modal } from 'antd'
import { useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import styles from './course-opinions.module.css'

interface RatingDialogProps {
  open: boolean
  rating: Pick<ReturnType<typeof useRating>, 'give' | 'isGiving'>
  onClose: () => void
}

/** Stars to choose from. A rating is given once and cannot be changed. */
export function RatingDialog({ open, rating, onClose }: RatingDialogProps) {
  const t = useT()
  const [chosen, setChosen] = useState(0)
  return (
    <Modal
      open={open}
      title={t('course.finished_rate')}
      width={400}
      destroyOnHidden
      okText={t('social.rating_give')}
      cancelText={t('kernel.cancel')}
      okButtonProps={{ disabled: chosen === 0, loading: rating.isGiving }}
      onOk={() => rating.give(chosen)}
      onCancel={onClose}
    >
      <div className={styles.choice}>
        <StarChoice label={t('social.rating_yours')} value={chosen} onChoose={setChosen} />
        <p>{t('social.rating_hint')}</p>
      </div>
    </Modal>
  )
}
