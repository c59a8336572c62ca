import type { ErrorName } from '@sands/contract/errors'
import { defineDomain } from '../../kernel/domain.ts'
import { fail } from '../../kernel/errors.ts'
import { createCodeTries } from '../../kernel/sign-in/code-tries.service.ts'
import { createScanReader, type ScanRefusal } from '../../kernel/sign-in/scan-reader.service.ts'
import { createSignInCodes } from '../../kernel/sign-in/sign-in-code.codec.ts'
import { createSignInTickets } from '../../kernel/sign-in/sign-in-ticket.codec.ts'
import type { SignUpTarget } from '../../kernel/sign-up-target.kind.ts'
import type { MediaServices } from '../media/index.ts'
import type { MessageServices } from '../message/index.ts'
import type { OpsServices } from '../ops/index.ts'
import type { OrgServices } from '../org/index.ts'
import type { ReviewServices } from '../review/index.ts'
import type { StudyServices } from '../study/index.ts'
import { trainingEditRepo } from './edit/training-edit.repo.ts'
import { createTrainingEditService } from './edit/training-edit.service.ts'
import { createAround } from './homework/around.service.ts'
import { createDropWork } from './homework/dropped-work.service.ts'
import { createExtensions, extensionApprovals } from './homework/extension.service.ts'
import { createHomework } from './homework/homework.service.ts'
import { createHomeworkMarking } from './homework/homework-marking.service.ts'
import { completeHomeworkQueue, homeworkReviews } from './homework/homework-review.service.ts'
import { createLearnerTrainings } from './learn/learner.service.ts'
import { trainingGate } from './learn/task-gate.service.ts'
import { trainingTasks } from './learn/training-tasks.service.ts'
import { createMemberViews } from './learn/views.service.ts'
import { trainingManageRoutes } from './manage.routes.ts'
import { createSelfJoin } from './member/join.service.ts'
import { trainingJoins } from './member/join-approval.service.ts'
import { createJoinBatch } from './member/join-batch.service.ts'
import { createMatrixService } from './member/matrix.service.ts'
import { createMatrixExports } from './member/matrix-export.service.ts'
import { createMemberImpacts } from './member/member-impact.service.ts'
import { createMemberImports } from './member/member-import.service.ts'
import { createMemberManageService } from './member/member-manage.service.ts'
import { createMemberTemplates } from './member/member-template.service.ts'
import { endRequests } from './member/requests.jobs.ts'
import { createMemberRequests } from './member/requests.service.ts'
import { trainingSignUps } from './member/sign-up-target.service.ts'
import { followPeople, followPerson, syncMembers } from './member/sync.jobs.ts'
import { countedTraining, createMemberSync } from './member/sync.service.ts'
import { memberFileRoutes } from './member-file.routes.ts'
import { createLinkTasks } from './own/link.service.ts'
import { createOwnTasks } from './own/own-task.service.ts'
import { ownTaskRoutes } from './own-task.routes.ts'
import { createTrainingImpacts } from './publish/impact.service.ts'
import { createTrainingLife } from './publish/live.service.ts'
import { followClocks } from './publish/publish.jobs.ts'
import { createTrainingPublishService } from './publish/publish.service.ts'
import { createEndLeave, createTaskLeaves, taskLeaveApprovals } from './sign-in/leave.service.ts'
import { createOpenSignIn } from './sign-in/open-sign-in.service.ts'
import { createSignIns } from './sign-in/sign-in.service.ts'
import { createSignInManagement } from './sign-in/sign-in-manage.service.ts'
import { createSignInWindows } from './sign-in/sign-in-window.service.ts'
import { createSignInWriter } from './sign-in/sign-in-write.service.ts'
import { createTellLeave } from './sign-in/tell-leave.service.ts'
import { tellCompleted } from './task/completed.jobs.ts'
import { createTaskContents } from './task/contents.service.ts'
import { waiveDeleted } from './task/deleted.jobs.ts'
import { adoptLate } from './task/late.jobs.ts'
import { createTrainingProgress } from './task/progress.service.ts'
import { tellDates } from './tell/tell.jobs.ts'
import { loadTrainingDemo } from './training.demo.ts'
import { trainingRoutes } from './training.routes.ts'
import { trainingContent } from './training-content.service.ts'
import { pastTrainingEvents } from './training-past.repo.ts'
import { trainingFileUses } from './training-uses.repo.ts'
import { trainingSignInTries } from './training-work.tables.ts'

interface Needs {
  ops: OpsServices
  media: MediaServices
  org: OrgServices
  message: MessageServices
  study: StudyServices
  review: ReviewServices
}

export interface TrainingServices {
  signUpTarget: SignUpTarget
}

const SCAN_REFUSALS = {
  clock_ahead: 'training.sign_in_clock_ahead',
  stored_too_long: 'training.sign_in_stored_too_long',
  code_changed: 'training.sign_in_code_wrong',
  not_opened: 'training.sign_in_not_opened',
} as const satisfies Record<ScanRefusal, ErrorName>

