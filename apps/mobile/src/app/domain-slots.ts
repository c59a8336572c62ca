// Written by npm run format from the files of the domains. Changes made by hand are lost.

import { applyTabs } from '../domains/apply/apply.slots.ts'
import { articleBlocks, articleContents, articleParts } from '../domains/article/article.slots.ts'
import {
  communityBlocks,
  communityContents,
  communityParts,
  communityTabs,
} from '../domains/community/community.slots.ts'
import { courseBlocks, courseContents, courseParts, courseTabs } from '../domains/course/course.slots.tsx'
import { examTabs } from '../domains/exam/exam.slots.ts'
import { faceTabs } from '../domains/face/face.slots.ts'
import { homeTabs } from '../domains/home/home.slots.ts'
import { lecturerBlocks, lecturerContents, lecturerTabs } from '../domains/lecturer/lecturer.slots.ts'
import { mediaParts } from '../domains/media/media.slots.tsx'
import { messageParts, messageTabs } from '../domains/message/message.slots.ts'
import { orgTabs } from '../domains/org/org.slots.ts'
import { settingsParts } from '../domains/settings/settings.slots.tsx'
import { shopTabs } from '../domains/shop/shop.slots.ts'
import { socialParts } from '../domains/social/social.slots.tsx'
import { studyBlocks, studyParts, studyTabs } from '../domains/study/study.slots.tsx'
import { surveyTabs } from '../domains/survey/survey.slots.ts'
import { trainingParts, trainingTabs } from '../domains/training/training.slots.tsx'
import type { Slots } from '../kernel/slots.ts'

/** What every domain offers to the screens of others. */
export const domainSlots = {
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
