import type { CourseEdition, ManagedCourse } from '@sands/contract/course/manage.model'
import { useAct } from '@sands/web/call/use-call'
import { useNavigate } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { coursePaths } from '../course-paths.ts'

/** Makes an earlier edition the draft again. Learners see it only after it is published. */
export function useTakeEdition(): (course: ManagedCourse, edition: CourseEdition) => void {
  const t = useT()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const save = useAct('POST /sands-lms/api/v1/manage/course/save')
  return ({ id, version }, { edition, document }) =>
    confirm({
      title: t('course.manage_edition_take_ask', { number: edition }),
      text: t('course.manage_edition_take_text'),
      action: t('course.manage_edition_take'),
      danger: true,
      run: () => save.mutateAsync({ body: { id, version, draft: document } }),
      done: t('course.manage_edition_taken', { number: edition }),
      onDone: () => navigate(coursePaths.edit(id)),
    })
}
