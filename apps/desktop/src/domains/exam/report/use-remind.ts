import type { CallBody } from '@sands/contract/calls'
import type { Id } from '@sands/contract/kernel/schema'
import { attempt } from '@sands/web/call/attempt'
import { call } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'

type Wanted = Omit<CallBody<'POST /sands-lms/api/v1/manage/exam/report/remind'>, 'examId'>

/** Says how many people get the reminder, and sends it when the manager agrees. */
export function useRemind(examId: Id<'exam'>, refresh: () => Promise<unknown>): (wanted: Wanted) => Promise<void> {
  const t = useT()
  const ask = useConfirm()
  const remind = useAct('POST /sands-lms/api/v1/manage/exam/report/remind')
  return async ({ userIds, ...narrowing }) => {
    const query = { examId, ...narrowing, ...(userIds && { userIds: userIds.join(',') }) }
    const { data } = await attempt(() => call('GET /sands-lms/api/v1/manage/exam/report/remind', { query }))
    if (!data) return
    const resting = data.resting > 0 ? [t('exam.report_remind_resting', { count: data.resting })] : []
    if (data.people === 0) return showToast([t('exam.report_remind_nobody'), ...resting].join(' '))
    const isNarrowed = Object.keys(narrowing).length > 0
    ask({
      title: t('exam.report_remind_ask'),
      text: [
        t('exam.report_remind_people', { count: data.people }),
        ...resting,
        ...(isNarrowed ? [t('exam.report_remind_filter')] : []),
      ].join(' '),
      action: t('exam.report_remind_send'),
      run: () => remind.mutateAsync({ body: { examId, ...narrowing, ...(userIds && { userIds }) } }),
      done: ({ people }) => t('exam.report_reminded_people', { count: people }),
      refresh,
    })
  }
}
