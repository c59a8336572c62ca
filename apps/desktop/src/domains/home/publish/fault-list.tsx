import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import type { FaultPlace } from './fault-places.ts'
import styles from './publish.module.css'
import { usePartName } from './use-part-name.ts'

interface FaultListProps {
  faults: readonly FaultPlace[]
  onOpen: (block: string) => void
}

/** The faults that prevent publishing; each line links to its module. */
export function FaultList({ faults, onOpen }: FaultListProps) {
  const t = useT()
  const partName = usePartName()
  const within = ({ item, category }: FaultPlace): string | null => {
    if (item) return item.name ? t('home.fault_item_named', { ...item }) : t('home.fault_item', { place: item.place })
    return category === null ? null : t('home.fault_category', { place: category })
  }
  if (faults.length === 0) return <p className={styles.note}>{t('home.fault_empty_page')}</p>
  return (
    <ul className={styles.faults}>
      {faults.map((fault) => {
        const place = [
          partName(fault),
          fault.place === null ? null : t('home.part_place', { place: fault.place }),
          within(fault),
        ].filter((words) => words !== null)
        return (
          <li key={[fault.kind, fault.block, fault.category, fault.item?.place].join(' ')}>
            <Button type="text" block className={styles.fault ?? ''} onClick={() => onOpen(fault.block)}>
              <span className={styles.faultPlace}>{place.join(' · ')}</span>
              <span className={styles.faultWords}>{t(`home.fault_${fault.kind}`)}</span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
