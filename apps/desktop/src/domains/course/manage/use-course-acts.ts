import type { ManagedCourseItem } from '@sands/contract/course/manage.model'
import { useAct } from '@sands/web/call/use-call'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'

type Known = Pick<ManagedCourseItem, 'id' | 'version' | 'title' | 'state' | 'learnNum' | 'publishAt'>

/** All actions ask first, and refresh the page afterwards. */
export function useCourseActs(onChanged: () => Promise<unknown>) {
  const t = useT()
  const { minute } = useMoments()
  const confirm = useConfirm()
  const withdraw = useAct('POST /sands-lms/api/v1/manage/course/withdraw')
  const unschedule = useAct('POST /sands-lms/api/v1/manage/course/unschedule')
  const remove = useAct('POST /sands-lms/api/v1/manage/course/remove')

  const nameOf = ({ title }: Known) => title.trim() || t('course.manage_untitled')
  const seen = ({ id, version }: Known) => ({ body: { id, version } })
  const askWithdraw = (course: Known) =>
    confirm({
      title: t('course.manage_withdraw_ask', { name: nameOf(course) }),
      text: course.publishAt
        ? t('course.manage_withdraw_waiting', { count: course.learnNum, time: minute(course.publishAt) })
        : t('course.manage_withdraw_text', { count: course.learnNum }),
      action: t('course.manage_withdraw'),
      danger: true,
      run: () => withdraw.mutateAsync(seen(course)),
      done: t('course.manage_withdraw_done', { name: nameOf(course) }),
      refresh: onChanged,
    })
  const askUnschedule = (course: Known, hour: string) =>
    confirm({
      title: t('course.manage_unschedule_ask', { name: nameOf(course) }),
      text: t('course.manage_unschedule_text', { time: minute(hour) }),
      action: t('course.manage_unschedule'),
      run: () => unschedule.mutateAsync(seen(course)),
      done: t('course.manage_unschedule_done', { name: nameOf(course) }),
      refresh: onChanged,
    })
  return {
    /** The menu items that withdraw a published course or cancel a scheduled publication. */
    waysBack(course: Known) {
      const { state, publishAt } = course
      return [
        ...(publishAt
          ? [
              {
                key: 'unschedule',
                label: t('course.manage_unschedule'),
                onClick: () => askUnschedule(course, publishAt),
              },
            ]
          : []),
        ...(state === 'published'
          ? [{ key: 'withdraw', label: t('course.manage_withdraw'), onClick: () => askWithdraw(course) }]
          : []),
      ]
    },
    remove: (course: Known, onGone?: () => void) =>
      confirm({
        title: t('course.manage_remove_ask', { name: nameOf(course) }),
        text: t('course.manage_remove_text', { count: course.learnNum }),
        action: t('course.manage_remove'),
        danger: true,
        run: () => remove.mutateAsync(seen(course)),
        done: t('course.manage_remove_done', { name: nameOf(course) }),
        onDone: onGone,
        refresh: onChanged,
      }),
  }
}
