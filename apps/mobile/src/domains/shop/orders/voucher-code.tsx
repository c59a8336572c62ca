import { useT } from '@sands/web/i18n/i18n'
import { QrPicture } from '../../../kernel/ui/qr-picture.tsx'
import styles from './order.module.css'

/** The code of a voucher, to be scanned or read out at the merchant. */
export function VoucherCode({ code }: { code: string }) {
  const t = useT()
  return (
    <span className={styles.voucher}>
      <QrPicture text={code} label={t('shop.voucher_qr')} />
      <span className={styles.code}>{code}</span>
    </span>
  )
}
