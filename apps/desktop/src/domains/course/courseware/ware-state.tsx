import type { ManagedCourseware } from '@sands/contract/course/manage.model'
import { FILE_STATUS, type FileStatus } from '@sands/rules/upload'
import { FileState } from '../../../kernel/file/file-state.tsx'

const STATUSES: readonly FileStatus[] = Object.values(FILE_STATUS)

/** How far the file of a piece is; nothing once it can be studied. */
export function WareState({ ware }: { ware: Pick<ManagedCourseware, 'status' | 'progress'> }) {
  const status = STATUSES.find((each) => each === ware.status)
  if (!status || status === FILE_STATUS.ready) return null
  return <FileState file={{ status, progress: ware.progress }} />
}

/** Whether its file is still being worked on. */
export const isWareInWork = ({ status }: Pick<ManagedCourseware, 'status'>): boolean =>
  status === FILE_STATUS.queued || status === FILE_STATUS.running
