import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { Check, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ListGroup, ListRow } from '../../../kernel/ui/list/list.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import { AddressSheet } from './address-sheet.tsx'

interface AddressBookProps {
  chosen: Id<'address'> | undefined
  onChoose: (id: Id<'address'>) => void
}

/** The addresses of the person, one of which is chosen. The default address is chosen first. */
export function AddressBook({ chosen, onChoose }: AddressBookProps) {
  const t = useT()
  const [adds, setAdds] = useState(false)
  const asked = useCall('GET /sands-shopping/api/v1/address/list')
  const first = asked.data?.[0]?.id
  useEffect(() => {
    if (!chosen && first) onChoose(first)
  }, [chosen, first, onChoose])
  if (!asked.data) {
    if (asked.isError) return <ErrorState compact error={asked.error} onRetry={() => void asked.refetch()} />
    return <RowsSkeleton rows={2} />
  }
  return (
    <>
      <ListGroup title={t('shop.address')}>
        {asked.data.map(({ id, name, phone, province, city, district, detail }) => (
          <ListRow
            key={id}
            label={`${name} ${phone}`}
            detail={[province, city, district, detail].filter(Boolean).join(' ')}
            icon={id === chosen ? Check : undefined}
            onClick={() => onChoose(id)}
          />
        ))}
        <ListRow label={t('shop.address_add')} icon={Plus} onClick={() => setAdds(true)} />
      </ListGroup>
      {adds && (
        <AddressSheet
          onClose={() => setAdds(false)}
          onSaved={(id) => {
            setAdds(false)
            onChoose(id)
            void asked.refetch()
          }}
        />
      )}
    </>
  )
}
