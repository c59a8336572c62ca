import type { TextWording } from '@sands/contract/settings/texts.model'
import { written } from '@sands/i18n/fault'
import { placeholders } from '@sands/i18n/format'
import { LANGUAGE_NAMES } from '@sands/rules/language'
import { localeOf } from '@sands/web/i18n/i18n'
import { Button, Input } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from './texts.module.css'

interface WordingFieldProps {
  wording: TextWording
  typed: string
  fault: string | undefined
  /** Somebody else has published: the published text is shown beside the typed one. */
  isMeanwhile: boolean
  onType: (typed: string) => void
}

/** One language: the company's wording; the built-in text is the placeholder while nothing is typed. */
export function WordingField({ wording, typed, fault, isMeanwhile, onType }: WordingFieldProps) {
  const t = useT()
  const { language, builtIn, edit } = wording
  const name = LANGUAGE_NAMES[language]
  const names = placeholders(builtIn)
  const theirs = isMeanwhile && edit !== null && edit !== typed ? edit : undefined
  return (
    <div className={styles.field}>
      <Field label={name} fault={fault}>
        {(field) => (
          <Input.TextArea
            {...field}
            rows={2}
            lang={localeOf(language)}
            value={typed}
            placeholder={builtIn}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      {theirs !== undefined && <p className={styles.theirs}>{t('settings.texts_now', { text: theirs })}</p>}
      {typed !== '' && (
        <p className={styles.builtIn} lang={localeOf(language)}>
          {t('settings.texts_built_in_is', { text: builtIn })}
        </p>
      )}
      {names.length > 0 && (
        <p className={styles.builtIn}>{t('settings.texts_placeholders', { names: written(names) })}</p>
      )}
      {typed === '' && (
        <Button
          type="link"
          size="small"
          className={styles.fill ?? ''}
          aria-label={t('settings.texts_fill_of', { language: name })}
          onClick={() => onType(builtIn)}
        >
          {t('settings.texts_fill')}
        </Button>
      )}
    </div>
  )
}
