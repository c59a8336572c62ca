import type { Agreement } from '@sands/contract/settings/settings.model'
import { call } from '@sands/web/call/call'
import { Alert, Button, Input } from 'antd'
import { useState } from 'react'
import { isConflict } from '../../../kernel/conflict.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useSubmit } from '../../../kernel/ui/form/use-submit.ts'
import { agreementText, readAgreement } from './agreement-text.ts'
import styles from './agreements.module.css'

interface AgreementEditorProps {
  agreement: Agreement
  /** Fetches the stored agreement. */
  onFresh: () => Promise<Agreement | undefined>
}

/** One agreement as plain text: a heading begins with a number sign, an empty line separates paragraphs. */
export function AgreementEditor({ agreement, onFresh }: AgreementEditorProps) {
  const t = useT()
  const moments = useMoments()
  const [title, setTitle] = useState(agreement.title)
  const [words, setWords] = useState(agreementText(agreement.sections))
  const [version, setVersion] = useState(agreement.version)
  const { submit, isBusy } = useSubmit()
  const [conflict, setConflict] = useState(false)
  const sections = readAgreement(words)
  const untouched = title === agreement.title && words === agreementText(agreement.sections)
  const fault = sections.length === 0 ? t('settings.agreement_empty') : undefined

  const save = () => {
    const { kind, language } = agreement
    const body = { kind, language, version, title: title.trim(), sections }
    return submit({
      run: () => call('POST /sands-system/api/v1/manage/agreement/save', { body }),
      done: t('settings.agreement_saved'),
      onDone: (saved) => {
        setVersion(saved.version)
        setConflict(false)
        return onFresh()
      },
      // The call layer has shown the error.
      onRefused: (error) => {
        if (isConflict(error)) setConflict(true)
        return true
      },
    })
  }

  const keepMine = async () => {
    const stored = await onFresh()
    if (!stored) return
    setVersion(stored.version)
    setConflict(false)
  }

  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {conflict && (
        <Alert
          type="warning"
          showIcon
          title={t('settings.agreement_conflict')}
          action={
            <Button size="small" onClick={() => void keepMine()}>
              {t('settings.agreement_keep_mine')}
            </Button>
          }
        />
      )}
      <Field label={t('settings.agreement_title')} required>
        {(field) => (
          <Input {...field} value={title} maxLength={80} onChange={(event) => setTitle(event.target.value)} />
        )}
      </Field>
      <Field label={t('settings.agreement_words')} required hint={t('settings.agreement_hint')} fault={fault}>
        {(field) => (
          <Input.TextArea {...field} value={words} rows={24} onChange={(event) => setWords(event.target.value)} />
        )}
      </Field>
      <div className={styles.acts}>
        <Button
          type="primary"
          htmlType="submit"
          loading={isBusy}
          disabled={untouched || fault !== undefined || title.trim() === ''}
        >
          {t('settings.agreement_publish')}
        </Button>
        <span className={styles.note}>
          {t('settings.agreement_stored', { time: moments.full(agreement.updatedAt), version: agreement.version })}
        </span>
      </div>
    </form>
  )
}
