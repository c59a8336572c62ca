// Written by npm run format from the files of the domains. Changes made by hand are lost.

import type * as source from '../zh-cn/manage-shell.ts'
import { applyManageTexts } from './apply.manage.ts'
import { articleManageTexts } from './article.manage.ts'
import { authManageTexts } from './auth.manage.ts'
import { communityManageTexts } from './community.manage.ts'
import { courseManageTexts } from './course.manage.ts'
import { examManageTexts } from './exam.manage.ts'
import { faceManageTexts } from './face.manage.ts'
import { feedbackManageTexts } from './feedback.manage.ts'
import { homeManageTexts } from './home.manage.ts'
import { kernelCategoryManageTexts } from './kernel.category.manage.ts'
import { kernelDraftManageTexts } from './kernel.draft.manage.ts'
import { kernelEditorManageTexts } from './kernel.editor.manage.ts'
import { kernelManageTexts } from './kernel.manage.ts'
import { kernelPreviewManageTexts } from './kernel.preview.manage.ts'
import { kernelRichTextManageTexts } from './kernel.rich-text.manage.ts'
import { lecturerManageTexts } from './lecturer.manage.ts'
import { mediaManageTexts } from './media.manage.ts'
import { messageManageTexts } from './message.manage.ts'
import { opsManageTexts } from './ops.manage.ts'
import { orgManageTexts } from './org.manage.ts'
import { pointsManageTexts } from './points.manage.ts'
import { reviewManageTexts } from './review.manage.ts'
import { settingsManageTexts } from './settings.manage.ts'
import { shopManageTexts } from './shop.manage.ts'
import { socialManageTexts } from './social.manage.ts'
import { studyManageTexts } from './study.manage.ts'
import { surveyManageTexts } from './survey.manage.ts'
import { trainingManageTexts } from './training.manage.ts'

/** Texts of the first load: those of the shell, and what it shows of other domains. */
export const manageShellTexts: typeof source.manageShellTexts = {
  ...kernelManageTexts,
  ...kernelCategoryManageTexts,
  ...kernelDraftManageTexts,
  ...kernelEditorManageTexts,
  ...kernelPreviewManageTexts,
  ...kernelRichTextManageTexts,
  ...opsManageTexts,
  ...settingsManageTexts,
  ...mediaManageTexts,
  ...orgManageTexts,
  ...authManageTexts,
  ...messageManageTexts,
  ...pointsManageTexts,
  ...socialManageTexts,
  ...studyManageTexts,
  ...reviewManageTexts,
  ...articleManageTexts,
  ...lecturerManageTexts,
  ...courseManageTexts,
  ...examManageTexts,
  ...surveyManageTexts,
  ...communityManageTexts,
  ...shopManageTexts,
  ...faceManageTexts,
  ...trainingManageTexts,
  ...applyManageTexts,
  ...feedbackManageTexts,
  ...homeManageTexts,
}

