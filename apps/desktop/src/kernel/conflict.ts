import { CHANGED_MEANWHILE } from '@sands/contract/kernel/codes'
import { CallError } from '@sands/web/call/call'

/** Somebody else has changed the entity since it was opened here, so nothing was stored. */
export const isConflict = (error: unknown): boolean => error instanceof CallError && error.code === CHANGED_MEANWHILE
