import { callsByDomain } from '@sands/contract/calls'
import type { FastifyInstance } from 'fastify'
import {
  articleContent,
  articleFileUses,
  articleLearnKind,
  articleRoutes,
  createArticleCategories,
  createArticleEditService,
  createArticlePublishService,
  createArticleService,
  publishArticle,
  publishLateArticles,
} from '../domains/article/index.ts'
import {
  authRoutes,
  createAuthService,
  createIdentities,
  createOneTimePasswords,
  createSessions,
  createSetUpService,
  listenToOrg,
  purgeSessions,
} from '../domains/auth/index.ts'
import {
  courseContent,
  courseFileUses,
  courseManageRoutes,
  courseRoutes,
  courseTeaching,
  coursewareContent,
  coursewareLearnKind,
  createCourseDesk,
  createCourseService,
  createCoursewareService,
  createDraftViews,
  createMyStudyService,
  createOffers,
  createSearchService,
  findLearners,
  listenToStudy,
  publishCourse,
  publishLateCourses,
  settleCourseware,
} from '../domains/course/index.ts'
import {
  createAdvertEditService,
  createDecorationEditService,
  createHomeService,
  createNoticeEditService,
  createPublishService,
  createTabsEditService,
  decorationRoutes,
  frontRoutes,
  furnishColleges,
  homeFileUses,
  homeRoutes,
  publishScheduled,
} from '../domains/home/index.ts'
import {
  createLecturerEditService,
  createLecturerService,
  lecturerContent,
  lecturerFileUses,
  lecturerRoutes,
} from '../domains/lecturer/index.ts'
import {
  createCaptionService,
  createFileUses,
  createLibraryEditService,
  createLibraryService,
  createMediaService,
  createOutsideSource,
  createPictures,
  createTencentService,
  createUploads,
  documentPreparer,
  dropObjects,
  libraryRoutes,
  mediaRoutes,
  playablePreparer,
  prepareFiles,
  sweepQuarantine,
  sweepUploads,
  takeUpLostFiles,
  tencentRoutes,
  tidyFiles,
} from '../domains/media/index.ts'
import {
  createDispatch,
  createMessageService,
  createOutgoingService,
  createSender,
  createUnreadService,
  deliverMessages,
  dispatchMessages,
  listenToAuth,
  messageFileUses,
  messageRoutes,
  outgoingRoutes,
} from '../domains/message/index.ts'
import {
  createAuditService,
  createBatches,
  createOpsService,
  createOwnBatches,
  endLostBatches,
  opsRoutes,
  tidyBatches,
} from '../domains/ops/index.ts'
import {
  audienceRoutes,
  companyExists,
  createAudienceChoices,
  createGrantService,
  createOrgService,
  createRoleService,
  createWhyService,
  forgetImports,
  orgFileUses,
  orgRoutes,
  peopleRoutes,
  roleRoutes,
  transferRoutes,
  visibleTo,
} from '../domains/org/index.ts'
import {
  agreementContent,
  contentRoutes,
  createContentService,
  createLookService,
  createSettingsService,
  createShare,
  createTextsService,
  listenToTextEdits,
  lookRoutes,
  settingsRoutes,
  textsRoutes,
} from '../domains/settings/index.ts'
import { createCommentService, createSocialService, socialFileUses, socialRoutes } from '../domains/social/index.ts'
import {
  createLearningService,
  createNoteService,
  createRankService,
  createRecordService,
  createStayService,
  createTaskService,
  type LearnKind,
  learningRoutes,
  recordRoutes,
  studyRoutes,
} from '../domains/study/index.ts'
import { forgetOldKeys } from '../kernel/http/idempotency.ts'
import type { App } from '../kernel/http/implement.ts'
import { serveOperations } from '../kernel/http/operations.ts'
import { servePages } from '../kernel/http/pages.ts'
import { createHttp } from '../kernel/http/server.ts'
import { guardUntilSetUp } from '../kernel/http/set-up-gate.ts'
import type { Kernel } from '../kernel/kernel.ts'

