import type { PageButton } from '@sands/contract/home/decoration.model'
import { DECORATION_LIMITS } from '@sands/rules/decoration'
import { Input, Switch } from 'antd'
import { useId, useState } from 'react'
import { JumpFields } from '../../../../kernel/jump/jump-fields.tsx'
import { PictureField } from '../../../../kernel/picture/picture-field.tsx'
import { useT } from '../../../../kernel/text.ts'
import { Field } from '../../../../kernel/ui/form/field.tsx'
import { BUTTON } from '../../publish/page-difference.ts'
import { useEditor } from '../editor-context.ts'
import { faultsOfPart } from '../faults.ts'
import { patchButton, setButton } from '../page-edit.ts'
import styles from '../settings.module.css'
import { newButton } from './new-parts.ts'

/** The floating button over the page: on or off, and its settings. */
export function ButtonSettings() {
  const t = useT()
  const id = useId()
  const { page, edit } = useEditor()
  const button = page.floatingButton
  // Switched off and on again, the button has its previous settings.
  const [last, setLast] = useState<PageButton>()
  const turn = (on: boolean) => {
    if (button) setLast(button)
    edit(setButton(on ? (last ?? newButton()) : null))
  }
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>{t('home.part_button')}</h2>
          <p className={styles.meta}>{t('home.edit_button_text')}</p>
        </div>
      </header>
      <div className={styles.body}>
        <div className={styles.line}>
          <label className={styles.legend} htmlFor={id}>
            {t('home.edit_button_on')}
          </label>
          <Switch id={id} checked={button !== null} onChange={turn} />
        </div>
        {button && <ButtonFields button={button} />}
      </div>
    </>
  )
}

function ButtonFields({ button }: { button: PageButton }) {
  const t = useT()
  const { faults, edit, pictureOf, keepPicture, onBusy } = useEditor()
  const found = faultsOfPart(faults, BUTTON).map(({ kind }) => kind)
  const words = (kind: (typeof found)[number]) => (found.includes(kind) ? t(`home.fault_${kind}`) : undefined)
  return (
    <>
      <PictureField
        label={t('home.edit_icon')}
        value={button.fileId}
        picture={pictureOf(button.fileId)}
        purpose="image"
        hint={t('home.edit_picture_hint_button')}
        fault={words('no_picture')}
        onBusy={onBusy}
        onChange={(chosen) => {
          if (chosen) keepPicture(chosen)
          edit(patchButton({ fileId: chosen?.fileId ?? null }))
        }}
      />
      <Field label={t('home.edit_name')} required hint={t('home.edit_name_hint')} fault={words('no_name')}>
        {(field) => (
          <Input
            {...field}
            value={button.name}
            maxLength={DECORATION_LIMITS.name}
            showCount
            onChange={({ target }) => edit(patchButton({ name: target.value }), 'button name')}
          />
        )}
      </Field>
      <JumpFields
        value={button.jump}
        fault={words('bad_jump')}
        onChange={(jump) => edit(patchButton({ jump }), 'button jump')}
      />
    </>
  )
}
