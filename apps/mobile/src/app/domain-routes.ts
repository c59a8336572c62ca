// Written by npm run format from the files of the domains. Changes made by hand are lost.

import { applyRoutes } from '../domains/apply/apply.routes.tsx'
import { articleRoutes } from '../domains/article/article.routes.tsx'
import { authRoutes } from '../domains/auth/auth.routes.tsx'
import { communityRoutes } from '../domains/community/community.routes.tsx'
import { courseRoutes } from '../domains/course/course.routes.tsx'
import { examRoutes } from '../domains/exam/exam.routes.tsx'
import { faceRoutes } from '../domains/face/face.routes.tsx'
import { feedbackRoutes } from '../domains/feedback/feedback.routes.tsx'
import { homeRoutes } from '../domains/home/home.routes.tsx'
import { lecturerRoutes } from '../domains/lecturer/lecturer.routes.tsx'
import { mediaRoutes } from '../domains/media/media.routes.tsx'
import { messageRoutes } from '../domains/message/message.routes.tsx'
import { orgRoutes } from '../domains/org/org.routes.tsx'
import { pointsRoutes } from '../domains/points/points.routes.tsx'
import { reviewRoutes } from '../domains/review/review.routes.tsx'
import { settingsRoutes } from '../domains/settings/settings.routes.tsx'
import { shopRoutes } from '../domains/shop/shop.routes.tsx'
import { socialRoutes } from '../domains/social/social.routes.tsx'
import { studyRoutes } from '../domains/study/study.routes.tsx'
import { surveyRoutes } from '../domains/survey/survey.routes.tsx'
import { trainingRoutes } from '../domains/training/training.routes.tsx'
import { type AppRoute, inDomain } from '../kernel/route.ts'

/** The screens of every domain. */
export const domainRoutes: readonly AppRoute[] = [
  ...inDomain('settings', settingsRoutes),
  ...inDomain('media', mediaRoutes),
  ...inDomain('org', orgRoutes),
  ...inDomain('auth', authRoutes),
  ...inDomain('message', messageRoutes),
  ...inDomain('points', pointsRoutes),
  ...inDomain('social', socialRoutes),
  ...inDomain('study', studyRoutes),
  ...inDomain('review', reviewRoutes),
  ...inDomain('article', articleRoutes),
  ...inDomain('lecturer', lecturerRoutes),
  ...inDomain('course', courseRoutes),
  ...inDomain('exam', examRoutes),
  ...inDomain('survey', surveyRoutes),
  ...inDomain('community', communityRoutes),
  ...inDomain('shop', shopRoutes),
  ...inDomain('face', faceRoutes),
  ...inDomain('training', trainingRoutes),
  ...inDomain('apply', applyRoutes),
  ...inDomain('feedback', feedbackRoutes),
  ...inDomain('home', homeRoutes),
]
