import type { ManagedCourseItem } from '@sands/contract/course/manage.model'
import type { Id } from '@sands/contract/kernel/schema'
import { call } from '@sands/web/call/call'
import { randomId } from '@sands/web/device/random-id'
import { showToast } from '@sands/web/toast/toast'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { type BulkAct, type BulkFailure, doEach } from './bulk-acts.ts'

const CALLS = {
  publish: 'POST /sands-lms/api/v1/manage/course/publish',
  withdraw: 'POST /sands-lms/api/v1/manage/course/withdraw',
  remove: 'POST /sands-lms/api/v1/manage/course/remove',
} as const satisfies Readonly<Record<BulkAct, string>>

/** The reasons are shown together at the end. */
const quietly = () => ({ idempotencyKey: randomId(), quiet: true })

async function moveTo(categoryId: Id<'courseCategory'>, { id }: ManagedCourseItem): Promise<void> {
  const { version, draft } = await call('GET /sands-lms/api/v1/manage/course/get', { query: { id }, quiet: true })
  if (draft.categoryId === categoryId) return
  const body = { id, version, draft: { ...draft, categoryId } }
  await call('POST /sands-lms/api/v1/manage/course/save', { body, ...quietly() })
}

/** Runs one action on many courses, and reports the result. */
export function useBulkActs(onDone: (failures: readonly BulkFailure[]) => Promise<unknown>) {
  const t = useT()
  const confirm = useConfirm()

  const tell = async (act: BulkAct | 'move', { all, failures }: { all: number; failures: readonly BulkFailure[] }) => {
    const count = all - failures.length
    if (count > 0) showToast(t(`course.manage_bulk_${act}_done`, { count }), { kind: 'success' })
    await onDone(failures)
  }

  const question = (act: BulkAct, left: number): string => {
    const first = t(`course.manage_bulk_${act}_text`)
    if (left === 0) return first
    return t('manage.two_sentences', { first, second: t('course.manage_bulk_left', { count: left }) })
  }

  return {
    /** `left` is the number of chosen courses that the action skips. */
    ask: (act: BulkAct, courses: readonly ManagedCourseItem[], left: number) =>
      confirm({
        title: t(`course.manage_bulk_${act}_ask`, { count: courses.length }),
        text: question(act, left),
        action: t(`course.manage_${act}`),
        danger: act !== 'publish',
        run: async () => {
          const failures = await doEach(courses, ({ id, version }) =>
            call(CALLS[act], { body: { id, version }, ...quietly() }),
          )
          await tell(act, { all: courses.length, failures })
        },
      }),
    move: async (courses: readonly ManagedCourseItem[], categoryId: Id<'courseCategory'>) => {
      const failures = await doEach(courses, (course) => moveTo(categoryId, course))
      await tell('move', { all: courses.length, failures })
    },
  }
}
