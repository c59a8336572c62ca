import type { Viewer } from '../../../kernel/viewer.ts'

type Person = Pick<Viewer, 'collegeId' | 'userId'>

/** Files uploaded to Tencent are stored here until they are checked, and shown to nobody. */
export const QUARANTINE = 'quarantine/'
export const QUARANTINE_DAYS = 2

export const folderOf = ({ collegeId, userId }: Person): string => `${QUARANTINE}${collegeId}/${userId}/`

/** No part of the key leads out of the folder when it is read as a path. */
export function isInFolder(key: string, folder: string): boolean {
  if (!key.startsWith(folder)) return false
  const steps = key.slice(folder.length).split('/')
  return !/[\p{Cc}\\]/u.test(key) && steps.every((step) => step !== '' && step !== '.' && step !== '..')
}

const CONTEXT = 'sands '
/** Part of the signature of an upload to the video service, which returns it: this identifies the uploader of a file. */
export const contextOf = ({ collegeId, userId }: Person): string => `${CONTEXT}${collegeId}/${userId}`

/** Whether the file was uploaded through us, and not by another user of the same account. */
export const isOurs = (context: string | undefined): boolean => context?.startsWith(CONTEXT) ?? false
