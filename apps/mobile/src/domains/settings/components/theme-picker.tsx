import { THEMES, type Theme } from '@sands/rules/theme'
import { useT } from '@sands/web/i18n/i18n'
import { previewTheme, useThemeState } from '@sands/web/theme/theme'
import { useId } from 'react'
import styles from './theme-picker.module.css'

/** A small phone in the colours of the theme. */
function Miniature({ theme }: { theme: Theme }) {
  return (
    <span className={styles.miniature} data-theme={theme} aria-hidden>
      <svg viewBox="0 0 88 112" aria-hidden="true">
        <rect width="88" height="112" className={styles.paper} />
        <rect width="88" height="46" className={styles.fill} />
        <circle cx="64" cy="20" r="10" className={styles.sun} />
        <path d="M0 40c20-14 36-8 50-2s26 2 38-8v18H0z" className={styles.dune} />
        <rect x="10" y="56" width="44" height="6" rx="3" className={styles.line} />
        <rect x="10" y="67" width="30" height="6" rx="3" className={styles.line} />
        <rect x="10" y="86" width="68" height="14" rx="5" className={styles.fill} />
      </svg>
    </span>
  )
}

/** Chooses one of the three themes for this device. Choosing the company's theme means following it. */
export function ThemePicker() {
  const t = useT()
  const name = useId()
  const { skin, preview } = useThemeState()
  const chosen = preview ?? skin
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{t('settings.theme')}</legend>
      <div className={styles.choices}>
        {THEMES.map((theme) => (
          <label key={theme} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={theme === chosen}
              onChange={() => previewTheme(theme === skin ? null : theme)}
            />
            <Miniature theme={theme} />
            <span className={styles.name}>{t(`settings.theme_${theme}`)}</span>
            {theme === skin && <span className={styles.company}>{t('settings.theme_company')}</span>}
          </label>
        ))}
      </div>
      <p className={styles.note}>{t('settings.theme_note')}</p>
    </fieldset>
  )
}
