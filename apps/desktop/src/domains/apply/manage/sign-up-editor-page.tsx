import type { ManagedApply } from '@sands/contract/apply/manage.model'
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
import { applyPaths } from '../apply-paths.ts'
import { SignUpEditor } from './sign-up-editor.tsx'

const ADDRESS = { id: textValue(18) }

/** The editor of one sign-up. */
export function SignUpEditorPage() {
  const t = useT()
  const [{ id: typed }] = useAddressQuery(ADDRESS)
  const id = idIn<'apply'>(typed)
  const way = <LinkButton to={applyPaths.signUps}>{t('apply.sign_ups')}</LinkButton>
  if (id) return <Opened key={id} id={id} />
  return (
    <ManagePage title={t('apply.edit')}>
      <StateBlock kind="empty" title={t('apply.missing')} actions={way} />
    </ManagePage>
  )
}

function Opened({ id }: { id: ManagedApply['id'] }) {
  const t = useT()
  const signUp = useCall('GET /sands-lms/api/v1/manage/apply/get', { query: { id } }, { staleTime: 0 })
  // A new version is another form: values typed into the old one are not carried over silently.
  if (signUp.data)
    return <SignUpEditor key={signUp.data.version} signUp={signUp.data} reload={() => signUp.refetch()} />
  return (
    <ManagePage title={t('apply.edit')}>
      {signUp.isFetching ? (
        <EditorWaiting />
      ) : (
        <FailureBlock
          error={signUp.error}
          onRetry={() => void signUp.refetch()}
          way={<LinkButton to={applyPaths.signUps}>{t('apply.sign_ups')}</LinkButton>}
        />
      )}
    </ManagePage>
  )
}
