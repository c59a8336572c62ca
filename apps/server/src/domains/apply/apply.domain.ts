import { defineDomain } from '../../kernel/domain.ts'
import { createRegistry, type Registry } from '../../kernel/registry.ts'
import type { SignUpTarget } from '../../kernel/sign-up-target.kind.ts'
import type { ExamServices } from '../exam/index.ts'
import type { FaceServices } from '../face/index.ts'
import type { MediaServices } from '../media/index.ts'
import type { MessageServices } from '../message/index.ts'
import type { OpsServices } from '../ops/index.ts'
import type { ReviewServices } from '../review/index.ts'
import type { StudyServices } from '../study/index.ts'
import type { TrainingServices } from '../training/index.ts'
import { loadApplyDemo } from './apply.demo.ts'
import { followTargets, forgetPerson } from './apply.jobs.ts'
import { applyRoutes } from './apply.routes.ts'
import { applyContent } from './apply-content.service.ts'
import { applyFileUses } from './apply-uses.repo.ts'
import { createEntries } from './entry/entries.service.ts'
import { createEntryManagement } from './entry/entry-manage.service.ts'
import { createOwnEntries } from './entry/own-entry.service.ts'
import { signUpApprovals } from './entry/sign-up-approval.service.ts'
import { createApplyViews } from './learn/views.service.ts'
import { createCancel } from './sign-up/cancel.service.ts'
import { createScopes } from './sign-up/scope.service.ts'
import { createSignUpManagement } from './sign-up/sign-up-manage.service.ts'

interface Needs {
  ops: OpsServices
  media: MediaServices
  message: MessageServices
  study: StudyServices
  review: ReviewServices
  exam: ExamServices
  face: FaceServices
  training: TrainingServices
}

export interface ApplyServices {
  /** Later domains add what people can sign up for. */
  signUpTargets: Registry<SignUpTarget>
}

export const applyDomain = defineDomain({
  name: 'apply',
  roles: {
    'training-manager': ['apply.edit', 'apply.people'],
  },
  demo: loadApplyDemo,
  compose(kernel, { ops: { batches }, media: { media, fileUses }, message: { send }, review, ...others }: Needs) {
    const { approvals, approvalKinds } = review
    const signUpTargets = createRegistry<SignUpTarget>('sign-up targets', ({ kind }) => kind)
    signUpTargets.add(others.exam.signUpTarget, others.face.signUpTarget, others.training.signUpTarget)
    const targets = signUpTargets.all
    const entries = createEntries(kernel, { targets, send, approvals })
    const scopes = createScopes(kernel, others.study.lockedTasks)
    const views = createApplyViews(kernel, { media, targets, scopes })
    approvalKinds.add(signUpApprovals(entries, media))
    fileUses.add(...applyFileUses)
    others.face.signUpForms.add(scopes.forms)
    const forgetting = forgetPerson(kernel, { entries, approvals })
    kernel.events.on('org.user-erased', (tx, { userId }) => kernel.jobs.enqueue(tx, forgetting, { userId }))
    kernel.events.on('org.user-disabled', (tx, { userId }) =>
      kernel.jobs.enqueue(tx, forgetting, { userId, isDisabled: true }),
    )
    const people = createEntryManagement(kernel, { entries, media, approvals, batches })
    return {
      services: { signUpTargets } satisfies ApplyServices,
      routes(app) {
        applyRoutes(app, {
          views,
          own: createOwnEntries(kernel, { entries, views, media, approvals, scopes }),
          signUps: createSignUpManagement(kernel, { media, entries, views }),
          cancel: createCancel(kernel, { entries, approvals }),
          people,
        })
      },
      jobs: [followTargets(kernel, { entries, approvals }), forgetting],
      contentKinds: [applyContent(media)],
    }
  },
})
