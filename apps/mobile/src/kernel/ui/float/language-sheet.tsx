import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@sands/rules/language'
import { localeOf } from '@sands/web/i18n/i18n'
import { Check } from 'lucide-react'
import styles from './language-sheet.module.css'
import { Sheet } from './sheet.tsx'

interface LanguageSheetProps {
  title: string
  open: boolean
  onClose: () => void
  chosen: Language
  onChoose: (language: Language) => void
}

/** Each language is named in its own language, so that a person need not read the current one. */
export function LanguageSheet({ title, open, onClose, chosen, onChoose }: LanguageSheetProps) {
  return (
    <Sheet title={title} open={open} onClose={onClose}>
      <ul>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <button
              type="button"
              className={styles.choice}
              lang={localeOf(language)}
              aria-pressed={language === chosen}
              onClick={() => onChoose(language)}
            >
              {LANGUAGE_NAMES[language]}
              {language === chosen && <Check size={20} aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
