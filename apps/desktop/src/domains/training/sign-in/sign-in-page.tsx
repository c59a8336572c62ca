import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { trainingPaths } from '../training-paths.ts'
import { SignInBoard } from './sign-in-board.tsx'
import { SignInPeople } from './sign-in-people.tsx'

const ADDRESS = { task: textValue(18) }

/** The code for the screen of the room with live counts, and the people with their requests for leave. */
export function SignInPage() {
  const t = useT()
  const [{ task }] = useAddressQuery(ADDRESS)
  const taskId: Id<'trainingTask'> | undefined = idIn<'trainingTask'>(task)
  return (
    <ManagePage title={t('training.sign_board')} intro={t('training.sign_board_intro')}>
      {taskId ? (
        <>
          <SignInBoard taskId={taskId} />
          <SignInPeople taskId={taskId} />
        </>
      ) : (
        <StateBlock
          kind="empty"
          title={t('training.project_none')}
          actions={<LinkButton to={trainingPaths.projects}>{t('training.projects')}</LinkButton>}
        />
      )}
    </ManagePage>
  )
}
