import type { NoticeDraft } from '@sands/contract/home/front.model'
import { Input } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import type { PromotionFieldsProps } from '../promotions/promotion.ts'
import { NoticeLine } from './notice-line.tsx'
import styles from './notices.module.css'

const MOST_LETTERS = 100

export function NoticeFields({ draft: { text }, tried, onChange }: PromotionFieldsProps<NoticeDraft>) {
  const t = useT()
  const fault = tried && text.trim() === '' ? t('home.notices_fault_text') : undefined
  return (
    <>
      <figure className={styles.sample}>
        <figcaption className={styles.caption}>{t('home.front_preview')}</figcaption>
        <NoticeLine text={text.trim() || t('home.notices_text')} isBlank={text.trim() === ''} />
      </figure>
      <Field label={t('home.notices_text')} required fault={fault}>
        {(field) => (
          <Input.TextArea
            {...field}
            className={styles.text ?? ''}
            rows={3}
            maxLength={MOST_LETTERS}
            showCount
            value={text}
            // A notice is one line on the phone, so line breaks are replaced.
            onChange={(event) => onChange({ text: event.target.value.replace(/\s*\n\s*/g, ' ') })}
          />
        )}
      </Field>
    </>
  )
}
