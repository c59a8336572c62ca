import type { ManagedCourse } from '@sands/contract/course/manage.model'
import { CallError } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { isConflict } from '../../../kernel/conflict.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'

/** Stores what is not stored yet, and says what that makes; nothing when it could not be stored. */
export type Flush = () => Promise<ManagedCourse | undefined>

interface Publishing {
  flush: Flush
  onPublished: () => Promise<void>
}

/** Stores the draft, then publishes exactly that. Whatever goes wrong, what was typed stays. */
export function usePublish({ flush, onPublished }: Publishing) {
  const t = useT()
  const { minute } = useMoments()
  const publish = useAct('POST /sands-lms/api/v1/manage/course/publish')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function run(publishAt: string | null): Promise<void> {
    const course = await flush()
    if (!course) return setProblem(t('manage.publish_unsaved'))
    const { id, version } = course
    await publish.mutateAsync({ body: { id, version, ...(publishAt && { publishAt }) }, quiet: true })
    const told = publishAt
      ? t('course.manage_publish_later_done', { time: minute(publishAt) })
      : t('course.manage_publish_done')
    showToast(told, { kind: 'success' })
    await onPublished()
  }
  return {
    isBusy,
    problem,
    submit: async (publishAt: string | null): Promise<void> => {
      setProblem(undefined)
      setBusy(true)
      try {
        await run(publishAt)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        setProblem(isConflict(error) ? t('manage.publish_conflict') : error.msg || t('app_network_error'))
      } finally {
        setBusy(false)
      }
    },
  }
}
