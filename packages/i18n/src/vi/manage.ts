import { kernelManageTexts } from './kernel.manage.ts'

/** Texts that only the desktop needs. */
export const manageTexts = { ...kernelManageTexts }
