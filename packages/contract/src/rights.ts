// Written by npm run format from the files of the domains. Changes made by hand are lost.

import { applyRights } from './apply/apply.rights.ts'
import { articleRights } from './article/article.rights.ts'
import { authRights } from './auth/auth.rights.ts'
import { communityRights } from './community/community.rights.ts'
import { courseRights } from './course/course.rights.ts'
import { examRights } from './exam/exam.rights.ts'
import { faceRights } from './face/face.rights.ts'
import { feedbackRights } from './feedback/feedback.rights.ts'
import { homeRights } from './home/home.rights.ts'
import type { Reach } from './kernel/right.ts'
import { lecturerRights } from './lecturer/lecturer.rights.ts'
import { mediaRights } from './media/media.rights.ts'
import { messageRights } from './message/message.rights.ts'
import { opsRights } from './ops/ops.rights.ts'
import { orgRights } from './org/org.rights.ts'
import { pointsRights } from './points/points.rights.ts'
import { reviewRights } from './review/review.rights.ts'
import { settingsRights } from './settings/settings.rights.ts'
import { shopRights } from './shop/shop.rights.ts'
import { socialRights } from './social/social.rights.ts'
import { studyRights } from './study/study.rights.ts'
import { surveyRights } from './survey/survey.rights.ts'
import { trainingRights } from './training/training.rights.ts'

export type { Reach } from './kernel/right.ts'

/** The smallest remit with which a role must be granted to give each right. */
const reaches = {
  ...opsRights,
  ...settingsRights,
  ...mediaRights,
  ...orgRights,
  ...authRights,
  ...messageRights,
  ...pointsRights,
  ...socialRights,
  ...studyRights,
  ...reviewRights,
  ...articleRights,
  ...lecturerRights,
  ...courseRights,
  ...examRights,
  ...surveyRights,
  ...communityRights,
  ...shopRights,
  ...faceRights,
  ...trainingRights,
  ...applyRights,
  ...feedbackRights,
  ...homeRights,
}

/** The rights that a role can contain. */
export type Right = keyof typeof reaches

export const rights = Object.keys(reaches) as Right[]

export const reachOf = (right: Right): Reach => reaches[right]
