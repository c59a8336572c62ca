import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import type { GoodsDraft, ManagedGoods } from '@sands/contract/shop/manage.model'
import { GOODS_TYPE, GOODS_TYPES, type GoodsType } from '@sands/rules/shop/price'
import { GOODS_NAME_LENGTH, QUOTA_MOST } from '@sands/rules/shop/shop'
import { useCall } from '@sands/web/call/use-call'
import { InputNumber } from 'antd'
import { useState } from 'react'
import { useContentKind } from '../../../../kernel/content/use-content-kind.ts'
import { JumpContentField } from '../../../../kernel/jump/jump-content-field.tsx'
import { PictureField } from '../../../../kernel/picture/picture-field.tsx'
import type { ChosenPicture } from '../../../../kernel/picture/use-picture-upload.ts'
import { useT } from '../../../../kernel/text.ts'
import { Choice } from '../../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../../kernel/ui/form/field.tsx'
import { NameField } from '../../../../kernel/ui/form/name-field.tsx'
import styles from '../../shop.module.css'
import { PicturesField } from './pictures-field.tsx'

interface GoodsFieldsProps {
  draft: GoodsDraft
  known: ManagedGoods | undefined
  isTried: boolean
  onChange: (patch: Partial<GoodsDraft> | ((before: GoodsDraft) => Partial<GoodsDraft>)) => void
  onBusy: (isBusy: boolean) => void
}

const TYPES = GOODS_TYPES.map((type) => String(type) as `${GoodsType}`)

/** What is sold, and by whom. The type stays as it was when the goods were created. */
export function GoodsFields({ draft, known, isTried, onChange, onBusy }: GoodsFieldsProps) {
  const t = useT()
  const course = useContentKind('course')
  const categories = useCall('GET /sands-shopping/api/v1/manage/goods-category/list')
  const merchants = useCall('GET /sands-shopping/api/v1/manage/merchant/list')
  const isCourse = draft.spuType === GOODS_TYPE.course
  return (
    <>
      <NameField
        label={t('shop.manage_name')}
        value={draft.spuName}
        fault={isTried && draft.spuName.trim() === '' ? t('manage.name_missing') : undefined}
        mostLetters={GOODS_NAME_LENGTH}
        onChange={(spuName) => onChange({ spuName })}
      />
      <div className={styles.pair}>
        <Field label={t('shop.manage_type')} required>
          {(field) => (
            <Choice
              field={field}
              clearable={false}
              disabled={known !== undefined}
              placeholder={t('shop.manage_type')}
              value={`${draft.spuType}`}
              options={TYPES.map((value) => ({ value, label: t(`shop.type_${value}`) }))}
              onChange={(next) => next && onChange({ spuType: Number(next) as GoodsType })}
            />
          )}
        </Field>
        <Field label={t('shop.category')}>
          {(field) => (
            <Choice
              field={field}
              placeholder={t('shop.category')}
              value={draft.categoryId ?? ''}
              options={(categories.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(next) => onChange({ categoryId: next ? asId<Id<'goodsCategory'>>(next) : null })}
            />
          )}
        </Field>
      </div>
      {isCourse && course && (
        <JumpContentField
          content={course}
          value={draft.courseId}
          onChange={(id) => onChange({ courseId: asId<Id<'course'>>(id) })}
        />
      )}
      {!isCourse && (
        <Field label={t('shop.merchant')}>
          {(field) => (
            <Choice
              field={field}
              placeholder={t('shop.merchant')}
              value={draft.merchantId ?? ''}
              options={(merchants.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(next) => onChange({ merchantId: next ? asId<Id<'merchant'>>(next) : null })}
            />
          )}
        </Field>
      )}
      <Pictures draft={draft} known={known} onChange={onChange} onBusy={onBusy} />
      <Field label={t('shop.manage_quota')} hint={t('shop.manage_quota_hint')}>
        {(field) => (
          <InputNumber
            {...field}
            min={1}
            max={QUOTA_MOST}
            precision={0}
            value={draft.quota}
            onChange={(quota) => onChange({ quota })}
          />
        )}
      </Field>
    </>
  )
}

const pictureAt = (url: string) => ({ url, width: 400, height: 225, placeholder: '', sizes: [] })

/** The cover in lists, and the pictures of the page. */
function Pictures({ draft, known, onChange, onBusy }: Omit<GoodsFieldsProps, 'isTried'>) {
  const t = useT()
  const [chosen, setChosen] = useState<ChosenPicture>()
  const { coverFileId } = draft
  const stored = known?.coverImgUrl && known.coverFileId === coverFileId ? pictureAt(known.coverImgUrl) : undefined
  return (
    <>
      <PictureField
        label={t('shop.manage_cover')}
        purpose="image"
        value={coverFileId}
        picture={chosen && chosen.fileId === coverFileId ? chosen.picture : stored}
        onBusy={onBusy}
        onChange={(next) => {
          if (next) setChosen(next)
          onChange({ coverFileId: next?.fileId ?? null })
        }}
      />
      <PicturesField
        draft={draft}
        known={known}
        onChange={onChange}
        onBusy={onBusy}
        onCover={({ fileId, url }) => {
          setChosen({ fileId, picture: pictureAt(url) })
          onChange({ coverFileId: fileId })
        }}
      />
    </>
  )
}