export const trainingDomain = defineDomain({
  name: 'training',
  roles: {
    'content-author': ['training.edit'],
    'training-manager': ['training.edit', 'training.publish', 'training.members', 'training.mark'],
    reviewer: ['training.mark'],
  },
  demo: loadTrainingDemo,
  demoEvents: pastTrainingEvents,
  compose(
    kernel,
    { ops: { batches }, media: { media, fileUses }, org: { org }, message: { send }, study, review }: Needs,
  ) {
    const { queue, reviewKinds, approvals, approvalKinds } = review
    const contents = createTaskContents(kernel, study.taskKinds.all)
    const completedJob = tellCompleted(kernel, send)
    const progress = createTrainingProgress(kernel, {
      kinds: contents.kinds,
      completedJob,
      find: async (tx, ids) => (await trainingEditRepo.byIds(tx, ids)).flatMap((row) => countedTraining(row) ?? []),
    })
    const requests = createMemberRequests({
      approvals,
      dropWork: createDropWork({ queue, send }),
      endLater: (tx, ending) => kernel.jobs.enqueue(tx, endJob, ending),
    })
    const endJob = endRequests(kernel, requests)
    const sync = createMemberSync(kernel, { progress, send, requests })
    const syncJob = syncMembers(kernel, { sync, requests })
    const personJob = followPerson(kernel, sync)
    const life = createTrainingLife(kernel, {
      ...{ contents, sync, syncJob, queue, batches },
      joinBatch: createJoinBatch(kernel, { batches, sync }),
    })
    const clockJob = followClocks(kernel, { life, requests })
    const views = createMemberViews(kernel, contents)
    const trainings = createTrainingEditService(kernel, { media, contents })
    const ownTasks = createOwnTasks(views)
    const around = createAround({ media, org })
    const codes = createSignInCodes(kernel.secrets.keyFor('training-sign-in'))
    const tickets = createSignInTickets(kernel.secrets.keyFor('training-sign-in-ticket'))
    const tries = createCodeTries(kernel, {
      table: trainingSignInTries,
      thing: trainingSignInTries.taskId,
      locked: (minutes) => fail('training.sign_in_code_locked', { minutes }),
    })
    const reader = createScanReader(kernel, { codes, tickets, tries, refusal: (why) => fail(SCAN_REFUSALS[why]) })
    const tellLeave = createTellLeave({ send })
    const leaves = createTaskLeaves(approvals, createEndLeave(kernel, { progress, tellLeave, org }))
    const write = createSignInWriter(kernel, { progress, leaves })
    const memberImpacts = createMemberImpacts(kernel, { views })
    const imports = createMemberImports(kernel, { batches, sync, impacts: memberImpacts })
    const exports = createMatrixExports(kernel, { batches, views, contents })
    reviewKinds.add(homeworkReviews)
    approvalKinds.add(
      trainingJoins(kernel, sync),
      extensionApprovals(kernel, { send, org }),
      taskLeaveApprovals(kernel, { progress, tellLeave, org }),
    )
    fileUses.add(...trainingFileUses)
    study.taskSources.add(trainingTasks(kernel, views))
    study.taskGates.add(trainingGate(views))
    return {
      services: { signUpTarget: trainingSignUps(kernel, sync) } satisfies TrainingServices,
      routes(app) {
        trainingRoutes(
          app,
          createLearnerTrainings(kernel, { views, media, org }),
          createSelfJoin(kernel, { media, sync, approvals, leaves }),
        )
        ownTaskRoutes(app, {
          links: createLinkTasks(kernel, { ownTasks, progress }),
          homework: createHomework(kernel, {
            ...{ ownTasks, progress, queue, media, around },
            extensions: createExtensions(kernel, { approvals }),
          }),
          marking: createHomeworkMarking(kernel, { queue, progress, around, send }),
          signIns: createSignIns(kernel, { ownTasks, progress, reader, write, leaves }),
          openSignIns: createOpenSignIn(kernel, { views, codes, tries, write }),
          signInWindows: createSignInWindows(kernel),
          signInManagement: createSignInManagement(kernel, { progress, codes, leaves }),
        })
        memberFileRoutes(app, { imports, templates: createMemberTemplates(kernel), exports })
        trainingManageRoutes(app, {
          trainings,
          publishing: createTrainingPublishService(kernel, { trainings, contents, life, clockJob, requests }),
          impacts: createTrainingImpacts(kernel, { contents, requests }),
          memberImpacts,
          matrix: createMatrixService(kernel, { views, contents }),
          members: createMemberManageService(kernel, { views, sync, progress, send, approvals, leaves, requests }),
        })
      },
      listen() {
        progress.listen()
        followPeople(kernel, sync, { syncJob, personJob })
      },
      jobs: [
        completedJob,
        endJob,
        syncJob,
        personJob,
        clockJob,
        waiveDeleted(kernel, { contents, progress }),
        adoptLate(kernel, { kinds: contents.kinds, sync }),
        completeHomeworkQueue(kernel, queue),
        tellDates(kernel, { send, contents }),
      ],
      contentKinds: [trainingContent(media)],
    }
  },
})
