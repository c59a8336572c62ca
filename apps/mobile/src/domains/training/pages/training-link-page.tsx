import { trainingLinks } from '@sands/contract/training/training.links'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { TRAINING_GET } from '@sands/web/training/training-calls'
import { Navigate } from 'react-router'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { useTrainingId } from '../use-training-id.ts'

/** The target of shared links: members go to the project, everybody else to its registration. */
export function TrainingLinkPage() {
  const t = useT()
  const id = useTrainingId()
  const { data, isError } = useCall(TRAINING_GET, id ? { query: { id } } : null)
  if (!id) return <Navigate to={trainingLinks.mine()} replace />
  if (data?.isMember === 1) return <Navigate to={trainingLinks.detail(id)} replace />
  if (data || isError) return <Navigate to={trainingLinks.registration(id)} replace />
  return (
    <Page title={t('training.one')}>
      <RowsSkeleton rows={6} />
    </Page>
  )
}
