import type { UserId } from '@sands/contract/kernel/schema'
import type { EarningType } from '@sands/rules/points/points'
import { SOCIAL_MODULES, type SocialModule } from '@sands/rules/social'
import { LEARN_TYPES, type LearnForm } from '@sands/rules/study'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Events } from '../../../kernel/events.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { accountRepo, type LockedAccount } from '../ledger/account.repo.ts'
import type { Occurrence } from '../points.events.ts'
import { dayOfAccount } from './account-day.ts'
import { isNewer } from './app-version.ts'
import { earn, earnAgain, earnOnce, forfeit } from './earn.service.ts'

/** Comments on these kinds of content earn points. */
const COMMENTS: Readonly<Partial<Record<SocialModule, { type: EarningType; kind: string }>>> = {
  [SOCIAL_MODULES.course]: { type: 'courseReview', kind: 'course' },
  [SOCIAL_MODULES.courseware]: { type: 'courseReview', kind: 'courseware' },
  [SOCIAL_MODULES.article]: { type: 'newsComment', kind: 'article' },
  [SOCIAL_MODULES.communityContent]: { type: 'postComment', kind: 'communityContent' },
}

const MATERIALS: Readonly<Partial<Record<LearnForm, EarningType>>> = { pages: 'document', pictures: 'picture' }

/** Which type a finished courseware earns; links earn nothing. */
const materialType = ({ form, isSound }: { form: LearnForm; isSound: boolean }): EarningType | undefined =>
  form === 'media' ? (isSound ? 'audio' : 'video') : MATERIALS[form]

export function materialOf({ learnType, learnId, form, isSound, ...who }: Events['study.finished']) {
  const type = learnType === LEARN_TYPES.courseware ? materialType({ form, isSound }) : undefined
  const { userId, collegeId, at } = who
  const content = { kind: 'courseware', id: learnId }
  return type && { type, userId, collegeId, cause: `courseware ${learnId}`, content, at }
}

export function commentOf({ commentId, module, moduleId, userId, collegeId, at }: Events['social.commented']) {
  const known = COMMENTS[module]
  if (!known) return undefined
  const content = { kind: known.kind, id: moduleId }
  return { type: known.type, userId, collegeId, cause: `comment ${commentId}`, content, at }
}

export const courseOf = ({ userId, collegeId, courseId, points, at }: Events['course.finished']): Occurrence => ({
  ...{ type: 'course', userId, collegeId, cause: `course ${courseId}`, own: points, at },
  content: { kind: 'course', id: courseId },
})

export const examOf = ({ userId, collegeId, examId, points, at }: Events['exam.passed']): Occurrence => ({
  ...{ type: 'exam', userId, collegeId, cause: `exam ${examId}`, own: points, at },
  content: { kind: 'exam', id: examId },
})

export const practiceOf = ({
  userId,
  collegeId,
  practiceId,
  points,
  at,
}: Events['exam.practice-completed']): Occurrence => ({
  ...{ type: 'practice', userId, collegeId, cause: `practice ${practiceId}`, own: points, at },
  content: { kind: 'practice', id: practiceId },
})

export const surveyOf = ({
  userId,
  collegeId,
  surveyId,
  points,
  at,
}: Omit<Events['survey.replied'], 'isAnonymous' | 'userIds'> & { userId: UserId }): Occurrence => ({
  ...{ type: 'survey', userId, collegeId, cause: `survey ${surveyId}`, own: points, at },
  content: { kind: 'survey', id: surveyId },
})

export const projectOf = ({
  userId,
  collegeId,
  trainingId,
  points,
  at,
}: Omit<Events['training.completed'], 'userIds'> & { userId: UserId }): Occurrence => ({
  ...{ type: 'project', userId, collegeId, cause: `training ${trainingId}`, own: points, at },
  content: { kind: 'training', id: trainingId },
})

/** The first sign-in with the native app, and the first one with each newer version. */
async function earnForApp(tx: Tx, account: LockedAccount, { app, at }: { app: string; at: Date }): Promise<void> {
  const { id, userId, collegeId, appVersion } = account
  if (appVersion && !isNewer(app, appVersion)) return
  await accountRepo.setAppVersion(tx, id, app)
  const own = { userId, collegeId, at }
  if (appVersion) await earn(tx, { ...own, type: 'appUpgrade', cause: `app ${app}` })
  else await earn(tx, { ...own, type: 'appDownload', cause: 'app' })
}

/**
 * Earns points for the events of other domains, in their transactions. `live` has a rule but no event yet: its domain
 * sends `points.deserved`, as the community does for posts, or is added here (see `hasSource`). An anonymous reply to a
 * survey earns nothing: an entry in its transaction would say who replied and when.
 */
export function listenForEarnings({ events }: Pick<Kernel, 'events'>): void {
  events.on('points.deserved', earn)
  events.on('points.forfeited', (tx, event) => forfeit(tx, event))
  events.on('course.finished', (tx, event) => earnOnce(tx, courseOf(event)))
  // Who gets the money for a course back does not keep the points that the purchase allowed. They return when it is
  // bought again.
  events.on('shop.course-closed', (tx, { paidAt, ...sale }) => forfeit(tx, courseOf({ ...sale, points: 0 }), paidAt))
  events.on('shop.course-opened', (tx, { paidAt: _, ...sale }) => earnAgain(tx, courseOf({ ...sale, points: 0 })))
  events.on('exam.passed', (tx, event) => earn(tx, examOf(event)))
  events.on('exam.practice-completed', (tx, event) => earn(tx, practiceOf(event)))
  events.on('survey.replied', async (tx, { isAnonymous, userIds, ...event }) => {
    if (isAnonymous || event.points === 0) return
    for (const userId of userIds) await earn(tx, surveyOf({ ...event, userId }))
  })
  events.on('training.completed', async (tx, { userIds, ...event }) => {
    if (event.points === 0) return
    // In one order everywhere: each entry locks the account of a person.
    for (const userId of userIds.toSorted()) await earn(tx, projectOf({ ...event, userId }))
  })
  events.on('exam.pass-lost', (tx, { userId, collegeId, examId, at }) =>
    forfeit(tx, { type: 'exam', userId, collegeId, cause: `exam ${examId}`, at }),
  )
  events.on('study.finished', async (tx, event) => {
    const occurrence = materialOf(event)
    if (occurrence) await earn(tx, occurrence)
  })
  events.on('social.commented', async (tx, event) => {
    const occurrence = commentOf(event)
    if (occurrence) await earn(tx, occurrence)
  })
  events.on('social.comment-removed', async (tx, event) => {
    const occurrence = commentOf(event)
    if (occurrence) await forfeit(tx, occurrence)
  })
  events.on('org.avatar-changed', (tx, { userId, collegeId, isThere, at }) => {
    const own = { type: 'avatar' as const, userId, collegeId, cause: 'avatar', at }
    return isThere ? earn(tx, own) : forfeit(tx, own)
  })
  events.on('auth.signed-in', async (tx, { userId, collegeId, timeZone, app, at }) => {
    const account = await accountRepo.lock(tx, { userId, collegeId })
    if (timeZone && timeZone !== account.timeZone) await accountRepo.setTimeZone(tx, account.id, timeZone)
    const day = dayOfAccount({ timeZone: timeZone ?? account.timeZone }, at)
    await earn(tx, { type: 'login', userId, collegeId, cause: day, at })
    if (app) await earnForApp(tx, account, { app, at })
  })
}
