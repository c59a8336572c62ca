import { GONE_CODES, NO_PERMISSION_CODES } from '@sands/contract/kernel/codes'
import { kernelLinks } from '@sands/contract/kernel/kernel.links'
import { CallError } from '@sands/web/call/call'
import { Navigate, useLocation } from 'react-router'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'

/** Deleted or forbidden content opens the error page with its picture; other failures offer a retry. */
export function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { pathname, search } = useLocation()
  const final = error instanceof CallError && [...GONE_CODES, ...NO_PERMISSION_CODES].includes(error.code)
  if (final)
    return (
      <Navigate to={kernelLinks.error({ code: error.code, msg: error.msg, from: `${pathname}${search}` })} replace />
    )
  return <ErrorState error={error} onRetry={onRetry} />
}
