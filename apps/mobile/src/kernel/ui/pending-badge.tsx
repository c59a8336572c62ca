import type { PendingCounts } from '@sands/contract/study/study.model'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { Badge } from './badge.tsx'

const PENDING = 'GET /sands-lms/api/v1/personalCenter/cornerMarkNumberByBiz'

/** How many things of a kind wait for the person: a number on the screen, a sentence for screen readers. */
export function PendingBadge({ name }: { name: keyof PendingCounts }) {
  const t = useT()
  const { data } = useCall(PENDING, {}, { silent: true, staleTime: 0 })
  const count = data?.[name] ?? 0
  if (count === 0) return null
  return (
    <>
      <span aria-hidden>
        <Badge count={count} />
      </span>
      <span className="visually-hidden">{t('study.pending', { count })}</span>
    </>
  )
}
