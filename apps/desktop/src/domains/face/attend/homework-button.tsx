import type { FaceSeatRow } from '@sands/contract/face/manage.model'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import styles from '../face.module.css'

interface HomeworkButtonProps {
  seat: FaceSeatRow
  /** What people of the session have to do. */
  task: string
}

/** Shows what a person handed in. */
export function HomeworkButton({ seat, task }: HomeworkButtonProps) {
  const t = useT()
  const { minute } = useMoments()
  const [isOpen, setOpen] = useState(false)
  if (seat.homework === null) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('face.homework_read')}
      </Button>
      <Modal
        open={isOpen}
        title={t('face.homework_of', { name: seat.name })}
        footer={null}
        destroyOnHidden
        onCancel={() => setOpen(false)}
      >
        <div className={styles.list}>
          {task !== '' && (
            <section>
              <h3>{t('face.homework_task')}</h3>
              <p className={styles.answer}>{task}</p>
            </section>
          )}
          <section>
            <h3>{t('face.homework_received')}</h3>
            {seat.homeworkAt && (
              <p className={styles.quiet}>
                <time dateTime={seat.homeworkAt}>{minute(seat.homeworkAt)}</time>
              </p>
            )}
            <p className={styles.answer}>{seat.homework}</p>
          </section>
        </div>
      </Modal>
    </>
  )
}
