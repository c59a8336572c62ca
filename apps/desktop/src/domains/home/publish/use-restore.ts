import type { DecorationOverview, DecorationSummary } from '@sands/contract/home/decoration.model'
import { attempt } from '@sands/web/call/attempt'
import { call } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useNavigate } from 'react-router'
import { isConflict } from '../../../kernel/conflict.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useForgetDecoration } from './use-forget-decoration.ts'
import { usePageWords } from './use-page-words.ts'

const EDITOR = '/manage/home/decoration'

/** Makes an earlier page the draft. An existing draft is only replaced after the person was told about it. */
export function useRestore(): (page: DecorationSummary) => Promise<void> {
  const t = useT()
  const moments = useMoments()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const forget = useForgetDecoration()
  const { nameOf, makerOf } = usePageWords()
  const restore = useAct('POST /sands-lms/api/v1/manage/decoration/restore')

  function textOf(draft: DecorationOverview['draft'], isMeanwhile: boolean): string {
    if (!draft) return t(isMeanwhile ? 'home.restore_meanwhile_gone' : 'home.restore_text')
    const words = { who: makerOf(draft), time: moments.full(draft.updatedAt) }
    return t(isMeanwhile ? 'home.restore_meanwhile' : 'home.restore_replaces', words)
  }

  async function ask(page: DecorationSummary, isMeanwhile: boolean): Promise<void> {
    const overview = await readOverview()
    if (overview === undefined) return
    const { draft, current } = overview
    const version = (draft ?? current)?.version ?? 0
    confirm({
      title: t('home.restore_ask', { name: nameOf(page) }),
      text: textOf(draft, isMeanwhile),
      action: draft ? t('home.restore_replace') : t('home.restore'),
      danger: draft !== null,
      run: async () => {
        const { error } = await attempt(() => restore.mutateAsync({ body: { id: page.id, version }, quiet: true }))
        if (error && isConflict(error)) return void ask(page, true)
        if (error) return showToast(error.msg || t('app_network_error'), { kind: 'error' })
        showToast(t('home.restore_done'), { kind: 'success' })
        await forget.all()
        await navigate(EDITOR)
      },
    })
  }

  return (page) => ask(page, false)
}

/** Fetches the overview; undefined when that failed, after the call layer has shown the error. */
async function readOverview(): Promise<DecorationOverview | undefined> {
  const { data } = await attempt(() => call('GET /sands-lms/api/v1/manage/decoration/desk'))
  return data
}
