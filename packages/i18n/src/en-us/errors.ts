// Written by npm run format from the files of the domains. Changes made by hand are lost.

import type * as source from '../zh-cn/errors.ts'
import { applyErrors } from './apply.errors.ts'
import { articleErrors } from './article.errors.ts'
import { authErrors } from './auth.errors.ts'
import { communityErrors } from './community.errors.ts'
import { courseErrors } from './course.errors.ts'
import { examErrors } from './exam.errors.ts'
import { examPracticeErrors } from './exam.practice.errors.ts'
import { examReportErrors } from './exam.report.errors.ts'
import { faceErrors } from './face.errors.ts'
import { feedbackErrors } from './feedback.errors.ts'
import { homeErrors } from './home.errors.ts'
import { kernelErrors } from './kernel.errors.ts'
import { lecturerErrors } from './lecturer.errors.ts'
import { mediaErrors } from './media.errors.ts'
import { messageErrors } from './message.errors.ts'
import { opsErrors } from './ops.errors.ts'
import { orgErrors } from './org.errors.ts'
import { pointsErrors } from './points.errors.ts'
import { reviewErrors } from './review.errors.ts'
import { settingsErrors } from './settings.errors.ts'
import { shopErrors } from './shop.errors.ts'
import { socialErrors } from './social.errors.ts'
import { studyErrors } from './study.errors.ts'
import { surveyErrors } from './survey.errors.ts'
import { trainingErrors } from './training.errors.ts'

/** Texts that only the server needs: they travel in the envelope's `msg`. */
export const errorTexts: typeof source.errorTexts = {
  ...kernelErrors,
  ...opsErrors,
  ...settingsErrors,
  ...mediaErrors,
  ...orgErrors,
  ...authErrors,
  ...messageErrors,
  ...pointsErrors,
  ...socialErrors,
  ...studyErrors,
  ...reviewErrors,
  ...articleErrors,
  ...lecturerErrors,
  ...courseErrors,
  ...examErrors,
  ...examPracticeErrors,
  ...examReportErrors,
  ...surveyErrors,
  ...communityErrors,
  ...shopErrors,
  ...faceErrors,
  ...trainingErrors,
  ...applyErrors,
  ...feedbackErrors,
  ...homeErrors,
}
