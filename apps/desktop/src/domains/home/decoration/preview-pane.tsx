import { homeLinks } from '@sands/contract/home/home.links'
import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { PreviewColumn } from '../../../kernel/draft/editor-layout.tsx'
import { PhoneFrame } from '../../../kernel/preview/phone-frame.tsx'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { useEditor } from './editor-context.ts'
import { focusEntry } from './modules/module-entry.ts'

/** Much shorter than the lifetime of a token. */
const FRESH_MS = 4 * 3_600_000

interface PreviewPaneProps {
  /** The shown page: the draft, or the current page when there is no draft. */
  id: Id<'decoration'> | undefined
  revision: number
}

/** The phone app with the stored page. A tap on a module opens its settings. */
export function PreviewPane({ id, revision }: PreviewPaneProps) {
  const t = useT()
  return (
    <PreviewColumn label={t('home.edit_preview')}>
      {id ? (
        <Shown id={id} revision={revision} />
      ) : (
        <StateBlock kind="empty" title={t('home.edit_preview_none')} text={t('home.edit_preview_none_text')} />
      )}
    </PreviewColumn>
  )
}

function Shown({ id, revision }: { id: Id<'decoration'>; revision: number }) {
  const { chosen, choose } = useEditor()
  const token = useCall(
    'POST /sands-lms/api/v1/manage/decoration/preview',
    { body: { id } },
    { staleTime: FRESH_MS, refetchInterval: FRESH_MS, silent: true },
  )
  if (token.isError && !token.data) return <FailureBlock error={token.error} onRetry={() => void token.refetch()} />
  const chooseOnPhone = (part: string) => {
    choose(part)
    // Keys pressed in the phone do not reach this page, so a choice made there moves the focus to the list.
    focusEntry(part)
  }
  return (
    <PhoneFrame
      src={token.data && homeLinks.draft(token.data.token)}
      revision={revision}
      chosen={chosen ?? null}
      onChoose={chooseOnPhone}
    />
  )
}
