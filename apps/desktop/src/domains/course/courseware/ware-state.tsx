import type { ManagedCourseware } from '@sands/contract/course/manage.model'
import { FILE_STATUS, type FileStatus } from '@sands/rules/upload'
import { FileState } from '../../../kernel/file/file-state.tsx'

const STATUSES: readonly FileStatus[] = Object.values(FILE_STATUS)

interface WareStateProps {
  ware: Pick<ManagedCourseware, 'status' | 'progress'>
  /** Also once it can be studied. */
  always?: boolean
}

/** How far the file of a piece is. */
export function WareState({ ware, always = false }: WareStateProps) {
  const status = STATUSES.find((each) => each === ware.status)
  if (!status || (status === FILE_STATUS.ready && !always)) return null
  return <FileState file={{ status, progress: ware.progress }} />
}

/** Whether its file is still being worked on. */
export const isWareInWork = ({ status }: Pick<ManagedCourseware, 'status'>): boolean =>
  status === FILE_STATUS.queued || status === FILE_STATUS.running
