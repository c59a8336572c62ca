import { GONE_CODES, NO_PERMISSION_CODES } from '@sands/contract/kernel/codes'
import { kernelLinks } from '@sands/contract/kernel/kernel.links'
import { CallError } from '@sands/web/call/call'
import { Navigate } from 'react-router'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'

/** What is gone or closed to the person goes to the error page with its picture; anything else can be tried again. */
export function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const final = error instanceof CallError && [...GONE_CODES, ...NO_PERMISSION_CODES].includes(error.code)
  if (final) return <Navigate to={kernelLinks.error({ code: error.code, msg: error.msg })} replace />
  return <ErrorState error={error} onRetry={onRetry} />
}
