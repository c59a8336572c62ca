import { authTexts } from './auth.ts'
import { homeTexts } from './home.ts'
import { kernelTexts } from './kernel.ts'
import { messageTexts } from './message.ts'
import { orgTexts } from './org.ts'
import { settingsTexts } from './settings.ts'

export const texts = { ...kernelTexts, ...settingsTexts, ...orgTexts, ...authTexts, ...messageTexts, ...homeTexts }
