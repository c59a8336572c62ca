import { courseLinks } from '@sands/contract/course/course.links'
import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { PhoneFrame } from '../../../kernel/preview/phone-frame.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'

/** Much shorter than the lifetime of a token. */
const FRESH_MS = 4 * 3_600_000

interface PreviewPaneProps {
  id: Id<'course'>
  revision: string
}

/** The phone app with the stored course. */
export function PreviewPane({ id, revision }: PreviewPaneProps) {
  const token = useCall(
    'POST /sands-lms/api/v1/manage/course/preview',
    { body: { id } },
    { staleTime: FRESH_MS, refetchInterval: FRESH_MS, silent: true },
  )
  if (token.isError && !token.data) return <FailureBlock error={token.error} onRetry={() => void token.refetch()} />
  return <PhoneFrame src={token.data && courseLinks.draft(id, token.data.draftToken)} revision={revision} />
}
