import { useOutbox } from '@sands/web/outbox/outbox'
import { Badge } from '../kernel/ui/badge.tsx'

/** The number of writes that wait to be sent. */
export function OutboxBadge() {
  return <Badge count={useOutbox().length} />
}
