import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { isConflict } from '../../../kernel/conflict.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { useForgetDecoration } from './use-forget-decoration.ts'

/** Stores unsaved changes and returns the draft; undefined when that failed. */
export type Flush = () => Promise<{ version: number } | undefined>

/** Why nothing was published. */
export type PublishProblem = { kind: 'conflict' } | { kind: 'unsaved' } | { kind: 'refused'; words: string }

/** Stores the draft, then publishes exactly that version. The typed values survive every failure. */
export function usePublish({ flush, onPublished }: { flush: Flush; onPublished: () => void }) {
  const t = useT()
  const moments = useMoments()
  const forget = useForgetDecoration()
  const publish = useAct('POST /sands-lms/api/v1/manage/decoration/publish')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<PublishProblem>()

  async function run({ name, publishAt }: { name: string; publishAt: string | null }): Promise<void> {
    const draft = await flush()
    if (!draft) return setProblem({ kind: 'unsaved' })
    await publish.mutateAsync({ body: { version: draft.version, name, publishAt }, quiet: true })
    const told = publishAt ? t('home.publish_later_done', { time: moments.full(publishAt) }) : t('home.publish_done')
    showToast(told, { kind: 'success' })
    onPublished()
    await forget.history()
  }

  return {
    isBusy,
    problem,
    submit: async (how: { name: string; publishAt: string | null }): Promise<void> => {
      setProblem(undefined)
      setBusy(true)
      const { error } = await attempt(() => run(how)).finally(() => setBusy(false))
      if (isConflict(error)) setProblem({ kind: 'conflict' })
      else if (error) setProblem({ kind: 'refused', words: error.msg || t('app_network_error') })
    },
  }
}
