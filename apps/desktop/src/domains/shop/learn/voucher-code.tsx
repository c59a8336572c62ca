import { QRCode } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from '../shop.module.css'

const CODE_SIZE = 180

/** The code of a voucher, to be scanned or read out at the merchant. */
export function VoucherCode({ code }: { code: string }) {
  const t = useT()
  return (
    <div className={styles.stacked}>
      <div role="img" aria-label={t('shop.voucher_qr')}>
        <QRCode value={code} type="svg" size={CODE_SIZE} bordered={false} />
      </div>
      <span className={styles.number}>{code}</span>
    </div>
  )
}
