// Written by npm run format from the files of the domains. Changes made by hand are lost.

import { applyErrors } from './apply/apply.errors.ts'
import { articleErrors } from './article/article.errors.ts'
import { authErrors } from './auth/auth.errors.ts'
import { communityErrors } from './community/community.errors.ts'
import { courseErrors } from './course/course.errors.ts'
import { examErrors } from './exam/exam.errors.ts'
import { faceErrors } from './face/face.errors.ts'
import { feedbackErrors } from './feedback/feedback.errors.ts'
import { homeErrors } from './home/home.errors.ts'
import { kernelErrors } from './kernel/kernel.errors.ts'
import { lecturerErrors } from './lecturer/lecturer.errors.ts'
import { mediaErrors } from './media/media.errors.ts'
import { messageErrors } from './message/message.errors.ts'
import { opsErrors } from './ops/ops.errors.ts'
import { orgErrors } from './org/org.errors.ts'
import { pointsErrors } from './points/points.errors.ts'
import { reviewErrors } from './review/review.errors.ts'
import { settingsErrors } from './settings/settings.errors.ts'
import { shopErrors } from './shop/shop.errors.ts'
import { socialErrors } from './social/social.errors.ts'
import { studyErrors } from './study/study.errors.ts'
import { surveyErrors } from './survey/survey.errors.ts'
import { trainingErrors } from './training/training.errors.ts'

/** Every error the server can answer with, by name. */
export const errors = {
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
  ...surveyErrors,
  ...communityErrors,
  ...shopErrors,
  ...faceErrors,
  ...trainingErrors,
  ...applyErrors,
  ...feedbackErrors,
  ...homeErrors,
}

export type ErrorName = keyof typeof errors
