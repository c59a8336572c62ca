import type { ManagedCourseware } from '@sands/contract/course/manage.model'
import { FILE_STATUS, type FileStatus } from '@sands/rules/upload'
import { FileState } from '../../../kernel/file/file-state.tsx'

const STATUSES: readonly FileStatus[] = Object.values(FILE_STATUS)

interface CoursewareStateProps {
  courseware: Pick<ManagedCourseware, 'status' | 'progress'>
  /** Shows the state of ready courseware too. */
  always?: boolean
}

/** The preparation state of the file of courseware. */
export function CoursewareState({ courseware, always = false }: CoursewareStateProps) {
  const status = STATUSES.find((each) => each === courseware.status)
  if (!status || (status === FILE_STATUS.ready && !always)) return null
  return <FileState file={{ status, progress: courseware.progress }} />
}

/** Whether its file is still being prepared. */
export const isCoursewareInWork = ({ status }: Pick<ManagedCourseware, 'status'>): boolean =>
  status === FILE_STATUS.queued || status === FILE_STATUS.running
