import { LANGUAGES, type Language } from '@sands/rules/language'
import { MESSAGE_LENGTHS } from '@sands/rules/message'
import { localeOf } from '@sands/web/i18n/i18n'
import { Input } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from './compose.module.css'
import { type Draft, type Words, wordsIn, writtenTexts } from './draft.ts'
import { LanguageChoice } from './language-choice.tsx'

interface WordsFieldsProps {
  draft: Draft
  /** The language of the shown fields. */
  language: Language
  faulty: readonly Language[]
  onLanguage: (language: Language) => void
  onChange: (texts: Draft['texts']) => void
}

/** Title and text, one language at a time. */
export function WordsFields({ draft, language, faulty, onLanguage, onChange }: WordsFieldsProps) {
  const t = useT()
  const written = writtenTexts(draft)
  const words = wordsIn(draft, language)
  const change = (patch: Partial<Words>) => onChange({ ...draft.texts, [language]: { ...words, ...patch } })
  const isFaulty = faulty.includes(language)
  return (
    <>
      <LanguageChoice
        languages={LANGUAGES}
        value={language}
        written={LANGUAGES.filter((each) => written[each])}
        faulty={faulty}
        onChange={onLanguage}
      />
      <p className={styles.hint}>{t('message.send_fallback')}</p>
      <Field
        label={t('message.send_subject')}
        required
        fault={isFaulty && !words.title.trim() ? t('message.send_fault_title') : undefined}
      >
        {(field) => (
          <Input
            {...field}
            lang={localeOf(language)}
            value={words.title}
            maxLength={MESSAGE_LENGTHS.title}
            showCount
            autoComplete="off"
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={t('message.send_text')}
        required
        fault={isFaulty && !words.content.trim() ? t('message.send_fault_text') : undefined}
      >
        {(field) => (
          <Input.TextArea
            {...field}
            className={styles.text ?? ''}
            lang={localeOf(language)}
            value={words.content}
            maxLength={MESSAGE_LENGTHS.content}
            showCount
            rows={7}
            onChange={(event) => change({ content: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
