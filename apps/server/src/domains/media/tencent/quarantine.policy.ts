import type { Viewer } from '../../../kernel/viewer.ts'

type Person = Pick<Viewer, 'collegeId' | 'userId'>

/** What came past us lies here until it is checked, and is shown to nobody. */
export const QUARANTINE = 'quarantine/'
export const QUARANTINE_DAYS = 2

export const folderOf = ({ collegeId, userId }: Person): string => `${QUARANTINE}${collegeId}/${userId}/`

/** Nothing in it leads out of the folder, whoever reads it as a path. */
export function isInFolder(key: string, folder: string): boolean {
  if (!key.startsWith(folder)) return false
  const steps = key.slice(folder.length).split('/')
  return !/[\p{Cc}\\]/u.test(key) && steps.every((step) => step !== '' && step !== '.' && step !== '..')
}

const CONTEXT = 'sands '
/** Written into the signature of an upload to the video service, which tells it back: so we know whose a file is. */
export const contextOf = ({ collegeId, userId }: Person): string => `${CONTEXT}${collegeId}/${userId}`

/** Whether it came through us, and not by whatever else uses the same account. */
export const isOurs = (context: string | undefined): boolean => context?.startsWith(CONTEXT) ?? false