/** Puts the rooms together: services from the ground up, their calls, their jobs, what they listen to. */
export function composeApp(kernel: Kernel): FastifyInstance {
  const http = createHttp(kernel)
  guardUntilSetUp(http, () => companyExists(kernel.database.primary))
  const uses = createFileUses(kernel.clock, visibleTo, [
    ...orgFileUses,
    ...messageFileUses,
    ...socialFileUses,
    ...articleFileUses,
    ...lecturerFileUses,
    ...courseFileUses,
    ...homeFileUses,
  ])
  const pictures = createPictures()
  const media = createMediaService(kernel, { uses, pictures })
  const playable = playablePreparer({ ffmpegPath: kernel.config.ffmpegPath, log: kernel.log })
  const prepare = prepareFiles(kernel, { video: playable, audio: playable, document: documentPreparer(kernel) })
  http.addHook('onClose', async () => prepare.stop())
  const org = createOrgService(kernel, media)
  const identities = createIdentities(kernel, org)
  const sessions = createSessions(kernel, org, identities)
  const app: App = { http, kernel, identify: identities.identify }

  const batches = createBatches(kernel)
  opsRoutes(app, {
    ops: createOpsService(kernel),
    audit: createAuditService(kernel, batches),
    batches: createOwnBatches(kernel),
  })
  settingsRoutes(app, createSettingsService(kernel))
  textsRoutes(app, createTextsService(kernel))
  lookRoutes(app, createLookService(kernel))
  contentRoutes(app, createContentService(kernel), createShare(kernel))
  mediaRoutes(app, media, createUploads(kernel, { media, pictures, prepare, outside: createOutsideSource(kernel) }))
  tencentRoutes(app, createTencentService(kernel), media)
  const drop = dropObjects(kernel)
  libraryRoutes(app, {
    library: createLibraryService(kernel, { media, uses, namesOf: org.names }),
    edits: createLibraryEditService(kernel, { uses, prepare, drop }),
    captions: createCaptionService(kernel),
  })
  orgRoutes(app, org)
  const oneTime = createOneTimePasswords(kernel, sessions)
  peopleRoutes(app, media, oneTime)
  transferRoutes(app, batches, oneTime)
  audienceRoutes(app, createAudienceChoices(kernel))
  roleRoutes(app, {
    roles: createRoleService(kernel),
    grants: createGrantService(kernel),
    whys: createWhyService(kernel),
  })
  authRoutes(app, createAuthService(kernel, { org, identities, sessions }), createSetUpService(kernel, sessions))
  const unread = createUnreadService(kernel)
  const deliver = deliverMessages(kernel, unread)
  const send = createSender(kernel, unread, deliver)
  const dispatch = createDispatch(kernel, send)
  const dispatchDue = dispatchMessages(kernel, dispatch)
  messageRoutes(app, createMessageService(kernel, unread), unread)
  outgoingRoutes(app, createOutgoingService(kernel, { dispatch, job: dispatchDue, media }))
  const social = createSocialService(kernel)
  socialRoutes(app, social, createCommentService(kernel, { media, org, social, send }))
  studyRoutes(app, createStayService(kernel), createTaskService([]))
  const learnKinds: readonly LearnKind[] = [coursewareLearnKind(media), articleLearnKind(media)]
  const learning = createLearningService(kernel, learnKinds)
  learningRoutes(app, learning, createNoteService(kernel, learnKinds))
  const ranks = createRankService(kernel, media)
  recordRoutes(app, createRecordService(kernel, { ranks, kinds: learnKinds, org }), ranks)
  const articleCategories = createArticleCategories(kernel)
  const articleEdits = createArticleEditService(kernel, { media, categories: articleCategories })
  const publishArticleDue = publishArticle(kernel)
  const articles = createArticleService(kernel, { media, categories: articleCategories, study: learning })
  articleRoutes(app, {
    articles,
    edits: articleEdits,
    publications: createArticlePublishService(kernel, { edits: articleEdits, job: publishArticleDue }),
    categories: articleCategories,
  })
  const lecturers = createLecturerService(kernel, media, courseTeaching)
  lecturerRoutes(app, lecturers, createLecturerEditService(kernel, media, courseTeaching))
  const offers = createOffers(kernel)
  const courses = createCourseService(kernel, { media, offers, social, lecturers })
  const publishCourseDue = publishCourse(kernel)
  const settleChanged = settleCourseware(kernel)
  const desk = createCourseDesk(kernel, { media, batches, publish: publishCourseDue, settle: settleChanged })
  courseRoutes(app, {
    courses,
    coursewares: createCoursewareService(kernel, media),
    search: createSearchService(kernel, { offers, courses }),
    myStudy: createMyStudyService(kernel, media),
    drafts: createDraftViews(kernel, { media, lecturers, ...desk }),
  })
  courseManageRoutes(app, desk)
  homeRoutes(app, createHomeService(kernel, { org, media, articles, courses }))
  const publishDue = publishScheduled(kernel)
  decorationRoutes(app, createDecorationEditService(kernel, media), createPublishService(kernel, publishDue))
  frontRoutes(app, {
    adverts: createAdvertEditService(kernel, media),
    notices: createNoticeEditService(kernel, media),
    tabs: createTabsEditService(kernel, media),
  })

  listenToTextEdits(kernel)
  listenToOrg(kernel, sessions)
  listenToStudy(kernel)
  furnishColleges(kernel)
  listenToAuth(kernel, org, send)
  kernel.content.register(agreementContent)
  kernel.content.register(articleContent(media))
  kernel.content.register(lecturerContent(media))
  kernel.content.register(courseContent(media))
  kernel.content.register(coursewareContent(media))
  for (const kind of prepare.kinds) kernel.jobs.add(kind)
  kernel.jobs.add(takeUpLostFiles(kernel, prepare))
  kernel.jobs.add(sweepUploads(kernel))
  kernel.jobs.add(drop)
  kernel.jobs.add(tidyFiles(kernel, { uses, drop }))
  kernel.jobs.add(sweepQuarantine(kernel))
  kernel.jobs.add(purgeSessions(kernel))
  kernel.jobs.add(deliver)
  kernel.jobs.add(dispatchDue)
  kernel.jobs.add(publishDue)
  kernel.jobs.add(publishCourseDue)
  kernel.jobs.add(publishLateCourses(kernel))
  kernel.jobs.add(findLearners(kernel))
  kernel.jobs.add(settleChanged)
  kernel.jobs.add(publishArticleDue)
  kernel.jobs.add(publishLateArticles(kernel))
  kernel.jobs.add(forgetOldKeys(kernel))
  kernel.jobs.add(batches.job)
  kernel.jobs.add(tidyBatches(kernel))
  kernel.jobs.add(endLostBatches(kernel))
  kernel.jobs.add(forgetImports(kernel))

  serveOperations(http, kernel, callsByDomain)
  servePages(http, kernel.config, (reply) => reply.callNotFound())
  return http
}
