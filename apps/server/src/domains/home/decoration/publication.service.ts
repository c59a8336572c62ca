import type { CallBody } from '@sands/contract/calls'
import type { Publication } from '@sands/contract/review/publication.model'
import { plainStep } from '@sands/rules/review/approval'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type ApprovalKind, type Approvals, createPublicationRequests, isOldRequest } from '../../review/index.ts'
import { type DecorationId, decorationRepo } from './decoration.repo.ts'
import { NO_PAGE } from './decoration.service.ts'
import { decorationSubject, expectSeen } from './decoration-edit.service.ts'
import { draftOf, HOME_PUBLISH } from './drop-requests.service.ts'
import { pageChanges } from './page-changes.ts'
import { type PublishService, refuseUnfinished } from './publish.service.ts'

export interface HomeRequests {
  get(db: Db, viewer: Viewer): Promise<Publication>
  ask(
    tx: Tx,
    viewer: Viewer,
    request: CallBody<'POST /sands-lms/api/v1/manage/decoration/publication/ask'>,
  ): Promise<Publication>
  withdraw(tx: Tx, viewer: Viewer): Promise<Publication>
}

/** Authors who may not publish ask for it: a yes publishes the draft as it was asked for, under the name they gave. */
export const homeApprovals = (publishing: Pick<PublishService, 'publishAsked'>): ApprovalKind<DecorationId> => ({
  name: HOME_PUBLISH,
  right: 'home.decoration.publish',
  steps: [plainStep('right')],
  needsPerson: true,

  async decided(tx, { collegeId, subjectId, createdAt, askerId, title }, { end, byId }) {
    if (end !== 'approved') return
    const draft = await decorationRepo.lockDraft(tx, collegeId)
    if (!draft || draft.id !== subjectId || isOldRequest(draft, { createdAt })) throw fail('review.publication_old')
    await publishing.publishAsked(tx, draft, { by: byId ?? askerId, name: title })
  },

  async describe(db, { collegeId, subjectId }, language) {
    const row = await decorationRepo.get(db, collegeId, subjectId)
    if (row?.state !== 'draft') return { facts: [], changes: [], path: null }
    const shown = (await decorationRepo.current(db, collegeId))?.page ?? NO_PAGE
    return { facts: [], changes: pageChanges(shown, row.page, language), path: null }
  },
})

export function createHomeRequests({ audit }: Pick<Kernel, 'audit'>, approvals: Approvals): HomeRequests {
  const requests = createPublicationRequests(approvals, HOME_PUBLISH)

  const get: HomeRequests['get'] = async (db, viewer) => {
    const draft = await draftOf(db, viewer.collegeId)
    return draft ? requests.of(db, viewer, draft) : { request: null }
  }

  return {
    get,

    async ask(tx, viewer, { version, name, reason = '' }) {
      const stored = await draftOf(tx, viewer.collegeId)
      if (!stored) throw fail('kernel.changed_meanwhile')
      await requests.clear(tx, viewer, stored.id)
      const draft = await decorationRepo.lockDraft(tx, viewer.collegeId)
      if (draft?.id !== stored.id) throw fail('kernel.changed_meanwhile')
      expectSeen(draft, version)
      await refuseUnfinished(tx, draft)
      const title = name.trim()
      await audit.record(tx, viewer, {
        action: 'home.decoration.publication-asked',
        subject: decorationSubject({ ...draft, name: title }),
        after: { reason },
      })
      return requests.ask(tx, viewer, { draft, title, reason })
    },

    async withdraw(tx, viewer) {
      const draft = await draftOf(tx, viewer.collegeId)
      if (!draft) throw fail('review.approval_unknown')
      await requests.withdraw(tx, viewer, draft.id)
      await audit.record(tx, viewer, {
        action: 'home.decoration.publication-withdrawn',
        subject: decorationSubject(draft),
      })
      return get(tx, viewer)
    },
  }
}
