import { saveText } from '@sands/web/exam/attempt/save-text'
import type { OpenAttempt } from '@sands/web/exam/attempt/use-attempt'
import { useT } from '@sands/web/i18n/i18n'
import { Button } from '../../../kernel/ui/button.tsx'
import styles from '../pages/exam.module.css'

/** Without a network: the answers that are only here, as a file to keep or to pass on. */
export function SealedOffer({ open, count }: { open: OpenAttempt; count: number }) {
  const t = useT()
  const name = `${t('exam.sealed_file')}-${open.paper.examRecordId}.json`
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('exam.sealed_title')}</h2>
      <p className={styles.meta}>{t('exam.sealed_text', { count })}</p>
      <Button look="soft" onClick={() => void saveText(name, open.sealed())}>
        {t('exam.sealed_save')}
      </Button>
    </section>
  )
}
