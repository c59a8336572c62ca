import { Input } from 'antd'
import { PictureField } from '../../../kernel/picture/picture-field.tsx'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import type { PromotionFieldsProps } from '../promotions/promotion.ts'
import type { AdvertForm } from './advert-form.ts'
import { AdvertPhone } from './advert-phone.tsx'
import styles from './adverts.module.css'

const MOST_LETTERS = 60

export function AdvertFields({ draft, tried, onChange, onBusy }: PromotionFieldsProps<AdvertForm>) {
  const { name, fileId, picture } = draft
  const t = useT()
  const nameFault = tried && name.trim() === '' ? t('home.adverts_fault_name') : undefined
  return (
    <div className={styles.fields}>
      <div className={styles.own}>
        <PictureField
          label={t('home.adverts_picture')}
          value={fileId}
          picture={picture ?? undefined}
          purpose="image"
          hint={t('home.adverts_picture_hint')}
          fault={tried && fileId === null ? t('home.adverts_fault_picture') : undefined}
          onBusy={onBusy}
          onChange={(file) => onChange({ fileId: file?.fileId ?? null, picture: file?.picture ?? null })}
        />
        <Field label={t('home.adverts_name')} required hint={t('home.adverts_name_hint')} fault={nameFault}>
          {(field) => (
            <Input
              {...field}
              value={name}
              maxLength={MOST_LETTERS}
              showCount
              autoComplete="off"
              onChange={(event) => onChange({ name: event.target.value })}
            />
          )}
        </Field>
      </div>
      <AdvertPhone adverts={[{ name, picture }]} />
    </div>
  )
}
