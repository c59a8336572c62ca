import type { CourseEditors, ManagedCourse } from '@sands/contract/course/manage.model'
import { EDITOR_TELLS_MS } from '@sands/rules/course'
import { attempt } from '@sands/web/call/attempt'
import { call } from '@sands/web/call/call'
import { useEffect, useState } from 'react'

type Others = CourseEditors['others']

const namesIn = (others: Others): string => others.map(({ userId, name }) => `${userId} ${name}`).join('\n')

/** Says that this editor is open, as long as it is, and names who else has the course open. */
export function useOtherEditors(id: ManagedCourse['id']): Others {
  const [others, setOthers] = useState<Others>([])
  useEffect(() => {
    let isOver = false
    const tell = async (isOpen: boolean) => {
      const body = { id, isOpen }
      const work = () => call('POST /sands-lms/api/v1/manage/course/editing', { body, quiet: true, silent: true })
      const { data } = await attempt(work)
      // The same people again: nothing is drawn again.
      if (data && !isOver) setOthers((before) => (namesIn(before) === namesIn(data.others) ? before : data.others))
    }
    void tell(true)
    const timer = setInterval(() => void tell(true), EDITOR_TELLS_MS)
    return () => {
      isOver = true
      clearInterval(timer)
      void tell(false)
    }
  }, [id])
  return others
}
