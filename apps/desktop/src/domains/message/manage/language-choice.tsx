import { LANGUAGE_NAMES, type Language } from '@sands/rules/language'
import { useId } from 'react'
import { useT } from '../../../kernel/text.ts'
import styles from './language-choice.module.css'

interface LanguageChoiceProps {
  languages: readonly Language[]
  value: Language
  onChange: (language: Language) => void
  /** Languages with texts, and languages with missing texts. */
  written?: readonly Language[]
  faulty?: readonly Language[]
}

/** Chooses one of several languages; marks show which have texts. */
export function LanguageChoice({ languages, value, onChange, written = [], faulty = [] }: LanguageChoiceProps) {
  const t = useT()
  const group = useId()
  const nameOf = (language: Language) => {
    const name = LANGUAGE_NAMES[language]
    if (faulty.includes(language)) return t('message.send_language_faulty', { language: name })
    return written.includes(language) ? t('message.send_language_written', { language: name }) : name
  }
  return (
    <fieldset className={styles.languages}>
      <legend className={styles.legend}>{t('message.send_languages')}</legend>
      {languages.map((language) => (
        <label
          key={language}
          className={styles.language}
          data-written={written.includes(language)}
          data-faulty={faulty.includes(language)}
        >
          <input
            type="radio"
            name={group}
            className="visually-hidden"
            checked={language === value}
            aria-label={nameOf(language)}
            onChange={() => onChange(language)}
          />
          {LANGUAGE_NAMES[language]}
        </label>
      ))}
    </fieldset>
  )
}
