import type { ManagedCourseItem } from '@sands/contract/course/manage.model'
import { CallError } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/use-confirm.ts'

type Known = Pick<ManagedCourseItem, 'id' | 'version' | 'title' | 'state' | 'learnNum' | 'publishAt'>

/** Both ask first. Whatever came of it, the page shows how things stand. */
export function useCourseActs(onChanged: () => Promise<unknown>) {
  const t = useT()
  const { minute } = useMoments()
  const confirm = useConfirm()
  const withdraw = useAct('POST /sands-lms/api/v1/manage/course/withdraw')
  const remove = useAct('POST /sands-lms/api/v1/manage/course/remove')

  const run = async (act: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await act()
      showToast(done, { kind: 'success' })
      return true
    } catch (error) {
      // The call layer has shown why.
      if (!(error instanceof CallError)) throw error
      return false
    } finally {
      await onChanged()
    }
  }
  const nameOf = ({ title }: Known) => title.trim() || t('course.manage_untitled')
  return {
    withdraw: (course: Known) =>
      confirm({
        title: t('course.manage_withdraw_ask', { name: nameOf(course) }),
        text:
          course.state === 'scheduled' && course.publishAt
            ? t('course.manage_withdraw_scheduled', { time: minute(course.publishAt) })
            : t('course.manage_withdraw_text', { count: course.learnNum }),
        action: t('course.manage_withdraw'),
        danger: true,
        run: () =>
          run(
            () => withdraw.mutateAsync({ body: { id: course.id, version: course.version } }),
            t('course.manage_withdraw_done', { name: nameOf(course) }),
          ),
      }),
    remove: (course: Known, onGone?: () => void) =>
      confirm({
        title: t('course.manage_remove_ask', { name: nameOf(course) }),
        text: t('course.manage_remove_text', { count: course.learnNum }),
        action: t('course.manage_remove'),
        danger: true,
        run: async () => {
          const isGone = await run(
            () => remove.mutateAsync({ body: { id: course.id, version: course.version } }),
            t('course.manage_remove_done', { name: nameOf(course) }),
          )
          if (isGone) onGone?.()
        },
      }),
  }
}
