import type { Address } from '@sands/contract/shop/shop.model'
import styles from './order.module.css'

type Lines = Pick<Address, 'name' | 'phone' | 'province' | 'city' | 'district' | 'detail'>

/** Who receives goods, and below where. */
export function AddressLines({ address }: { address: Lines }) {
  const { name, phone, province, city, district, detail } = address
  return (
    <span className={styles.words}>
      <span className={styles.name}>{`${name} ${phone}`}</span>
      <span className={styles.note}>{[province, city, district, detail].filter(Boolean).join(' ')}</span>
    </span>
  )
}
