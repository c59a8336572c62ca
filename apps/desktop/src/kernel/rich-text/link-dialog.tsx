import type { Editor } from '@tiptap/react'
import { Button, Input, Modal } from 'antd'
import { type FormEvent, useState } from 'react'
import { useT } from '../text.ts'
import { Field } from '../ui/form/field.tsx'
import styles from './rich-text.module.css'
import { textLink } from './text-link.ts'

interface LinkDialogProps {
  editor: Editor
  open: boolean
  onClose: () => void
}

/** Sets the link of the selected words. */
export function LinkDialog({ editor, open, onClose }: LinkDialogProps) {
  const t = useT()
  return (
    <Modal open={open} title={t('manage.text_link')} footer={null} onCancel={onClose} destroyOnHidden>
      <LinkForm editor={editor} onClose={onClose} />
    </Modal>
  )
}

function LinkForm({ editor, onClose }: Omit<LinkDialogProps, 'open'>) {
  const t = useT()
  const [before] = useState<string>(() => editor.getAttributes('link').href ?? '')
  const [typed, setTyped] = useState(before)
  const [isBad, setBad] = useState(false)
  const chain = () => editor.chain().focus().extendMarkRange('link')
  const set = (event: FormEvent) => {
    event.preventDefault()
    const href = textLink(typed, location.origin)
    if (!href) return setBad(true)
    const isNothingMarked = editor.state.selection.empty && !editor.isActive('link')
    if (isNothingMarked) {
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    } else chain().setLink({ href }).run()
    onClose()
  }
  return (
    <form className={styles.dialog} noValidate onSubmit={set}>
      <Field
        label={t('manage.text_link_address')}
        required
        hint={t('manage.text_link_hint')}
        fault={isBad ? t('manage.text_link_bad') : undefined}
      >
        {(field) => (
          <Input
            {...field}
            autoFocus
            inputMode="url"
            maxLength={1000}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setBad(false)
            }}
          />
        )}
      </Field>
      <div className={styles.dialogActs}>
        {before && (
          <Button
            onClick={() => {
              chain().unsetLink().run()
              onClose()
            }}
          >
            {t('manage.text_link_remove')}
          </Button>
        )}
        <Button onClick={onClose}>{t('kernel.cancel')}</Button>
        <Button type="primary" htmlType="submit">
          {t('manage.text_link_set')}
        </Button>
      </div>
    </form>
  )
}
