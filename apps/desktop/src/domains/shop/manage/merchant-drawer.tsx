import type { ManagedMerchant, MerchantDraft } from '@sands/contract/shop/manage.model'
import { MERCHANT_NAME_LENGTH, MERCHANT_TEXT_LENGTH } from '@sands/rules/shop/shop'
import { useAct } from '@sands/web/call/use-call'
import { Alert, Button, Drawer, Input } from 'antd'
import { type FormEvent, useState } from 'react'
import { PictureField } from '../../../kernel/picture/picture-field.tsx'
import { useBusy } from '../../../kernel/picture/use-busy.ts'
import type { ChosenPicture } from '../../../kernel/picture/use-picture-upload.ts'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { NameField } from '../../../kernel/ui/form/name-field.tsx'
import { useSubmit } from '../../../kernel/ui/form/use-submit.ts'
import { useAskLeave } from '../../../kernel/use-ask-leave.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from '../shop.module.css'
import { areasFromText, areasText, wrongArea } from './areas-text.ts'
import { MerchantPeople } from './merchant-people.tsx'

export const NEW_MERCHANT = 'new'

const EMPTY: MerchantDraft = {
  ...{ name: '', introduction: '', phone: '', serviceHours: '', logoFileId: null, areas: [], people: [] },
}

interface MerchantDrawerProps {
  merchant: ManagedMerchant | undefined
  refresh: () => Promise<unknown>
  onClose: () => void
}

const storedLogo = (merchant: ManagedMerchant | undefined, { logoFileId }: MerchantDraft) =>
  merchant?.logoUrl && merchant.logoFileId === logoFileId
    ? { url: merchant.logoUrl, width: 200, height: 200, placeholder: '', sizes: [] }
    : undefined

/** Adds or changes a merchant. */
export function MerchantDrawer({ merchant, refresh, onClose }: MerchantDrawerProps) {
  const t = useT()
  const create = useAct('POST /sands-shopping/api/v1/manage/merchant/create')
  const update = useAct('POST /sands-shopping/api/v1/manage/merchant/update')
  const { submit, isBusy, failure } = useSubmit()
  const mayFind = may(useViewer(), 'org.audiences.view')
  const [draft, setDraft] = useState<MerchantDraft>(merchant ?? EMPTY)
  const [areas, setAreas] = useState(() => areasText(draft.areas))
  const [isTried, setTried] = useState(false)
  const { isBusy: isSending, onBusy } = useBusy()
  const [logo, setLogo] = useState<ChosenPicture>()
  const wrong = wrongArea(areasFromText(areas))
  const { setDirty, leave, askLeave } = useAskLeave({
    title: t('manage.leave_ask'),
    text: t('manage.leave_text'),
    action: t('manage.leave'),
    onClose,
  })
  const change = (patch: Partial<MerchantDraft>) => {
    setDraft((before) => ({ ...before, ...patch }))
    setDirty(true)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (draft.name.trim() === '' || wrong || isSending) return
    const { name, introduction, phone, serviceHours, logoFileId, people } = draft
    const body = {
      ...{ name: name.trim(), introduction, phone, serviceHours, logoFileId, people: [...people] },
      areas: areasFromText(areas),
    }
    void submit({
      run: () =>
        merchant
          ? update.mutateAsync({ body: { ...body, id: merchant.id, version: merchant.version }, quiet: true })
          : create.mutateAsync({ body, quiet: true }),
      done: t('shop.manage_act_done'),
      onDone: async () => {
        await refresh()
        leave()
      },
    })
  }
  const line = (name: 'phone' | 'serviceHours', label: string, most: number) => (
    <Field label={label}>
      {(field) => (
        <Input
          {...field}
          maxLength={most}
          value={draft[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <Drawer open onClose={askLeave} size={560} title={merchant?.name ?? t('shop.manage_merchant_add')}>
      <form className={styles.form} noValidate onSubmit={send}>
        <NameField
          label={t('shop.manage_name')}
          value={draft.name}
          fault={isTried && draft.name.trim() === '' ? t('manage.name_missing') : undefined}
          mostLetters={MERCHANT_NAME_LENGTH}
          onChange={(name) => change({ name })}
        />
        <PictureField
          label={t('shop.manage_logo')}
          hint={t('shop.manage_logo_hint')}
          purpose="image"
          value={draft.logoFileId}
          picture={logo && logo.fileId === draft.logoFileId ? logo.picture : storedLogo(merchant, draft)}
          onBusy={onBusy}
          onChange={(next) => {
            if (next) setLogo(next)
            change({ logoFileId: next?.fileId ?? null })
          }}
        />
        <Field label={t('shop.manage_merchant_text')}>
          {(field) => (
            <Input.TextArea
              {...field}
              rows={3}
              maxLength={MERCHANT_TEXT_LENGTH}
              value={draft.introduction}
              onChange={({ target }) => change({ introduction: target.value })}
            />
          )}
        </Field>
        <div className={styles.pair}>
          {line('phone', t('shop.merchant_phone'), 20)}
          {line('serviceHours', t('shop.merchant_hours'), 60)}
        </div>
        <Field
          label={t('shop.areas')}
          hint={t('shop.manage_areas_hint')}
          fault={isTried && wrong ? t('shop.manage_area_wrong', { area: wrong }) : undefined}
        >
          {(field) => (
            <Input.TextArea
              {...field}
              rows={3}
              maxLength={20_000}
              value={areas}
              onChange={({ target }) => {
                setAreas(target.value)
                setDirty(true)
              }}
            />
          )}
        </Field>
        {mayFind && (
          <MerchantPeople
            known={merchant?.members ?? []}
            value={draft.people}
            onChange={(people) => change({ people })}
          />
        )}
        {failure && <Alert type="error" showIcon role="alert" title={failure} />}
        <div className={styles.acts}>
          <Button onClick={askLeave}>{t('kernel.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={isBusy} disabled={isSending}>
            {t('shop.save')}
          </Button>
        </div>
      </form>
    </Drawer>
  )
}
