import { authLinks } from '@sands/contract/auth/auth.links'
import type { LoginMethod } from '@sands/contract/auth/auth.model'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { NoPermissionScene } from '../../../kernel/ui/page/scene.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorState, State } from '../../../kernel/ui/page/states.tsx'

interface WayGateProps {
  /** One of them must be open. */
  ways: readonly LoginMethod[]
  children: (open: readonly LoginMethod[]) => ReactNode
}

/** Shows a form only where the company has opened its way, and says so otherwise. */
export function WayGate({ ways, children }: WayGateProps) {
  const t = useT()
  const { search } = useLocation()
  const methods = useCall('GET /sands-user/api/v1/auth/login-methods', undefined, { silent: true })
  const open = methods.data?.methods
  if (!open && methods.isError) return <ErrorState error={methods.error} onRetry={() => void methods.refetch()} />
  if (!open) return <RowsSkeleton rows={3} />
  if (ways.some((way) => open.includes(way))) return children(open)
  return (
    <State
      picture={<NoPermissionScene />}
      title={t('auth.way_closed_title')}
      text={t('auth.way_closed_text')}
      action={
        <ButtonLink to={{ pathname: authLinks.login(), search }} replace>
          {t('auth.sign_in')}
        </ButtonLink>
      }
    />
  )
}
