// Written by npm run format from the files of the domains. Changes made by hand are lost.

import { applyDomain } from '../domains/apply/index.ts'
import { articleDomain } from '../domains/article/index.ts'
import { authDomain } from '../domains/auth/index.ts'
import { communityDomain } from '../domains/community/index.ts'
import { courseDomain } from '../domains/course/index.ts'
import { examDomain } from '../domains/exam/index.ts'
import { faceDomain } from '../domains/face/index.ts'
import { feedbackDomain } from '../domains/feedback/index.ts'
import { homeDomain } from '../domains/home/index.ts'
import { lecturerDomain } from '../domains/lecturer/index.ts'
import { mediaDomain } from '../domains/media/index.ts'
import { messageDomain } from '../domains/message/index.ts'
import { opsDomain } from '../domains/ops/index.ts'
import { orgDomain } from '../domains/org/index.ts'
import { pointsDomain } from '../domains/points/index.ts'
import { reviewDomain } from '../domains/review/index.ts'
import { settingsDomain } from '../domains/settings/index.ts'
import { shopDomain } from '../domains/shop/index.ts'
import { socialDomain } from '../domains/social/index.ts'
import { studyDomain } from '../domains/study/index.ts'
import { surveyDomain } from '../domains/survey/index.ts'
import { trainingDomain } from '../domains/training/index.ts'
import { noDomains } from '../kernel/domain.ts'

/** Every domain that is built, in the order of `packages/contract/src/domains.ts`. */
export const domains = noDomains()
  .add(opsDomain)
  .add(settingsDomain)
  .add(mediaDomain)
  .add(orgDomain)
  .add(authDomain)
  .add(messageDomain)
  .add(pointsDomain)
  .add(socialDomain)
  .add(studyDomain)
  .add(reviewDomain)
  .add(articleDomain)
  .add(lecturerDomain)
  .add(courseDomain)
  .add(examDomain)
  .add(surveyDomain)
  .add(communityDomain)
  .add(shopDomain)
  .add(faceDomain)
  .add(trainingDomain)
  .add(applyDomain)
  .add(feedbackDomain)
  .add(homeDomain)
