// Written by npm run format from the files of the domains. Changes made by hand are lost.

import type * as source from '../zh-cn/templates.ts'
import { applyTemplates } from './apply.templates.ts'
import { authTemplates } from './auth.templates.ts'
import { communityTemplates } from './community.templates.ts'
import { examTemplates } from './exam.templates.ts'
import { faceTemplates } from './face.templates.ts'
import { feedbackTemplates } from './feedback.templates.ts'
import { pointsTemplates } from './points.templates.ts'
import { reviewTemplates } from './review.templates.ts'
import { shopTemplates } from './shop.templates.ts'
import { socialTemplates } from './social.templates.ts'
import { surveyTemplates } from './survey.templates.ts'
import { trainingTemplates } from './training.templates.ts'

/** Messages that the product itself sends: each has a title and a content. */
export const templateTexts: typeof source.templateTexts = {
  ...authTemplates,
  ...pointsTemplates,
  ...socialTemplates,
  ...reviewTemplates,
  ...examTemplates,
  ...surveyTemplates,
  ...communityTemplates,
  ...shopTemplates,
  ...faceTemplates,
  ...trainingTemplates,
  ...applyTemplates,
  ...feedbackTemplates,
}
