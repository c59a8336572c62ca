import type { CourseDocument } from '@sands/contract/course/manage.model'
import { EVERYONE } from '@sands/rules/audience'
import { useAct } from '@sands/web/call/use-call'
import { useNavigate } from 'react-router'
import { coursePaths } from '../course-paths.ts'

/** An empty course with the most common settings. */
export const NEW_COURSE: CourseDocument = {
  title: '',
  categoryId: null,
  coverFileId: null,
  introduction: '',
  lecturerIds: [],
  chapters: [],
  isInOrder: false,
  seekAhead: false,
  isCommentable: true,
  points: 0,
  audience: EVERYONE,
}

/** Creates a course and opens its editor. */
export function useNewCourse() {
  const navigate = useNavigate()
  const create = useAct('POST /sands-lms/api/v1/manage/course/create')
  const begin = () =>
    create.mutate({ body: NEW_COURSE }, { onSuccess: ({ id }) => void navigate(coursePaths.edit(id)) })
  return { begin, isBusy: create.isPending }
}
