import { useCall } from '@sands/web/call/use-call'
import { APPROVAL_NUMBER } from '@sands/web/review/approval-calls'
import { Badge } from 'antd'

/** How many requests wait for the person, beside the navigation entry. */
export function ApprovalCount() {
  const { data } = useCall(APPROVAL_NUMBER, {}, { silent: true })
  return data && data.number > 0 ? <Badge count={data.number} overflowCount={99} /> : null
}
