import { CHANGED_MEANWHILE } from '@sands/contract/kernel/codes'
import { CallError } from '@sands/web/call/call'

/** Somebody else has changed the thing since it was opened here: nothing was stored. */
export const isConflict = (error: unknown): boolean => error instanceof CallError && error.code === CHANGED_MEANWHILE
