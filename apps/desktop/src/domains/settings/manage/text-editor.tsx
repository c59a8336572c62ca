import type { ManagedText } from '@sands/contract/settings/texts.model'
import { useAct } from '@sands/web/call/use-call'
import { Alert, Button } from 'antd'
import { useEffect } from 'react'
import { isConflict } from '../../../kernel/conflict.ts'
import { useT } from '../../../kernel/text.ts'
import { useSubmit } from '../../../kernel/ui/form/use-submit.ts'
import { faultText } from './text-draft.ts'
import styles from './texts.module.css'
import { useRefreshTexts } from './use-refresh-texts.ts'
import { useTextDraft } from './use-text-draft.ts'
import { WordingField } from './wording-field.tsx'

interface TextEditorProps {
  text: ManagedText
  onDirty: (isDirty: boolean) => void
  onCancel: () => void
  /** Called when somebody else has changed the text, so that it is fetched again. */
  onStale: () => Promise<unknown>
}

/** A field for each language, checked while typing; all languages are published together. */
export function TextEditor({ text, onDirty, onCancel, onStale }: TextEditorProps) {
  const t = useT()
  const fresh = useRefreshTexts()
  const save = useAct('POST /sands-system/api/v1/manage/text/save')
  const { submit, failure, isBusy } = useSubmit()
  const { draft, edits, version, isMeanwhile, change } = useTextDraft(text)
  const isDirty = edits.length > 0
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const faults = text.wordings.map(({ language, builtIn }) => faultText(draft[language], builtIn, t))
  const isFaulty = text.wordings.some(({ language }, index) => {
    const isChanged = edits.some((edit) => edit.language === language)
    return isChanged && faults[index] !== undefined
  })

  const publish = () =>
    submit({
      run: () => save.mutateAsync({ body: { key: text.key, version, edits }, quiet: true }),
      done: t('settings.texts_published'),
      onDone: fresh,
      onRefused: async (error) => {
        if (isConflict(error)) await onStale()
        return isConflict(error)
      },
    })

  return (
    <form
      className={styles.editor}
      aria-label={text.key}
      onSubmit={(event) => {
        event.preventDefault()
        if (isDirty && !isFaulty && !isBusy) void publish()
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.heading}>{text.key}</h2>
        <span className={styles.place}>{t(`settings.texts_place_${text.place}`)}</span>
        <p className={styles.quiet}>{t('settings.texts_leave_empty')}</p>
      </div>
      {isMeanwhile && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('settings.texts_meanwhile')}
          description={t('settings.texts_meanwhile_text')}
        />
      )}
      {failure && <Alert type="error" showIcon role="alert" title={failure} />}
      {text.wordings.map((wording, index) => (
        <WordingField
          key={wording.language}
          wording={wording}
          typed={draft[wording.language]}
          fault={faults[index]}
          isMeanwhile={isMeanwhile}
          onType={(typed) => change({ [wording.language]: typed })}
        />
      ))}
      <div className={styles.foot}>
        <Button onClick={onCancel}>{t('kernel.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={!isDirty || isFaulty}>
          {t('settings.texts_publish')}
        </Button>
      </div>
    </form>
  )
}
