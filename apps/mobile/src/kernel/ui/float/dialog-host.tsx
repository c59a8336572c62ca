import { useT } from '@sands/web/i18n/i18n'
import { useStore } from '@sands/web/store/store'
import { useCallback, useId, useRef } from 'react'
import { Button } from '../button.tsx'
import { type OpenQuestion, openQuestion } from './ask.ts'
import styles from './dialog-host.module.css'
import { useModal } from './sheet.tsx'

/** Shows the question of `ask`. Mounted once. */
export function DialogHost() {
  const t = useT()
  const titleId = useId()
  const current = useStore(openQuestion)
  const last = useRef<OpenQuestion | null>(null)
  if (current) last.current = current
  // The text stays while the dialog fades out.
  const shown = current ?? last.current
  const dismiss = useCallback(() => openQuestion.get()?.answer(false), [])
  const dialog = useModal(current !== null, dismiss)
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      {shown && (
        <>
          <h2 id={titleId} className={styles.title}>
            {shown.title}
          </h2>
          {shown.text && <p className={styles.text}>{shown.text}</p>}
          <div className={styles.actions}>
            {!shown.isNotice && (
              <Button look="plain" block onClick={() => current?.answer(false)}>
                {t('kernel.cancel')}
              </Button>
            )}
            <Button look={shown.danger ? 'danger' : 'primary'} block onClick={() => current?.answer(true)}>
              {shown.confirm}
            </Button>
          </div>
        </>
      )}
    </dialog>
  )
}
