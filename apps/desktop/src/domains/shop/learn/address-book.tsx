import type { Address } from '@sands/contract/shop/shop.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button, Modal, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import styles from '../shop.module.css'
import { AddressDialog } from './address-dialog.tsx'

/** An address in one line. */
export const addressText = ({ name, province, city, district, detail }: Address): string =>
  [name, province, city, district, detail].filter(Boolean).join(' ')

/** The addresses of the person: added, changed, deleted, and which is the default one. */
export function AddressBook({ onClose }: { onClose: () => void }) {
  const t = useT()
  const confirm = useConfirm()
  const book = useCall('GET /sands-shopping/api/v1/address/list', undefined, { staleTime: 0 })
  const remove = useAct('POST /sands-shopping/api/v1/address/remove')
  const [opened, setOpened] = useState<Address | 'new'>()
  const askRemove = (address: Address) =>
    confirm({
      title: t('shop.address_remove_ask'),
      text: `${addressText(address)}. ${t('shop.portal_address_remove_text')}`,
      action: t('shop.remove'),
      danger: true,
      run: () => remove.mutateAsync({ body: { id: address.id } }),
      done: t('shop.manage_act_done'),
      refresh: book.refetch,
    })
  const act = (text: string, address: Address, onClick: () => void) => (
    <Button size="small" aria-label={`${text} · ${addressText(address)}`} onClick={onClick}>
      {text}
    </Button>
  )
  return (
    <Modal open title={t('shop.portal_addresses')} footer={null} onCancel={onClose}>
      <div className={styles.form}>
        {book.data ? (
          <ul className={styles.list} aria-label={t('shop.address')}>
            {book.data.length === 0 && <li className={styles.quiet}>{t('shop.portal_addresses_none')}</li>}
            {book.data.map((address) => (
              <li key={address.id} className={styles.stacked}>
                <span>
                  {addressText(address)} {address.isDefault === 1 && <Tag>{t('shop.address_default')}</Tag>}
                </span>
                <span className={styles.quiet}>{address.phone}</span>
                <span className={styles.acts}>
                  {act(t('shop.address_edit'), address, () => setOpened(address))}
                  {act(t('shop.remove'), address, () => askRemove(address))}
                </span>
              </li>
            ))}
          </ul>
        ) : book.error ? (
          <FailureBlock error={book.error} onRetry={() => void book.refetch()} />
        ) : (
          <Skeleton active />
        )}
        <div className={styles.acts}>
          <Button type="primary" onClick={() => setOpened('new')}>
            {t('shop.address_add')}
          </Button>
        </div>
      </div>
      {opened && (
        <AddressDialog
          address={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
          onSaved={async () => {
            await book.refetch()
            setOpened(undefined)
          }}
        />
      )}
    </Modal>
  )
}
