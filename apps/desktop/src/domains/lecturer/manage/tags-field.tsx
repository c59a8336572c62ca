import { CloseOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { announce } from '../../../kernel/ui/announce.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { MOST, MOST_TAGS, withTag } from './lecturer-draft.ts'
import styles from './lecturers.module.css'

interface TagsFieldProps {
  value: readonly string[]
  onChange: (tags: string[]) => void
}

/** The areas of expertise of a lecturer, in a few words each. */
export function TagsField({ value, onChange }: TagsFieldProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const isFull = value.length >= MOST_TAGS
  const add = () => {
    const next = withTag(value, typed)
    if (next.length > value.length) onChange(next)
    setTyped('')
  }
  return (
    <Field
      label={t('lecturer.manage_tags')}
      hint={t('lecturer.manage_tags_hint', { most: MOST_TAGS, letters: MOST.tag })}
    >
      {(field) => (
        <>
          {value.length > 0 && (
            <ul className={styles.tags} aria-label={t('lecturer.manage_tags')}>
              {value.map((tag) => (
                <li key={tag} className={styles.tag}>
                  {tag}
                  <button
                    type="button"
                    className={styles.untag}
                    aria-label={t('lecturer.manage_tag_remove', { name: tag })}
                    onClick={() => {
                      onChange(value.filter((each) => each !== tag))
                      announce(t('manage.draft_removed', { name: tag }))
                      document.getElementById(field.id)?.focus()
                    }}
                  >
                    <CloseOutlined aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <div className={styles.addTag}>
            <Input
              {...field}
              maxLength={MOST.tag}
              autoComplete="off"
              disabled={isFull}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onBlur={add}
              onKeyDown={(event) => {
                // Enter during input method composition does not add a tag.
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                add()
              }}
            />
            <Button icon={<PlusOutlined aria-hidden />} disabled={isFull || typed.trim() === ''} onClick={add}>
              {t('lecturer.manage_tag_add')}
            </Button>
          </div>
        </>
      )}
    </Field>
  )
}
