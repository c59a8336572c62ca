// Written by npm run format from the files of the domains. Changes made by hand are lost.

import { applyScreens } from '../domains/apply/apply.routes.tsx'
import { articleScreens } from '../domains/article/article.routes.tsx'
import { articleParts } from '../domains/article/article.slots.ts'
import { authScreens } from '../domains/auth/auth.routes.tsx'
import { communityScreens } from '../domains/community/community.routes.tsx'
import { communityParts } from '../domains/community/community.slots.tsx'
import { courseScreens } from '../domains/course/course.routes.tsx'
import { courseParts } from '../domains/course/course.slots.ts'
import { examScreens } from '../domains/exam/exam.routes.tsx'
import { faceScreens } from '../domains/face/face.routes.tsx'
import { feedbackScreens } from '../domains/feedback/feedback.routes.tsx'
import { homeScreens } from '../domains/home/home.routes.tsx'
import { lecturerScreens } from '../domains/lecturer/lecturer.routes.tsx'
import { mediaScreens } from '../domains/media/media.routes.tsx'
import { messageScreens } from '../domains/message/message.routes.tsx'
import { opsScreens } from '../domains/ops/ops.routes.tsx'
import { orgScreens } from '../domains/org/org.routes.tsx'
import { pointsScreens } from '../domains/points/points.routes.tsx'
import { reviewScreens } from '../domains/review/review.routes.tsx'
import { settingsScreens } from '../domains/settings/settings.routes.tsx'
import { shopScreens } from '../domains/shop/shop.routes.tsx'
import { socialScreens } from '../domains/social/social.routes.tsx'
import { socialParts } from '../domains/social/social.slots.tsx'
import { studyScreens } from '../domains/study/study.routes.tsx'
import { surveyScreens } from '../domains/survey/survey.routes.tsx'
import { trainingScreens } from '../domains/training/training.routes.tsx'
import type { DomainScreens } from '../kernel/screens.ts'
import type { Slots } from '../kernel/slots.ts'

/** The pages of every domain. */
export const screensByDomain: readonly DomainScreens[] = [
  opsScreens,
  settingsScreens,
  mediaScreens,
  orgScreens,
  authScreens,
  messageScreens,
  pointsScreens,
  socialScreens,
  studyScreens,
  reviewScreens,
  articleScreens,
  lecturerScreens,
  courseScreens,
  examScreens,
  surveyScreens,
  communityScreens,
  shopScreens,
  faceScreens,
  trainingScreens,
  applyScreens,
  feedbackScreens,
  homeScreens,
]

/** What every domain offers to the pages of others. */
export const domainParts = {
  ...socialParts,
  ...articleParts,
  ...courseParts,
  ...communityParts,
} satisfies Partial<Slots>
