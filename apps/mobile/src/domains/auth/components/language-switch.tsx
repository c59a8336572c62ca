import { LANGUAGE_NAMES } from '@sands/rules/language'
import { useLanguage, useT } from '@sands/web/i18n/i18n'
import { Globe } from 'lucide-react'
import { useCallback, useState } from 'react'
import { LanguageSheet } from '../../../kernel/ui/float/language-sheet.tsx'
import styles from './language-switch.module.css'

export function LanguageSwitch() {
  const t = useT()
  const [language, setLanguage] = useLanguage()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <button
        type="button"
        className={styles.switch}
        aria-label={`${t('auth.language')} ${LANGUAGE_NAMES[language]}`}
        onClick={() => setOpen(true)}
      >
        <Globe size={18} aria-hidden />
        {LANGUAGE_NAMES[language]}
      </button>
      <LanguageSheet
        title={t('auth.language')}
        open={open}
        onClose={close}
        chosen={language}
        onChoose={(choice) => void setLanguage(choice).then(close)}
      />
    </>
  )
}
