import type { PageBlock } from '@sands/contract/home/decoration.model'
import { useT } from '../../../../kernel/text.ts'
import { Choice } from '../../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../../kernel/ui/form/field.tsx'
import { LinkButton } from '../../../../kernel/ui/link-button.tsx'
import { may, useViewer } from '../../../../kernel/viewer.ts'
import { useEditor } from '../editor-context.ts'
import { AmountField } from '../feed/amount-field.tsx'
import { setShowRule } from '../page-edit.ts'
import styles from '../settings.module.css'

/** Notices are written on another page; these settings only choose their order and number. */
export function NoticeSettings({ block }: { block: PageBlock }) {
  const t = useT()
  const { edit } = useEditor()
  const mayWrite = may(useViewer(), 'home.notices.edit')
  return (
    <>
      <div className={styles.note}>
        <p>{t('home.edit_notice_text')}</p>
        {mayWrite && <LinkButton to="/manage/home/notices">{t('home.edit_notice_open')}</LinkButton>}
      </div>
      <Field label={t('home.edit_order')}>
        {(field) => (
          <Choice<'0' | '1'>
            field={field}
            clearable={false}
            placeholder={t('home.edit_order')}
            value={block.categories[0]?.showRule === 1 ? '1' : '0'}
            options={[
              { value: '0', label: t('home.edit_order_arranged') },
              { value: '1', label: t('home.edit_order_latest') },
            ]}
            onChange={(rule) => edit(setShowRule(block.key, rule === '1' ? 1 : 0))}
          />
        )}
      </Field>
      <AmountField block={block} />
    </>
  )
}
