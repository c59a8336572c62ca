import { useCall } from '@sands/web/call/use-call'
import { APPROVAL_NUMBER } from '@sands/web/review/approval-calls'
import { Badge } from '../../../kernel/ui/badge.tsx'

/** How many requests wait for the person. */
export function ApprovalCount() {
  const { data } = useCall(APPROVAL_NUMBER, {}, { silent: true })
  return data ? <Badge count={data.number} /> : null
}
