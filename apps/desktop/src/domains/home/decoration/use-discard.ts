import type { DecorationOverview } from '@sands/contract/home/decoration.model'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import type { HomeSaver } from './use-draft.ts'

interface Discard {
  saver: HomeSaver
  reload: () => Promise<DecorationOverview | undefined>
  take: (overview: DecorationOverview) => void
}

/** Discards the draft after a question, and continues with the current page. */
export function useDiscard({ saver, reload, take }: Discard): () => void {
  const t = useT()
  const confirm = useConfirm()
  const discard = useAct('POST /sands-lms/api/v1/manage/decoration/discard')
  const run = async () => {
    const draft = await saver.flush()
    if (!draft) return
    const { error } = await attempt(() => discard.mutateAsync({ body: { version: draft.version } }))
    if (error?.network) return
    if (!error) showToast(t('home.edit_discarded'), { kind: 'success' })
    // After success or refusal, the stored page is shown.
    const fresh = await reload()
    if (fresh) take(fresh)
  }
  return () =>
    confirm({
      title: t('home.edit_discard_ask'),
      text: t('home.edit_discard_text'),
      action: t('home.edit_discard'),
      danger: true,
      run,
    })
}
