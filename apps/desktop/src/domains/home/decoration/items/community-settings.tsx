import type { PageBlock } from '@sands/contract/home/decoration.model'
import { useT } from '../../../../kernel/text.ts'
import { Choice } from '../../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../../kernel/ui/form/field.tsx'
import { useEditor } from '../editor-context.ts'
import { setShowRule } from '../page-edit.ts'
import styles from '../settings.module.css'

/** The feed of the community goes on as long as a person scrolls; only its order is chosen. */
export function CommunitySettings({ block }: { block: PageBlock }) {
  const t = useT()
  const { edit } = useEditor()
  return (
    <>
      <div className={styles.note}>
        <p>{t('home.edit_community_text')}</p>
      </div>
      <Field label={t('home.edit_order')}>
        {(field) => (
          <Choice<'0' | '1'>
            field={field}
            clearable={false}
            placeholder={t('home.edit_order')}
            value={block.categories[0]?.showRule === 1 ? '1' : '0'}
            options={[
              { value: '0', label: t('home.edit_order_latest') },
              { value: '1', label: t('home.edit_order_hot') },
            ]}
            onChange={(rule) => edit(setShowRule(block.key, rule === '1' ? 1 : 0))}
          />
        )}
      </Field>
    </>
  )
}
