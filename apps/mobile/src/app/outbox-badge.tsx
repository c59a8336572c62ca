import { useOutbox } from '@sands/web/outbox/outbox'
import { Badge } from '../kernel/ui/badge.tsx'

/** How many writes wait to be sent. */
export function OutboxBadge() {
  return <Badge count={useOutbox().length} />
}
