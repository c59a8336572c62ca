// Written by npm run format from the files of the domains. Changes made by hand are lost.

import type * as source from '../zh-cn/shell.ts'
import { applyShellTexts } from './apply.shell.ts'
import { articleShellTexts } from './article.shell.ts'
import { authShellTexts } from './auth.shell.ts'
import { communityShellTexts } from './community.shell.ts'
import { courseShellTexts } from './course.shell.ts'
import { examShellTexts } from './exam.shell.ts'
import { faceShellTexts } from './face.shell.ts'
import { feedbackShellTexts } from './feedback.shell.ts'
import { homeTexts } from './home.ts'
import { kernelTexts } from './kernel.ts'
import { lecturerShellTexts } from './lecturer.shell.ts'
import { mediaShellTexts } from './media.shell.ts'
import { messageShellTexts } from './message.shell.ts'
import { orgShellTexts } from './org.shell.ts'
import { reviewShellTexts } from './review.shell.ts'
import { settingsTexts } from './settings.ts'
import { shopShellTexts } from './shop.shell.ts'
import { socialShellTexts } from './social.shell.ts'
import { studyShellTexts } from './study.shell.ts'
import { surveyShellTexts } from './survey.shell.ts'
import { trainingShellTexts } from './training.shell.ts'

/** Texts of the first load: those of the shell, and what it shows of other domains. */
export const shellTexts: typeof source.shellTexts = {
  ...kernelTexts,
  ...settingsTexts,
  ...mediaShellTexts,
  ...orgShellTexts,
  ...authShellTexts,
  ...messageShellTexts,
  ...socialShellTexts,
  ...studyShellTexts,
  ...reviewShellTexts,
  ...articleShellTexts,
  ...lecturerShellTexts,
  ...courseShellTexts,
  ...examShellTexts,
  ...surveyShellTexts,
  ...communityShellTexts,
  ...shopShellTexts,
  ...faceShellTexts,
  ...trainingShellTexts,
  ...applyShellTexts,
  ...feedbackShellTexts,
  ...homeTexts,
}

/** Texts that come with the screens of their domain. */
export const laterTexts: typeof source.laterTexts = {
  media: async () => ({
    ...(await import('./media.document.ts')).mediaDocumentTexts,
    ...(await import('./media.download.ts')).mediaDownloadTexts,
    ...(await import('./media.player.ts')).mediaPlayerTexts,
    ...(await import('./media.upload.ts')).mediaUploadTexts,
  }),
  org: async () => (await import('./org.ts')).orgTexts,
  auth: async () => ({
    ...(await import('./auth.ts')).authTexts,
    ...(await import('./auth.phone.ts')).authPhoneTexts,
    ...(await import('./auth.proof.ts')).authProofTexts,
  }),
  message: async () => (await import('./message.ts')).messageTexts,
  points: async () => (await import('./points.ts')).pointsTexts,
  social: async () => (await import('./social.ts')).socialTexts,
  study: async () => ({
    ...(await import('./study.ts')).studyTexts,
    ...(await import('./study.tasks.ts')).studyTasksTexts,
  }),
  review: async () => (await import('./review.ts')).reviewTexts,
  article: async () => (await import('./article.ts')).articleTexts,
  lecturer: async () => (await import('./lecturer.ts')).lecturerTexts,
  course: async () => (await import('./course.ts')).courseTexts,
  exam: async () => ({
    ...(await import('./exam.ts')).examTexts,
    ...(await import('./exam.practice.ts')).examPracticeTexts,
    ...(await import('./exam.taking.ts')).examTakingTexts,
  }),
  survey: async () => (await import('./survey.ts')).surveyTexts,
  community: async () => ({
    ...(await import('./community.ts')).communityTexts,
    ...(await import('./community.phone.ts')).communityPhoneTexts,
  }),
  shop: async () => (await import('./shop.ts')).shopTexts,
  face: async () => (await import('./face.ts')).faceTexts,
  training: async () => (await import('./training.ts')).trainingTexts,
  apply: async () => (await import('./apply.ts')).applyTexts,
  feedback: async () => (await import('./feedback.ts')).feedbackTexts,
}
