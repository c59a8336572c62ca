// Written by npm run format from the files of the domains. Changes made by hand are lost.

import { articleTexts } from './article.ts'
import { authTexts } from './auth.ts'
import { courseTexts } from './course.ts'
import { feedbackTexts } from './feedback.ts'
import { homeTexts } from './home.ts'
import { kernelTexts } from './kernel.ts'
import { lecturerTexts } from './lecturer.ts'
import { mediaDocumentTexts } from './media.document.ts'
import { mediaDownloadTexts } from './media.download.ts'
import { mediaPlayerTexts } from './media.player.ts'
import { mediaUploadTexts } from './media.upload.ts'
import { messageTexts } from './message.ts'
import { orgTexts } from './org.ts'
import { settingsTexts } from './settings.ts'
import { socialTexts } from './social.ts'
import { studyTexts } from './study.ts'

/** Texts of the phone app and those both apps share. */
export const texts = {
  ...kernelTexts,
  ...settingsTexts,
  ...mediaDocumentTexts,
  ...mediaDownloadTexts,
  ...mediaPlayerTexts,
  ...mediaUploadTexts,
  ...orgTexts,
  ...authTexts,
  ...messageTexts,
  ...socialTexts,
  ...studyTexts,
  ...articleTexts,
  ...lecturerTexts,
  ...courseTexts,
  ...feedbackTexts,
  ...homeTexts,
}
