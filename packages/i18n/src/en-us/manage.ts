// Written by npm run format from the files of the domains. Changes made by hand are lost.

import { articleManageTexts } from './article.manage.ts'
import { authManageTexts } from './auth.manage.ts'
import { courseImportManageTexts } from './course.import.manage.ts'
import { courseLearnManageTexts } from './course.learn.manage.ts'
import { courseManageTexts } from './course.manage.ts'
import { coursePublishManageTexts } from './course.publish.manage.ts'
import { courseReportManageTexts } from './course.report.manage.ts'
import { examAuditManageTexts } from './exam.audit.manage.ts'
import { examAuthorsManageTexts } from './exam.authors.manage.ts'
import { examLearnManageTexts } from './exam.learn.manage.ts'
import { examManageTexts } from './exam.manage.ts'
import { examPracticeManageTexts } from './exam.practice.manage.ts'
import { examRegradeManageTexts } from './exam.regrade.manage.ts'
import { examReportManageTexts } from './exam.report.manage.ts'
import { feedbackManageTexts } from './feedback.manage.ts'
import { homeDecorationManageTexts } from './home.decoration.manage.ts'
import { homeFrontManageTexts } from './home.front.manage.ts'
import { homeManageTexts } from './home.manage.ts'
import { homePublishManageTexts } from './home.publish.manage.ts'
import { kernelCategoryManageTexts } from './kernel.category.manage.ts'
import { kernelDraftManageTexts } from './kernel.draft.manage.ts'
import { kernelEditorManageTexts } from './kernel.editor.manage.ts'
import { kernelManageTexts } from './kernel.manage.ts'
import { kernelPreviewManageTexts } from './kernel.preview.manage.ts'
import { kernelRichTextManageTexts } from './kernel.rich-text.manage.ts'
import { lecturerManageTexts } from './lecturer.manage.ts'
import { mediaManageTexts } from './media.manage.ts'
import { messageManageTexts } from './message.manage.ts'
import { opsAuditManageTexts } from './ops.audit.manage.ts'
import { opsManageTexts } from './ops.manage.ts'
import { orgManageTexts } from './org.manage.ts'
import { orgRolesManageTexts } from './org.roles.manage.ts'
import { pointsManageTexts } from './points.manage.ts'
import { reviewManageTexts } from './review.manage.ts'
import { settingsManageTexts } from './settings.manage.ts'
import { shopManageTexts } from './shop.manage.ts'
import { socialManageTexts } from './social.manage.ts'
import { studyManageTexts } from './study.manage.ts'
import { studyStayManageTexts } from './study.stay.manage.ts'
import { surveyManageTexts } from './survey.manage.ts'

/** Texts that only the desktop needs. */
export const manageTexts = {
  ...kernelManageTexts,
  ...kernelCategoryManageTexts,
  ...kernelDraftManageTexts,
  ...kernelEditorManageTexts,
  ...kernelPreviewManageTexts,
  ...kernelRichTextManageTexts,
  ...opsManageTexts,
  ...opsAuditManageTexts,
  ...settingsManageTexts,
  ...mediaManageTexts,
  ...orgManageTexts,
  ...orgRolesManageTexts,
  ...authManageTexts,
  ...messageManageTexts,
  ...pointsManageTexts,
  ...socialManageTexts,
  ...studyManageTexts,
  ...studyStayManageTexts,
  ...reviewManageTexts,
  ...articleManageTexts,
  ...lecturerManageTexts,
  ...courseManageTexts,
  ...courseImportManageTexts,
  ...courseLearnManageTexts,
  ...coursePublishManageTexts,
  ...courseReportManageTexts,
  ...examManageTexts,
  ...examAuditManageTexts,
  ...examAuthorsManageTexts,
  ...examLearnManageTexts,
  ...examPracticeManageTexts,
  ...examRegradeManageTexts,
  ...examReportManageTexts,
  ...surveyManageTexts,
  ...shopManageTexts,
  ...feedbackManageTexts,
  ...homeManageTexts,
  ...homeDecorationManageTexts,
  ...homeFrontManageTexts,
  ...homePublishManageTexts,
}
