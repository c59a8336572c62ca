import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { useState } from 'react'
import { textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { EditorWaiting } from '../../../kernel/draft/editor-waiting.tsx'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { surveyPaths } from '../survey-paths.ts'
import { SurveyEditor } from './survey-editor.tsx'

const ADDRESS = { id: textValue(18) }

/** The editor of one survey. */
export function SurveyEditorPage() {
  const t = useT()
  const [{ id: typed }] = useAddressQuery(ADDRESS)
  const id = idIn<'survey'>(typed)
  if (id) return <Opened key={id} id={id} />
  return (
    <ManagePage title={t('survey.manage_edit_title')}>
      <StateBlock
        kind="empty"
        title={t('survey.manage_edit_none')}
        actions={<LinkButton to={surveyPaths.list}>{t('survey.manage_to_list')}</LinkButton>}
      />
    </ManagePage>
  )
}

function Opened({ id }: { id: Id<'survey'> }) {
  const t = useT()
  const survey = useCall('GET /sands-lms/api/v1/manage/investigation/get', { query: { id } }, { staleTime: 0 })
  // Data cached by an earlier visit may be old, so the editor waits for a fresh answer.
  const [openedAt] = useState(() => Date.now())
  if (survey.data && survey.dataUpdatedAt >= openedAt)
    return <SurveyEditor survey={survey.data} reload={async () => (await survey.refetch()).data} />
  return (
    <ManagePage title={t('survey.manage_edit_title')}>
      {survey.isFetching ? (
        <EditorWaiting />
      ) : (
        <FailureBlock
          error={survey.error}
          onRetry={() => void survey.refetch()}
          way={<LinkButton to={surveyPaths.list}>{t('survey.manage_to_list')}</LinkButton>}
        />
      )}
    </ManagePage>
  )
}
