import { useLanguage } from '@sands/web/i18n/i18n'
import { useTheme } from '@sands/web/theme/theme'
import { ConfigProvider, Modal } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { ModalContext } from '../ui/form/use-confirm.ts'
import { antdLocale } from './antd-locale.ts'
import { desktopTheme, readToken } from './desktop-theme.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? ''

/**
 * Every overlay is rendered into its own element instead of the body. In the body, the library would lock scrolling
 * with a style element without a nonce, which our content security policy refuses; base.css locks scrolling instead.
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
