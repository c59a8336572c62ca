import { numberFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage } from '@sands/web/i18n/i18n'
import { ProgressBar } from '@sands/web/progress/progress-bar.tsx'
import { Button } from 'antd'
import { useT } from '../text.ts'
import styles from './picture-field.module.css'

/** The progress of a picture upload, with a button to cancel it. */
export function SendingView({ share, onCancel }: { share: number; onCancel: () => void }) {
  const t = useT()
  const [language] = useLanguage()
  const percent = numberFormat(localeOf(language), { style: 'percent' }).format(share)
  const words = share < 1 ? t('manage.picture_sending', { percent }) : t('manage.picture_checking')
  return (
    <div className={styles.sending}>
      <span>{words}</span>
      <ProgressBar label={words} done={share * 100} total={share < 1 ? 100 : null} />
      <Button size="small" onClick={onCancel}>
        {t('kernel.cancel')}
      </Button>
    </div>
  )
}
