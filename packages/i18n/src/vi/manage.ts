// Written by npm run format from the files of the domains. Changes made by hand are lost.

import type * as source from '../zh-cn/manage.ts'
import { applyAuditManageTexts } from './apply.audit.manage.ts'
import { applyManageTexts } from './apply.manage.ts'
import { applyPagesManageTexts } from './apply.pages.manage.ts'
import { articleAuditManageTexts } from './article.audit.manage.ts'
import { articleManageTexts } from './article.manage.ts'
import { articlePagesManageTexts } from './article.pages.manage.ts'
import { authAuditManageTexts } from './auth.audit.manage.ts'
import { authManageTexts } from './auth.manage.ts'
import { authPagesManageTexts } from './auth.pages.manage.ts'
import { communityAuditManageTexts } from './community.audit.manage.ts'
import { communityManageTexts } from './community.manage.ts'
import { communityPagesManageTexts } from './community.pages.manage.ts'
import { courseAuditManageTexts } from './course.audit.manage.ts'
import { courseImportManageTexts } from './course.import.manage.ts'
import { courseLearnManageTexts } from './course.learn.manage.ts'
import { courseManageTexts } from './course.manage.ts'
import { coursePagesManageTexts } from './course.pages.manage.ts'
import { coursePublishManageTexts } from './course.publish.manage.ts'
import { courseReportManageTexts } from './course.report.manage.ts'
import { examAuditManageTexts } from './exam.audit.manage.ts'
import { examAuthorsManageTexts } from './exam.authors.manage.ts'
import { examLearnManageTexts } from './exam.learn.manage.ts'
import { examManageTexts } from './exam.manage.ts'
import { examPagesManageTexts } from './exam.pages.manage.ts'
import { examPracticeManageTexts } from './exam.practice.manage.ts'
import { examRegradeManageTexts } from './exam.regrade.manage.ts'
import { examReportManageTexts } from './exam.report.manage.ts'
import { faceAuditManageTexts } from './face.audit.manage.ts'
import { faceManageTexts } from './face.manage.ts'
import { facePagesManageTexts } from './face.pages.manage.ts'
import { feedbackAuditManageTexts } from './feedback.audit.manage.ts'
import { feedbackManageTexts } from './feedback.manage.ts'
import { feedbackPagesManageTexts } from './feedback.pages.manage.ts'
import { homeAuditManageTexts } from './home.audit.manage.ts'
import { homeDecorationManageTexts } from './home.decoration.manage.ts'
import { homeFrontManageTexts } from './home.front.manage.ts'
import { homeManageTexts } from './home.manage.ts'
import { homePagesManageTexts } from './home.pages.manage.ts'
import { homePublishManageTexts } from './home.publish.manage.ts'
import { kernelCategoryManageTexts } from './kernel.category.manage.ts'
import { kernelDraftManageTexts } from './kernel.draft.manage.ts'
import { kernelEditorManageTexts } from './kernel.editor.manage.ts'
import { kernelManageTexts } from './kernel.manage.ts'
import { kernelPreviewManageTexts } from './kernel.preview.manage.ts'
import { kernelRichTextManageTexts } from './kernel.rich-text.manage.ts'
import { lecturerAuditManageTexts } from './lecturer.audit.manage.ts'
import { lecturerManageTexts } from './lecturer.manage.ts'
import { lecturerPagesManageTexts } from './lecturer.pages.manage.ts'
import { mediaAuditManageTexts } from './media.audit.manage.ts'
import { mediaManageTexts } from './media.manage.ts'
import { mediaPagesManageTexts } from './media.pages.manage.ts'
import { messageAuditManageTexts } from './message.audit.manage.ts'
import { messageManageTexts } from './message.manage.ts'
import { messagePagesManageTexts } from './message.pages.manage.ts'
import { opsAuditManageTexts } from './ops.audit.manage.ts'
import { opsManageTexts } from './ops.manage.ts'
import { opsPagesManageTexts } from './ops.pages.manage.ts'
import { orgAuditManageTexts } from './org.audit.manage.ts'
import { orgManageTexts } from './org.manage.ts'
import { orgPagesManageTexts } from './org.pages.manage.ts'
import { orgRolesManageTexts } from './org.roles.manage.ts'
import { pointsAuditManageTexts } from './points.audit.manage.ts'
import { pointsManageTexts } from './points.manage.ts'
import { pointsPagesManageTexts } from './points.pages.manage.ts'
import { reviewApprovalManageTexts } from './review.approval.manage.ts'
import { reviewAuditManageTexts } from './review.audit.manage.ts'
import { reviewManageTexts } from './review.manage.ts'
import { reviewPagesManageTexts } from './review.pages.manage.ts'
import { settingsAuditManageTexts } from './settings.audit.manage.ts'
import { settingsManageTexts } from './settings.manage.ts'
import { settingsPagesManageTexts } from './settings.pages.manage.ts'
import { shopAuditManageTexts } from './shop.audit.manage.ts'
import { shopManageTexts } from './shop.manage.ts'
import { shopPagesManageTexts } from './shop.pages.manage.ts'
import { socialAuditManageTexts } from './social.audit.manage.ts'
import { socialManageTexts } from './social.manage.ts'
import { socialPagesManageTexts } from './social.pages.manage.ts'
import { studyAuditManageTexts } from './study.audit.manage.ts'
import { studyManageTexts } from './study.manage.ts'
import { studyPagesManageTexts } from './study.pages.manage.ts'
import { studyStayManageTexts } from './study.stay.manage.ts'
import { surveyAuditManageTexts } from './survey.audit.manage.ts'
import { surveyManageTexts } from './survey.manage.ts'
import { surveyPagesManageTexts } from './survey.pages.manage.ts'
import { trainingAuditManageTexts } from './training.audit.manage.ts'
import { trainingManageTexts } from './training.manage.ts'
import { trainingPagesManageTexts } from './training.pages.manage.ts'

