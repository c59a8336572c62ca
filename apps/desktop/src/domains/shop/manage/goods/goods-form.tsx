import type { GoodsDraft, ManagedGoods } from '@sands/contract/shop/manage.model'
import { GOODS_INTRODUCTION_LENGTH } from '@sands/rules/shop/shop'
import { useAct } from '@sands/web/call/use-call'
import { Alert, Button } from 'antd'
import { type FormEvent, useEffect, useState } from 'react'
import { AudiencePicker } from '../../../../kernel/audience/audience-picker.tsx'
import { useBusy } from '../../../../kernel/picture/use-busy.ts'
import { RichTextField } from '../../../../kernel/rich-text/rich-text-field.tsx'
import { useT } from '../../../../kernel/text.ts'
import { useLeaveGuard } from '../../../../kernel/ui/form/use-leave-guard.ts'
import { useSubmit } from '../../../../kernel/ui/form/use-submit.ts'
import styles from '../../shop.module.css'
import { useFaults } from '../use-faults.ts'
import { draftOf } from './goods-draft.ts'
import { GoodsFields } from './goods-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { PriceHistory } from './price-history.tsx'

interface GoodsFormProps {
  goods: ManagedGoods | undefined
  refresh: () => Promise<unknown>
  onDirty: (isDirty: boolean) => void
  onCancel: () => void
  onDone: () => void
}

export function GoodsForm({ goods, refresh, onDirty, onCancel, onDone }: GoodsFormProps) {
  const t = useT()
  const create = useAct('POST /sands-shopping/api/v1/manage/goods/create')
  const update = useAct('POST /sands-shopping/api/v1/manage/goods/update')
  const { submit, isBusy: isSaving, failure } = useSubmit()
  const { isBusy, onBusy } = useBusy()
  const { hasFault, onFault } = useFaults()
  const [draft, setDraft] = useState(() => draftOf(goods))
  const [isTried, setTried] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const isDirty = isChanged || isBusy
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  useLeaveGuard(isDirty)
  const change = (patch: Partial<GoodsDraft> | ((before: GoodsDraft) => Partial<GoodsDraft>)) => {
    setDraft((before) => ({ ...before, ...(typeof patch === 'function' ? patch(before) : patch) }))
    setChanged(true)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isBusy || hasFault || draft.spuName.trim() === '') return
    const body = { ...draft, spuName: draft.spuName.trim() }
    void submit({
      run: () =>
        goods
          ? update.mutateAsync({ body: { ...body, id: goods.id, version: goods.version }, quiet: true })
          : create.mutateAsync({ body, quiet: true }),
      done: t('shop.manage_act_done'),
      onDone: async () => {
        await refresh()
        onDone()
      },
    })
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <GoodsFields draft={draft} known={goods} isTried={isTried} onChange={change} onBusy={onBusy} />
      <PriceFields draft={draft} onChange={change} onFault={onFault} />
      <RichTextField
        label={t('shop.introduction')}
        most={GOODS_INTRODUCTION_LENGTH}
        noPictures
        value={draft.introduction}
        onChange={(introduction) => change({ introduction })}
      />
      <section aria-label={t('shop.manage_audience')}>
        <h2 className={styles.heading}>{t('shop.manage_audience')}</h2>
        <AudiencePicker value={draft.audience} onChange={(audience) => change({ audience })} />
      </section>
      {goods && <PriceHistory id={goods.id} />}
      {failure && <Alert type="error" showIcon role="alert" title={failure} />}
      <div className={styles.acts}>
        <Button onClick={onCancel}>{t('kernel.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isSaving} disabled={!isDirty || isBusy}>
          {t('shop.save')}
        </Button>
      </div>
    </form>
  )
}
