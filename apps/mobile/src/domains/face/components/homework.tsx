import type { FaceDetail } from '@sands/contract/face/face.model'
import { HOMEWORK_LENGTH } from '@sands/rules/face/session'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { FACE_HOMEWORK } from '@sands/web/face/face-calls'
import { useFaceTimes } from '@sands/web/face/use-face-times'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import styles from '../pages/face.module.css'

interface HomeworkProps {
  face: FaceDetail
  onChanged: () => void
}

/** The homework of a session, and the own answer to it. */
export function Homework({ face, onChanged }: HomeworkProps) {
  const t = useT()
  const times = useFaceTimes()
  const { homework, trainConfirmId } = face
  const [answer, setAnswer] = useState<string | null>(null)
  const sending = useAct(FACE_HOMEWORK)
  if (!homework || !trainConfirmId) return null
  const text = answer ?? homework.answer ?? ''

  async function send(seatId: NonNullable<typeof trainConfirmId>) {
    const { error } = await attempt(() => sending.mutateAsync({ body: { trainConfirmId: seatId, answer: text } }))
    if (error) return
    showToast(t('face.homework_sent'), { kind: 'success' })
    setAnswer(null)
    onChanged()
  }

  return (
    <section className={styles.card}>
      <h2 className={styles.section}>{t('face.homework')}</h2>
      <p className={styles.plain}>{homework.text}</p>
      {homework.answeredAt && (
        <p className={styles.meta}>{t('face.homework_at', { time: times.moment(homework.answeredAt) })}</p>
      )}
      {homework.isOpen === 1 ? (
        <>
          <AreaField
            label={t('face.homework_answer')}
            rows={5}
            maxLength={HOMEWORK_LENGTH}
            value={text}
            onChange={setAnswer}
          />
          <Button
            look="soft"
            block
            busy={sending.isPending}
            disabled={text.trim() === '' || answer === null}
            onClick={() => void send(trainConfirmId)}
          >
            {t('face.homework_send')}
          </Button>
        </>
      ) : (
        homework.answer && <p className={styles.plain}>{homework.answer}</p>
      )}
    </section>
  )
}
