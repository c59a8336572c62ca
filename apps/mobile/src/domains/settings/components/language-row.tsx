import { LANGUAGE_NAMES, type Language } from '@sands/rules/language'
import { translate, useLanguage, useT } from '@sands/web/i18n/i18n'
import { enqueue } from '@sands/web/outbox/outbox'
import { Languages } from 'lucide-react'
import { useCallback, useState } from 'react'
import { LanguageSheet } from '../../../kernel/ui/float/language-sheet.tsx'
import { ListRow } from '../../../kernel/ui/list/list.tsx'

export function LanguageRow() {
  const t = useT()
  const [language, setLanguage] = useLanguage()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])

  /** The screen changes at once; the server needs the language for messages and gets it through the outbox. */
  const choose = async (choice: Language) => {
    close()
    if (choice === language) return
    if (!(await setLanguage(choice))) return
    await enqueue({
      key: 'POST /sands-user/api/v1/user/change-language',
      body: { language: choice },
      label: translate('settings.language_act', { language: LANGUAGE_NAMES[choice] }),
    })
  }

  return (
    <>
      <ListRow
        icon={Languages}
        label={t('settings.language')}
        detail={LANGUAGE_NAMES[language]}
        onClick={() => setOpen(true)}
      />
      <LanguageSheet
        title={t('settings.language_choice')}
        open={open}
        onClose={close}
        chosen={language}
        onChoose={(choice) => void choose(choice)}
      />
    </>
  )
}
