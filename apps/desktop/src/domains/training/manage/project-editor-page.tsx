import { idIn } from '@sands/contract/kernel/id'
import type { ManagedTraining } from '@sands/contract/training/manage.model'
import { useCall } from '@sands/web/call/use-call'
import { textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { EditorWaiting } from '../../../kernel/draft/editor-waiting.tsx'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { trainingPaths } from '../training-paths.ts'
import { ProjectEditor } from './project-editor.tsx'

const ADDRESS = { id: textValue(18) }

/** The editor of one project. */
export function ProjectEditorPage() {
  const t = useT()
  const [{ id: typed }] = useAddressQuery(ADDRESS)
  const id = idIn<'training'>(typed)
  const way = <LinkButton to={trainingPaths.projects}>{t('training.projects')}</LinkButton>
  if (id) return <Opened key={id} id={id} />
  return (
    <ManagePage title={t('training.project_edit')}>
      <StateBlock kind="empty" title={t('training.project_none')} actions={way} />
    </ManagePage>
  )
}

function Opened({ id }: { id: ManagedTraining['id'] }) {
  const t = useT()
  const project = useCall('GET /sands-lms/api/v1/manage/training/get', { query: { id } }, { staleTime: 0 })
  const reload = async () => (await project.refetch()).data
  if (project.data) return <ProjectEditor project={project.data} reload={reload} />
  return (
    <ManagePage title={t('training.project_edit')}>
      {project.isFetching ? (
        <EditorWaiting />
      ) : (
        <FailureBlock
          error={project.error}
          onRetry={() => void project.refetch()}
          way={<LinkButton to={trainingPaths.projects}>{t('training.projects')}</LinkButton>}
        />
      )}
    </ManagePage>
  )
}
