import { expectDiskSpace } from '../disk-space.service.ts'

/** The outputs of a file are seldom larger than the file. */
const TIMES = 2

/** Throws the error of a full disk while there is still some space left. */
export const checkDiskSpace = (folder: string, bytes: number): Promise<void> => expectDiskSpace(folder, bytes * TIMES)
