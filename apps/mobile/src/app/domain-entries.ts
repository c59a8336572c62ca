// Written by npm run format from the files of the domains. Changes made by hand are lost.

import { applyEntries } from '../domains/apply/apply.entries.ts'
import { communityEntries } from '../domains/community/community.entries.ts'
import { courseEntries } from '../domains/course/course.entries.ts'
import { examEntries } from '../domains/exam/exam.entries.tsx'
import { faceEntries } from '../domains/face/face.entries.tsx'
import { feedbackEntries } from '../domains/feedback/feedback.entries.ts'
import { mediaEntries } from '../domains/media/media.entries.ts'
import { orgEntries } from '../domains/org/org.entries.ts'
import { reviewEntries } from '../domains/review/review.entries.tsx'
import { settingsEntries } from '../domains/settings/settings.entries.ts'
import { shopEntries } from '../domains/shop/shop.entries.ts'
import { socialEntries } from '../domains/social/social.entries.ts'
import { studyEntries } from '../domains/study/study.entries.ts'
import { surveyEntries } from '../domains/survey/survey.entries.tsx'
import { trainingEntries } from '../domains/training/training.entries.tsx'
import type { MyEntry } from '../kernel/slots.ts'

/** What every domain has on the my page. */
export const domainEntries: readonly MyEntry[] = [
  ...settingsEntries,
  ...mediaEntries,
  ...orgEntries,
  ...socialEntries,
  ...studyEntries,
  ...reviewEntries,
  ...courseEntries,
  ...examEntries,
  ...surveyEntries,
  ...communityEntries,
  ...shopEntries,
  ...faceEntries,
  ...trainingEntries,
  ...applyEntries,
  ...feedbackEntries,
]