/** Texts that come with the screens of their domain. */
export const laterManageTexts: typeof source.laterManageTexts = {
  audit: async () => ({
    ...(await import('./ops.audit.manage.ts')).opsAuditManageTexts,
    ...(await import('./settings.audit.manage.ts')).settingsAuditManageTexts,
    ...(await import('./media.audit.manage.ts')).mediaAuditManageTexts,
    ...(await import('./org.audit.manage.ts')).orgAuditManageTexts,
    ...(await import('./auth.audit.manage.ts')).authAuditManageTexts,
    ...(await import('./message.audit.manage.ts')).messageAuditManageTexts,
    ...(await import('./points.audit.manage.ts')).pointsAuditManageTexts,
    ...(await import('./social.audit.manage.ts')).socialAuditManageTexts,
    ...(await import('./study.audit.manage.ts')).studyAuditManageTexts,
    ...(await import('./review.audit.manage.ts')).reviewAuditManageTexts,
    ...(await import('./article.audit.manage.ts')).articleAuditManageTexts,
    ...(await import('./lecturer.audit.manage.ts')).lecturerAuditManageTexts,
    ...(await import('./course.audit.manage.ts')).courseAuditManageTexts,
    ...(await import('./exam.audit.manage.ts')).examAuditManageTexts,
    ...(await import('./survey.audit.manage.ts')).surveyAuditManageTexts,
    ...(await import('./community.audit.manage.ts')).communityAuditManageTexts,
    ...(await import('./shop.audit.manage.ts')).shopAuditManageTexts,
    ...(await import('./face.audit.manage.ts')).faceAuditManageTexts,
    ...(await import('./training.audit.manage.ts')).trainingAuditManageTexts,
    ...(await import('./apply.audit.manage.ts')).applyAuditManageTexts,
    ...(await import('./feedback.audit.manage.ts')).feedbackAuditManageTexts,
    ...(await import('./home.audit.manage.ts')).homeAuditManageTexts,
  }),
  ops: async () => (await import('./ops.pages.manage.ts')).opsPagesManageTexts,
  settings: async () => (await import('./settings.pages.manage.ts')).settingsPagesManageTexts,
  media: async () => (await import('./media.pages.manage.ts')).mediaPagesManageTexts,
  org: async () => ({
    ...(await import('./org.pages.manage.ts')).orgPagesManageTexts,
    ...(await import('./org.roles.manage.ts')).orgRolesManageTexts,
  }),
  auth: async () => (await import('./auth.pages.manage.ts')).authPagesManageTexts,
  message: async () => (await import('./message.pages.manage.ts')).messagePagesManageTexts,
  points: async () => (await import('./points.pages.manage.ts')).pointsPagesManageTexts,
  social: async () => (await import('./social.pages.manage.ts')).socialPagesManageTexts,
  study: async () => ({
    ...(await import('./study.pages.manage.ts')).studyPagesManageTexts,
    ...(await import('./study.stay.manage.ts')).studyStayManageTexts,
  }),
  review: async () => ({
    ...(await import('./review.approval.manage.ts')).reviewApprovalManageTexts,
    ...(await import('./review.pages.manage.ts')).reviewPagesManageTexts,
  }),
  article: async () => (await import('./article.pages.manage.ts')).articlePagesManageTexts,
  lecturer: async () => (await import('./lecturer.pages.manage.ts')).lecturerPagesManageTexts,
  course: async () => ({
    ...(await import('./course.import.manage.ts')).courseImportManageTexts,
    ...(await import('./course.learn.manage.ts')).courseLearnManageTexts,
    ...(await import('./course.pages.manage.ts')).coursePagesManageTexts,
    ...(await import('./course.publish.manage.ts')).coursePublishManageTexts,
    ...(await import('./course.report.manage.ts')).courseReportManageTexts,
  }),
  exam: async () => ({
    ...(await import('./exam.authors.manage.ts')).examAuthorsManageTexts,
    ...(await import('./exam.learn.manage.ts')).examLearnManageTexts,
    ...(await import('./exam.pages.manage.ts')).examPagesManageTexts,
    ...(await import('./exam.practice.manage.ts')).examPracticeManageTexts,
    ...(await import('./exam.regrade.manage.ts')).examRegradeManageTexts,
    ...(await import('./exam.report.manage.ts')).examReportManageTexts,
  }),
  survey: async () => (await import('./survey.pages.manage.ts')).surveyPagesManageTexts,
  community: async () => (await import('./community.pages.manage.ts')).communityPagesManageTexts,
  shop: async () => (await import('./shop.pages.manage.ts')).shopPagesManageTexts,
  face: async () => (await import('./face.pages.manage.ts')).facePagesManageTexts,
  training: async () => (await import('./training.pages.manage.ts')).trainingPagesManageTexts,
  apply: async () => (await import('./apply.pages.manage.ts')).applyPagesManageTexts,
  feedback: async () => (await import('./feedback.pages.manage.ts')).feedbackPagesManageTexts,
  home: async () => ({
    ...(await import('./home.decoration.manage.ts')).homeDecorationManageTexts,
    ...(await import('./home.front.manage.ts')).homeFrontManageTexts,
    ...(await import('./home.pages.manage.ts')).homePagesManageTexts,
    ...(await import('./home.publish.manage.ts')).homePublishManageTexts,
  }),
}
