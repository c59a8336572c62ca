// Written by npm run format from the files of the domains. Changes made by hand are lost.

import type { Domain } from '@sands/contract/domains'
import { applyAudit } from '../domains/apply/apply.audit.ts'
import { articleAudit } from '../domains/article/article.audit.ts'
import { authAudit } from '../domains/auth/auth.audit.ts'
import { communityAudit } from '../domains/community/community.audit.ts'
import { courseAudit } from '../domains/course/course.audit.ts'
import { examAudit } from '../domains/exam/exam.audit.ts'
import { faceAudit } from '../domains/face/face.audit.ts'
import { feedbackAudit } from '../domains/feedback/feedback.audit.ts'
import { homeAudit } from '../domains/home/home.audit.ts'
import { lecturerAudit } from '../domains/lecturer/lecturer.audit.ts'
import { mediaAudit } from '../domains/media/media.audit.ts'
import { messageAudit } from '../domains/message/message.audit.ts'
import { opsAudit } from '../domains/ops/ops.audit.ts'
import { orgAudit } from '../domains/org/org.audit.ts'
import { pointsAudit } from '../domains/points/points.audit.ts'
import { reviewAudit } from '../domains/review/review.audit.ts'
import { settingsAudit } from '../domains/settings/settings.audit.ts'
import { shopAudit } from '../domains/shop/shop.audit.ts'
import { socialAudit } from '../domains/social/social.audit.ts'
import { studyAudit } from '../domains/study/study.audit.ts'
import { surveyAudit } from '../domains/survey/survey.audit.ts'
import { trainingAudit } from '../domains/training/training.audit.ts'
import type { AuditTerms } from '../kernel/terms.ts'

/** The names that every domain gives to what it records in the audit log. */
export const auditByDomain = new Map<Domain, AuditTerms>([
  ['ops', opsAudit],
  ['settings', settingsAudit],
  ['media', mediaAudit],
  ['org', orgAudit],
  ['auth', authAudit],
  ['message', messageAudit],
  ['points', pointsAudit],
  ['social', socialAudit],
  ['study', studyAudit],
  ['review', reviewAudit],
  ['article', articleAudit],
  ['lecturer', lecturerAudit],
  ['course', courseAudit],
  ['exam', examAudit],
  ['survey', surveyAudit],
  ['community', communityAudit],
  ['shop', shopAudit],
  ['face', faceAudit],
  ['training', trainingAudit],
  ['apply', applyAudit],
  ['feedback', feedbackAudit],
  ['home', homeAudit],
])
