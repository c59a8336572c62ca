import { trainingLinks } from '@sands/contract/training/training.links'
import { useT } from '@sands/web/i18n/i18n'
import { CircleCheck } from 'lucide-react'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { useTrainingId } from '../use-training-id.ts'
import styles from './training.module.css'

/** Shown after a sign-in that the server has confirmed. */
export function SignSuccessPage() {
  const t = useT()
  const id = useTrainingId()
  return (
    <Page
      title={t('training.type_signIn')}
      bottom={
        <ButtonLink block to={id === '' ? trainingLinks.mine() : trainingLinks.detail(id)}>
          {t('training.sign_back')}
        </ButtonLink>
      }
    >
      <section className={styles.card} role="status">
        <CircleCheck size={48} aria-hidden />
        <h2 className={styles.name}>{t('training.sign_done')}</h2>
      </section>
    </Page>
  )
}
