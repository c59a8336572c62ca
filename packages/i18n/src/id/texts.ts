import { kernelTexts } from './kernel.ts'

/** Texts of the phone app and those both apps share. */
export const texts = { ...kernelTexts }
