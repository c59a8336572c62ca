import type { ManagedFace } from '@sands/contract/face/manage.model'
import { idIn } from '@sands/contract/kernel/id'
import { useCall } from '@sands/web/call/use-call'
import { textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { EditorWaiting } from '../../../kernel/draft/editor-waiting.tsx'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { facePaths } from '../face-paths.ts'
import { SessionEditor } from './session-editor.tsx'

const ADDRESS = { id: textValue(18) }

/** The editor of one session. */
export function SessionEditorPage() {
  const t = useT()
  const [{ id: typed }] = useAddressQuery(ADDRESS)
  const id = idIn<'face'>(typed)
  const way = <LinkButton to={facePaths.sessions}>{t('face.sessions')}</LinkButton>
  if (id) return <Opened key={id} id={id} />
  return (
    <ManagePage title={t('face.session_edit')}>
      <StateBlock kind="empty" title={t('face.session_none')} actions={way} />
    </ManagePage>
  )
}

function Opened({ id }: { id: ManagedFace['id'] }) {
  const t = useT()
  const session = useCall('GET /sands-lms/api/v1/manage/face/get', { query: { id } }, { staleTime: 0 })
  // A new version is another form: values typed into the old one are not carried over silently.
  if (session.data)
    return <SessionEditor key={session.data.version} session={session.data} reload={() => session.refetch()} />
  return (
    <ManagePage title={t('face.session_edit')}>
      {session.isFetching ? (
        <EditorWaiting />
      ) : (
        <FailureBlock
          error={session.error}
          onRetry={() => void session.refetch()}
          way={<LinkButton to={facePaths.sessions}>{t('face.sessions')}</LinkButton>}
        />
      )}
    </ManagePage>
  )
}
