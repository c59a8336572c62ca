import { ConfigProvider } from 'antd'
import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { SignInSteps } from '../../domains/auth/learn/sign-in-steps.tsx'
import { useEndedWords } from '../../domains/auth/learn/use-ended-words.ts'
import { useT } from '../../kernel/text.ts'

const popupPlace = (trigger?: HTMLElement): HTMLElement => trigger?.closest<HTMLElement>('[data-lock]') ?? document.body

/** Covers everything, open drawers too, until the same person is back. Nobody else sees what is behind it. */
export function SignInAgain({ code }: { code: number }) {
  const t = useT()
  const words = useEndedWords()
  useLayoutEffect(() => {
    document.body.dataset.locked = 'true'
    return () => {
      delete document.body.dataset.locked
    }
  }, [])
  return createPortal(
    <div data-lock role="dialog" aria-modal="true" aria-label={t('auth.sign_in')}>
      <ConfigProvider getPopupContainer={popupPlace}>
        <SignInSteps notice={`${words(code)} ${t('auth.ended_kept')}`} />
      </ConfigProvider>
    </div>,
    document.body,
  )
}
