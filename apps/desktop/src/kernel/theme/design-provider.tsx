import { useLanguage } from '@sands/web/i18n/i18n'
import { useTheme } from '@sands/web/theme/theme'
import { ConfigProvider, Modal } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { ModalContext } from '../ui/form/use-confirm.ts'
import { antdLocale } from './antd-locale.ts'
import { desktopTheme, readToken } from './desktop-theme.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? ''

/**
 * Everything that floats goes into one element of its own instead of the body. In the body the library would lock
 * scrolling with a style element that carries no nonce, which our content policy refuses; base.css keeps the page still instead.
 */
const layers = () => document.getElementById('layers') ?? document.body

export function DesignProvider({ children }: { children: ReactNode }) {
  const [language] = useLanguage()
  const theme = useTheme()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tokens are read from the page, which shows `theme`
  const design = useMemo(() => desktopTheme(readToken, matchMedia('(prefers-reduced-motion: reduce)').matches), [theme])
  const locale = antdLocale(language)
  const [modal, questions] = Modal.useModal()
  return (
    <ConfigProvider
      theme={design}
      csp={{ nonce }}
      getPopupContainer={layers}
      button={{ autoInsertSpace: false }}
      {...(locale && { locale })}
    >
      {questions}
      <ModalContext value={modal}>{children}</ModalContext>
    </ConfigProvider>
  )
}
