import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { useCall } from '@sands/web/call/use-call'
import { useDelayed } from '../use-delayed.ts'

const STILL_MS = 250

/** The number of people in an audience, fetched shortly after the last change. Undefined until it is known. */
export function useAudienceCount(choice: AudienceChoice, { enabled = true }: { enabled?: boolean } = {}) {
  const still = useDelayed(choice, STILL_MS)
  const answer = useCall(
    'POST /sands-user/api/v1/manage/audience/count',
    { body: still },
    { staleTime: 0, silent: true, enabled },
  )
  const isCurrent = still === choice && !answer.isPending
  return {
    people: isCurrent ? answer.data?.people : undefined,
    error: isCurrent ? answer.error : null,
    refetch: answer.refetch,
  }
}
