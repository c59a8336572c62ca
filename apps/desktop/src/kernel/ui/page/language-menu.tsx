import { CheckOutlined, GlobalOutlined } from '@ant-design/icons'
import { LANGUAGE_NAMES, type Language } from '@sands/rules/language'
import { localeOf, useLanguage } from '@sands/web/i18n/i18n'
import { useLanguageChoices } from '@sands/web/i18n/use-language-choices'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { useT } from '../../text.ts'
import { popupContainer } from '../popup-container.ts'
import styles from './language-menu.module.css'

/** `onChoose` is called for a choice of the person, not for the browser's default. */
export function LanguageMenu({ onChoose }: { onChoose?: (language: Language) => void }) {
  const t = useT()
  const [language, setLanguage] = useLanguage()
  const [open, setOpen] = useState(false)
  const choices = useLanguageChoices(open)
  const choose = async (next: Language) => {
    await setLanguage(next)
    onChoose?.(next)
  }
  return (
    <Dropdown
      trigger={['click']}
      open={open}
      onOpenChange={setOpen}
      autoFocus
      getPopupContainer={popupContainer}
      placement="bottomRight"
      menu={{
        items: choices.map(({ code, name }) => ({
          key: code,
          label: <span lang={localeOf(code)}>{name}</span>,
          extra: code === language ? <CheckOutlined aria-hidden className={styles.check} /> : null,
          onClick: () => void choose(code),
        })),
      }}
    >
      <Button type="text" icon={<GlobalOutlined aria-hidden />}>
        <span className="visually-hidden">{t('manage.language')}</span>
        {LANGUAGE_NAMES[language]}
      </Button>
    </Dropdown>
  )
}
