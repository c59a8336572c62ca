import { authLinks } from '@sands/contract/auth/auth.links'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useSession } from '@sands/web/session/session'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { EmptyScene, NoPermissionScene } from '../../../kernel/ui/page/scene.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorState, State } from '../../../kernel/ui/page/states.tsx'
import { RegisterForm } from '../components/register-form.tsx'
import { WayGate } from '../components/way-gate.tsx'
import { useReturnTarget } from '../use-sign-in.ts'

/** People make their own account, as far as the company lets them. */
export function RegisterPage() {
  const t = useT()
  const session = useSession()
  const target = useReturnTarget()
  if (session) return <Navigate to={target} replace />
  return (
    <Page title={t('auth.register')}>
      <WayGate ways={['register']}>{() => <Registering />}</WayGate>
    </Page>
  )
}

function Registering() {
  const t = useT()
  const { search } = useLocation()
  const invitation = new URLSearchParams(search).get('invitation') ?? ''
  const [isWaiting, setWaiting] = useState(false)
  const options = useCall('GET /sands-user/api/v1/auth/register-options', undefined, { silent: true })
  if (!options.data && options.isError)
    return <ErrorState error={options.error} onRetry={() => void options.refetch()} />
  if (!options.data) return <RowsSkeleton rows={5} />
  const back = (
    <ButtonLink to={authLinks.login()} replace>
      {t('auth.sign_in')}
    </ButtonLink>
  )
  if (isWaiting)
    return (
      <State
        picture={<EmptyScene />}
        title={t('auth.register_waits')}
        text={t('auth.register_waits_text')}
        action={back}
      />
    )
  if (options.data.by === 'invitation' && !invitation)
    return (
      <State
        picture={<NoPermissionScene />}
        title={t('auth.register_invited')}
        text={t('auth.register_invited_text')}
        action={back}
      />
    )
  return <RegisterForm options={options.data} invitation={invitation} onWaiting={() => setWaiting(true)} />
}
