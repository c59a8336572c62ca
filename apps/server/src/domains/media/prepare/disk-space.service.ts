import { expectDiskSpace } from '../disk-space.service.ts'

/** What is made of a file is seldom larger than the file. */
const TIMES = 2

/** Throws what a full disk throws, before it is one. */
export const checkDiskSpace = (folder: string, bytes: number): Promise<void> => expectDiskSpace(folder, bytes * TIMES)
