// Written by npm run format from the files of the domains. Changes made by hand are lost.

import { applyEntries, applyTabs } from '../domains/apply/apply.slots.tsx'
import { articleBlocks, articleContents, articleParts } from '../domains/article/article.slots.ts'
import {
  communityBlocks,
  communityContents,
  communityEntries,
  communityParts,
  communityTabs,
} from '../domains/community/community.slots.tsx'
import {
  courseBlocks,
  courseContents,
  courseEntries,
  courseParts,
  courseTabs,
} from '../domains/course/course.slots.tsx'
import { examEntries, examTabs } from '../domains/exam/exam.slots.tsx'
import { faceEntries, faceTabs } from '../domains/face/face.slots.tsx'
import { feedbackEntries } from '../domains/feedback/feedback.slots.ts'
import { homeTabs } from '../domains/home/home.slots.ts'
import { lecturerBlocks, lecturerContents, lecturerTabs } from '../domains/lecturer/lecturer.slots.ts'
import { mediaEntries, mediaParts } from '../domains/media/media.slots.tsx'
import { messageParts, messageTabs } from '../domains/message/message.slots.ts'
import { orgEntries, orgTabs } from '../domains/org/org.slots.ts'
import { reviewEntries } from '../domains/review/review.slots.tsx'
import { settingsEntries, settingsParts } from '../domains/settings/settings.slots.tsx'
import { shopEntries, shopTabs } from '../domains/shop/shop.slots.ts'
import { socialEntries, socialParts } from '../domains/social/social.slots.tsx'
import { studyBlocks, studyEntries, studyParts, studyTabs } from '../domains/study/study.slots.tsx'
import { surveyEntries, surveyTabs } from '../domains/survey/survey.slots.tsx'
import { trainingEntries, trainingParts, trainingTabs } from '../domains/training/training.slots.tsx'
import type { Slots } from '../kernel/slots.ts'

/** What every domain offers to the screens of others. */
export const domainSlots = {
  entries: [
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
  ],
  tabs: [
    ...orgTabs,
    ...messageTabs,
    ...studyTabs,
    ...lecturerTabs,
    ...courseTabs,
    ...examTabs,
    ...surveyTabs,
    ...communityTabs,
    ...shopTabs,
    ...faceTabs,
    ...trainingTabs,
    ...applyTabs,
    ...homeTabs,
  ],
  blocks: [...studyBlocks, ...articleBlocks, ...lecturerBlocks, ...courseBlocks, ...communityBlocks],
  contents: [...articleContents, ...lecturerContents, ...courseContents, ...communityContents],
  ...settingsParts,
  ...mediaParts,
  ...messageParts,
  ...socialParts,
  ...studyParts,
  ...articleParts,
  ...courseParts,
  ...communityParts,
  ...trainingParts,
} satisfies Partial<Slots>
