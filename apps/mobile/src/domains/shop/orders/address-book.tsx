import type { Id } from '@sands/contract/kernel/schema'
import type { Address } from '@sands/contract/shop/shop.model'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { Check, Pencil, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ListGroup, ListRow } from '../../../kernel/ui/list/list.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import { AddressLines } from './address-lines.tsx'
import { AddressSheet } from './address-sheet.tsx'
import styles from './order.module.css'

interface AddressBookProps {
  chosen: Id<'address'> | undefined
  onChoose: (id: Id<'address'> | undefined) => void
}

/** The addresses of the person, one of which is chosen. The default address is chosen first. */
export function AddressBook({ chosen, onChoose }: AddressBookProps) {
  const t = useT()
  const [opened, setOpened] = useState<Address | 'new'>()
  const asked = useCall('GET /sands-shopping/api/v1/address/list')
  const first = asked.data?.[0]?.id
  // While the list is loading, or could not be loaded, it says nothing about an address that was just saved.
  const isThere = asked.isFetching || asked.isError ? undefined : asked.data?.some(({ id }) => id === chosen)
  // Nobody orders to an address that was deleted.
  useEffect(() => {
    if (isThere === false && chosen !== first) onChoose(first)
  }, [isThere, chosen, first, onChoose])
  if (!asked.data) {
    if (asked.isError) return <ErrorState compact error={asked.error} onRetry={() => void asked.refetch()} />
    return <RowsSkeleton rows={2} />
  }
  const current = asked.data.find(({ id }) => id === chosen)
  return (
    <>
      <ListGroup title={t('shop.address')}>
        {asked.data.map((address) => (
          <li key={address.id}>
            <button
              type="button"
              className={styles.address}
              aria-pressed={address.id === chosen}
              onClick={() => onChoose(address.id)}
            >
              <span className={styles.mark}>{address.id === chosen && <Check size={20} aria-hidden />}</span>
              <AddressLines address={address} />
            </button>
          </li>
        ))}
        {current && <ListRow label={t('shop.address_edit')} icon={Pencil} onClick={() => setOpened(current)} />}
        <ListRow label={t('shop.address_add')} icon={Plus} onClick={() => setOpened('new')} />
      </ListGroup>
      {opened && (
        <AddressSheet
          address={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
          onSaved={(id) => {
            setOpened(undefined)
            onChoose(id)
            void asked.refetch()
          }}
          onRemoved={() => {
            setOpened(undefined)
            onChoose(undefined)
            void asked.refetch()
          }}
        />
      )}
    </>
  )
}
