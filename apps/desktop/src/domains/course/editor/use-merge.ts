import type { ManagedCourse } from '@sands/contract/course/manage.model'
import { attempt } from '@sands/web/call/attempt'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { readCourse } from './use-course-draft.ts'

/** Opens with what somebody else has stored. */
export function useMerge(id: ManagedCourse['id']) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [theirs, setTheirs] = useState<ManagedCourse>()
  const open = async () => {
    setTheirs(undefined)
    setOpen(true)
    const { data, error } = await attempt(() => readCourse(id))
    if (data) return setTheirs(data)
    setOpen(false)
    showToast(error?.msg || t('app_network_error'), { kind: 'error' })
  }
  return { isOpen, theirs, open: () => void open(), close: () => setOpen(false) }
}
