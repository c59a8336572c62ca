import { expectRoom } from '../room.service.ts'

/** What is made of a file is seldom larger than the file. */
const TIMES = 2

/** Throws what a full disk throws, before it is one. */
export const checkRoom = (folder: string, bytes: number): Promise<void> => expectRoom(folder, bytes * TIMES)
