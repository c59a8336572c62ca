// Written by npm run format from the files of the domains. Changes made by hand are lost.

import type * as source from '../zh-cn/texts.ts'
import { applyShellTexts } from './apply.shell.ts'
import { applyTexts } from './apply.ts'
import { articleShellTexts } from './article.shell.ts'
import { articleTexts } from './article.ts'
import { authPhoneTexts } from './auth.phone.ts'
import { authProofTexts } from './auth.proof.ts'
import { authShellTexts } from './auth.shell.ts'
import { authTexts } from './auth.ts'
import { communityPhoneTexts } from './community.phone.ts'
import { communityShellTexts } from './community.shell.ts'
import { communityTexts } from './community.ts'
import { courseShellTexts } from './course.shell.ts'
import { courseTexts } from './course.ts'
import { examPracticeTexts } from './exam.practice.ts'
import { examShellTexts } from './exam.shell.ts'
import { examTakingTexts } from './exam.taking.ts'
import { examTexts } from './exam.ts'
import { faceShellTexts } from './face.shell.ts'
import { faceTexts } from './face.ts'
import { feedbackShellTexts } from './feedback.shell.ts'
import { feedbackTexts } from './feedback.ts'
import { homeTexts } from './home.ts'
import { kernelTexts } from './kernel.ts'
import { lecturerShellTexts } from './lecturer.shell.ts'
import { lecturerTexts } from './lecturer.ts'
import { mediaDocumentTexts } from './media.document.ts'
import { mediaDownloadTexts } from './media.download.ts'
import { mediaPlayerTexts } from './media.player.ts'
import { mediaShellTexts } from './media.shell.ts'
import { mediaUploadTexts } from './media.upload.ts'
import { messageShellTexts } from './message.shell.ts'
import { messageTexts } from './message.ts'
import { orgShellTexts } from './org.shell.ts'
import { orgTexts } from './org.ts'
import { pointsTexts } from './points.ts'
import { reviewShellTexts } from './review.shell.ts'
import { reviewTexts } from './review.ts'
import { settingsTexts } from './settings.ts'
import { shopShellTexts } from './shop.shell.ts'
import { shopTexts } from './shop.ts'
import { socialShellTexts } from './social.shell.ts'
import { socialTexts } from './social.ts'
import { studyShellTexts } from './study.shell.ts'
import { studyTasksTexts } from './study.tasks.ts'
import { studyTexts } from './study.ts'
import { surveyShellTexts } from './survey.shell.ts'
import { surveyTexts } from './survey.ts'
import { trainingShellTexts } from './training.shell.ts'
import { trainingTexts } from './training.ts'

/** Texts of the phone app and those both apps share. */
export const texts: typeof source.texts = {
  ...kernelTexts,
  ...settingsTexts,
  ...mediaDocumentTexts,
  ...mediaDownloadTexts,
  ...mediaPlayerTexts,
  ...mediaShellTexts,
  ...mediaUploadTexts,
  ...orgTexts,
  ...orgShellTexts,
  ...authTexts,
  ...authPhoneTexts,
  ...authProofTexts,
  ...authShellTexts,
  ...messageTexts,
  ...messageShellTexts,
  ...pointsTexts,
  ...socialTexts,
  ...socialShellTexts,
  ...studyTexts,
  ...studyShellTexts,
  ...studyTasksTexts,
  ...reviewTexts,
  ...reviewShellTexts,
  ...articleTexts,
  ...articleShellTexts,
  ...lecturerTexts,
  ...lecturerShellTexts,
  ...courseTexts,
  ...courseShellTexts,
  ...examTexts,
  ...examPracticeTexts,
  ...examShellTexts,
  ...examTakingTexts,
  ...surveyTexts,
  ...surveyShellTexts,
  ...communityTexts,
  ...communityPhoneTexts,
  ...communityShellTexts,
  ...shopTexts,
  ...shopShellTexts,
  ...faceTexts,
  ...faceShellTexts,
  ...trainingTexts,
  ...trainingShellTexts,
  ...applyTexts,
  ...applyShellTexts,
  ...feedbackTexts,
  ...feedbackShellTexts,
  ...homeTexts,
}
