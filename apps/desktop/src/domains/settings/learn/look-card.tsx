import { THEMES } from '@sands/rules/theme'
import { useLanguage } from '@sands/web/i18n/i18n'
import { useLanguageChoices } from '@sands/web/i18n/use-language-choices'
import { previewTheme, useThemeState } from '@sands/web/theme/theme'
import { useId } from 'react'
import { saveLanguage } from '../../../kernel/save-language.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from './look-card.module.css'

/** The language of the person, and the colours on this device. */
export function LookCard() {
  const t = useT()
  const [language, setLanguage] = useLanguage()
  const options = useLanguageChoices(true).map(({ code, name }) => ({ value: code, label: name }))
  return (
    <Card title={t('settings.look')}>
      <Field label={t('settings.language')}>
        {(field) => (
          <Choice
            field={field}
            className={styles.language}
            options={options}
            value={language}
            clearable={false}
            placeholder={t('settings.language_choice')}
            onChange={(choice) => {
              if (choice) void setLanguage(choice).then((done) => done && saveLanguage(choice))
            }}
          />
        )}
      </Field>
      <ThemeChoice />
    </Card>
  )
}

/** Choosing the company's theme means following it. */
function ThemeChoice() {
  const t = useT()
  const name = useId()
  const { skin, preview } = useThemeState()
  const chosen = preview ?? skin
  return (
    <fieldset className={styles.themes}>
      <legend className={styles.legend}>{t('settings.theme')}</legend>
      {THEMES.map((theme) => (
        <label key={theme} className={styles.theme}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={theme === chosen}
            onChange={() => previewTheme(theme === skin ? null : theme)}
          />
          <span className={styles.swatch} data-theme={theme} aria-hidden="true" />
          {t(`settings.theme_${theme}`)}
          {theme === skin && <span className={styles.company}>{t('settings.theme_company')}</span>}
        </label>
      ))}
      <p className={styles.note}>{t('settings.theme_note')}</p>
    </fieldset>
  )
}
