import type { FaceSeatRow } from '@sands/contract/face/manage.model'
import { FACE_REASON_LENGTH } from '@sands/rules/face/session'
import { useAct } from '@sands/web/call/use-call'
import { Button, Input, InputNumber, Modal } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from '../face.module.css'

const MOST = 100
const ROWS = 3

interface ScoreButtonProps {
  seat: FaceSeatRow
  run: (work: () => Promise<unknown>, done?: string) => Promise<boolean>
}

/** The score of a person; opens the homework beside it. */
export function ScoreButton({ seat, run }: ScoreButtonProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {seat.score === null ? t('face.score_set') : t('face.score_of', { score: seat.score })}
      </Button>
      {isOpen && <ScoreDialog seat={seat} run={run} onClose={() => setOpen(false)} />}
    </>
  )
}

function ScoreDialog({ seat, run, onClose }: ScoreButtonProps & { onClose: () => void }) {
  const t = useT()
  const [score, setScore] = useState(seat.score)
  const [remark, setRemark] = useState(seat.remark ?? '')
  const put = useAct('POST /sands-lms/api/v1/manage/face/seat/score')
  const { trainConfirmId } = seat
  return (
    <Modal
      open
      title={t('face.score_title', { name: seat.name })}
      okText={t('face.save')}
      cancelText={t('kernel.cancel')}
      confirmLoading={put.isPending}
      onCancel={onClose}
      onOk={() =>
        void run(() => put.mutateAsync({ body: { trainConfirmId, score, remark } }), t('face.scored')).then(
          (isDone) => isDone && onClose(),
        )
      }
    >
      <div className={styles.list}>
        {seat.homework && (
          <section>
            <h3>{t('face.homework')}</h3>
            <p className={styles.answer}>{seat.homework}</p>
          </section>
        )}
        <Field label={t('face.score')}>
          {(field) => <InputNumber {...field} min={0} max={MOST} precision={0} value={score} onChange={setScore} />}
        </Field>
        <Field label={t('face.score_remark')}>
          {(field) => (
            <Input.TextArea
              {...field}
              rows={ROWS}
              maxLength={FACE_REASON_LENGTH}
              value={remark}
              onChange={({ target }) => setRemark(target.value)}
            />
          )}
        </Field>
      </div>
    </Modal>
  )
}
