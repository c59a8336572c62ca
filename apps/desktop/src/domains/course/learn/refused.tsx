import { CallError } from '@sands/web/call/call'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/failure-block.tsx'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { StateBlock } from '../../../kernel/ui/state-block.tsx'
import { learnPaths } from './learn-paths.ts'

/** Why a course cannot be shown: gone, not for this person, or something that may pass. */
export function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT()
  const status = error instanceof CallError ? error.status : 0
  if (status !== 403 && status !== 404) return <FailureBlock page error={error} onRetry={onRetry} />
  return (
    <StateBlock
      kind={status === 403 ? 'locked' : 'lost'}
      page
      alert
      title={(error instanceof CallError && error.msg) || t('kernel.gone_title')}
      actions={
        <LinkButton type="primary" to={learnPaths.courses}>
          {t('course.all_courses')}
        </LinkButton>
      }
    />
  )
}
