import type { ManagedCourseItem } from '@sands/contract/course/manage.model'
import { idIn } from '@sands/contract/kernel/id'
import { Button } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { ChosenBar } from '../../../kernel/ui/list/chosen-bar.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { type BulkAct, type BulkFailure, suiting } from './bulk-acts.ts'
import { BulkOutcome } from './bulk-outcome.tsx'
import { MoveCoursesDialog } from './move-courses-dialog.tsx'
import { useBulkActs } from './use-bulk-acts.ts'

interface CourseBulkProps {
  courses: readonly ManagedCourseItem[]
  /** Clears the selection. */
  onNone: () => void
  onChanged: () => Promise<unknown>
}

/** The actions on all chosen courses, and their result. */
export function CourseBulk({ courses, onNone, onChanged }: CourseBulkProps) {
  const t = useT()
  const mayPublish = may(useViewer(), 'course.publish')
  const [isMoving, setMoving] = useState(false)
  const [failures, setFailures] = useState<readonly BulkFailure[]>([])
  const { ask, move } = useBulkActs(async (left) => {
    setMoving(false)
    setFailures(left)
    onNone()
    await onChanged()
  })
  const button = (act: BulkAct) => {
    const able = suiting(act, courses, mayPublish)
    return (
      <Button
        danger={act === 'remove'}
        disabled={able.length === 0}
        onClick={() => ask(act, able, courses.length - able.length)}
      >
        {t(`course.manage_${act}`)}
      </Button>
    )
  }
  return (
    <>
      {courses.length > 0 && (
        <ChosenBar count={courses.length} onNone={onNone}>
          {mayPublish && button('publish')}
          <Button onClick={() => setMoving(true)}>{t('course.manage_bulk_move')}</Button>
          {mayPublish && button('withdraw')}
          {button('remove')}
        </ChosenBar>
      )}
      <MoveCoursesDialog
        open={isMoving}
        count={courses.length}
        onMove={async (category) => {
          const id = idIn<'courseCategory'>(category)
          if (id) await move(courses, id)
        }}
        onClose={() => setMoving(false)}
      />
      <BulkOutcome failures={failures} onClose={() => setFailures([])} />
    </>
  )
}
