import type { Language } from '@sands/rules/language'
import { localeOf } from '@sands/web/i18n/i18n'
import { useLanguageChoices } from '@sands/web/i18n/use-language-choices'
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
  const choices = useLanguageChoices(open)
  return (
    <Sheet title={title} open={open} onClose={onClose}>
      <ul>
        {choices.map(({ code: language, name }) => (
          <li key={language}>
            <button
              type="button"
              className={styles.choice}
              lang={localeOf(language)}
              aria-pressed={language === chosen}
              onClick={() => onChoose(language)}
            >
              {name}
              {language === chosen && <Check size={20} aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
