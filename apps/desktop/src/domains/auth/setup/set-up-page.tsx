import { authLinks } from '@sands/contract/auth/auth.links'
import { useCall } from '@sands/web/call/use-call'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { usePageTitle } from '../../../kernel/ui/page/use-page-title.ts'
import { AuthLayout } from '../auth-layout.tsx'
import { SetUpForm } from './set-up-form.tsx'

/**
 * The first page of an empty installation. A person with the server's set-up code creates the company and continues in
 * the management.
 */
export function SetUpPage() {
  const t = useT()
  usePageTitle(t('auth.setup_title'))
  const state = useCall('GET /sands-user/api/v1/setup/state')
  const [isInside, setInside] = useState(false)

  if (isInside) return <Navigate to="/manage" replace />
  return (
    <AuthLayout headline={t('auth.setup_headline')} text={t('auth.setup_panel')}>
      {content()}
    </AuthLayout>
  )

  function content() {
    if (state.isPending)
      return (
        <div role="status" aria-label={t('kernel.loading')}>
          <Skeleton active paragraph={{ rows: 10 }} />
        </div>
      )
    if (!state.data) return <FailureBlock error={state.error} onRetry={() => void state.refetch()} />
    if (!state.data.needed)
      return (
        <StateBlock
          kind="locked"
          page
          title={t('auth.setup_done_title')}
          text={t('auth.setup_done_text')}
          actions={
            <LinkButton type="primary" to={authLinks.login()}>
              {t('auth.sign_in')}
            </LinkButton>
          }
        />
      )
    return <SetUpForm onDone={() => setInside(true)} onTaken={() => void state.refetch()} />
  }
}