/** Texts that only the desktop needs. */
export const manageTexts: typeof source.manageTexts = {
  ...kernelManageTexts,
  ...kernelCategoryManageTexts,
  ...kernelDraftManageTexts,
  ...kernelEditorManageTexts,
  ...kernelPreviewManageTexts,
  ...kernelRichTextManageTexts,
  ...opsManageTexts,
  ...opsAuditManageTexts,
  ...opsPagesManageTexts,
  ...settingsManageTexts,
  ...settingsAuditManageTexts,
  ...settingsPagesManageTexts,
  ...mediaManageTexts,
  ...mediaAuditManageTexts,
  ...mediaPagesManageTexts,
  ...orgManageTexts,
  ...orgAuditManageTexts,
  ...orgPagesManageTexts,
  ...orgRolesManageTexts,
  ...authManageTexts,
  ...authAuditManageTexts,
  ...authPagesManageTexts,
  ...messageManageTexts,
  ...messageAuditManageTexts,
  ...messagePagesManageTexts,
  ...pointsManageTexts,
  ...pointsAuditManageTexts,
  ...pointsPagesManageTexts,
  ...socialManageTexts,
  ...socialAuditManageTexts,
  ...socialPagesManageTexts,
  ...studyManageTexts,
  ...studyAuditManageTexts,
  ...studyPagesManageTexts,
  ...studyStayManageTexts,
  ...reviewManageTexts,
  ...reviewApprovalManageTexts,
  ...reviewAuditManageTexts,
  ...reviewPagesManageTexts,
  ...articleManageTexts,
  ...articleAuditManageTexts,
  ...articlePagesManageTexts,
  ...lecturerManageTexts,
  ...lecturerAuditManageTexts,
  ...lecturerPagesManageTexts,
  ...courseManageTexts,
  ...courseAuditManageTexts,
  ...courseImportManageTexts,
  ...courseLearnManageTexts,
  ...coursePagesManageTexts,
  ...coursePublishManageTexts,
  ...courseReportManageTexts,
  ...examManageTexts,
  ...examAuditManageTexts,
  ...examAuthorsManageTexts,
  ...examLearnManageTexts,
  ...examPagesManageTexts,
  ...examPracticeManageTexts,
  ...examRegradeManageTexts,
  ...examReportManageTexts,
  ...surveyManageTexts,
  ...surveyAuditManageTexts,
  ...surveyPagesManageTexts,
  ...communityManageTexts,
  ...communityAuditManageTexts,
  ...communityPagesManageTexts,
  ...shopManageTexts,
  ...shopAuditManageTexts,
  ...shopPagesManageTexts,
  ...faceManageTexts,
  ...faceAuditManageTexts,
  ...facePagesManageTexts,
  ...trainingManageTexts,
  ...trainingAuditManageTexts,
  ...trainingPagesManageTexts,
  ...applyManageTexts,
  ...applyAuditManageTexts,
  ...applyPagesManageTexts,
  ...feedbackManageTexts,
  ...feedbackAuditManageTexts,
  ...feedbackPagesManageTexts,
  ...homeManageTexts,
  ...homeAuditManageTexts,
  ...homeDecorationManageTexts,
  ...homeFrontManageTexts,
  ...homePagesManageTexts,
  ...homePublishManageTexts,
}
