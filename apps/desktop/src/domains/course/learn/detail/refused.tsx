import { CallError } from '@sands/web/call/call'
import { useT } from '../../../../kernel/text.ts'
import { FailureBlock } from '../../../../kernel/ui/page/failure-block.tsx'
import { GonePage } from '../../../../kernel/ui/page/gone-page.tsx'
import { learnPaths } from '../learn-paths.ts'

/** The reason why a course cannot be shown: deleted, not for this person, or a failure that may pass. */
export function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT()
  const status = error instanceof CallError ? error.status : 0
  if (status !== 403 && status !== 404) return <FailureBlock page error={error} onRetry={onRetry} />
  return (
    <GonePage
      kind={status === 403 ? 'locked' : 'lost'}
      words={error instanceof CallError ? error.msg : undefined}
      others={{ to: learnPaths.courses, label: t('course.all_courses') }}
    />
  )
}
