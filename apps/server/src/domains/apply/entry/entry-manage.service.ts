import type { ApplyHistory } from '@sands/contract/apply/apply.model'
import type { ManagedEntry } from '@sands/contract/apply/manage.model'
import type { CallBody, CallQuery } from '@sands/contract/calls'
import type { BatchId, PageOf } from '@sands/contract/kernel/schema'
import { ACTIVE } from '@sands/rules/apply/sign-up'
import type { Tx } from '../../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import type { Batches } from '../../ops/index.ts'
import type { Approvals } from '../../review/index.ts'
import { presentHistory } from '../learn/apply.present.ts'
import { applySubject } from '../sign-up/sign-up.present.ts'
import { signUpRepo } from '../sign-up/sign-up.repo.ts'
import type { Entries } from './entries.service.ts'
import { type EntryId, entryRepo } from './entry.repo.ts'
import { entryExport } from './entry-export.service.ts'

type Add = CallBody<'POST /sands-lms/api/v1/manage/apply/entry/add'>
type Decision = CallBody<'POST /sands-lms/api/v1/manage/apply/entry/decide'>
type Removal = CallBody<'POST /sands-lms/api/v1/manage/apply/entry/remove'>
type Export = CallBody<'POST /sands-lms/api/v1/manage/apply/entry/export'>

export interface EntryManagement {
  page(viewer: Viewer, query: CallQuery<'GET /sands-lms/api/v1/manage/apply/entry/page'>): Promise<PageOf<ManagedEntry>>
  history(viewer: Viewer, id: EntryId): Promise<ApplyHistory[]>
  decide(tx: Tx, viewer: Viewer, decision: Decision): Promise<null>
  add(tx: Tx, viewer: Viewer, addition: Add): Promise<{ booked: number; waiting: number }>
  remove(tx: Tx, viewer: Viewer, removal: Removal): Promise<null>
  export(tx: Tx, viewer: Viewer, wanted: Export): Promise<{ batchId: BatchId }>
}

interface Parts {
  entries: Entries
  media: MediaService
  approvals: Approvals
  batches: Batches
}

const MAX_HISTORY = 200

export function createEntryManagement(kernel: Kernel, { entries, media, approvals, batches }: Parts): EntryManagement {
  const { database, audit } = kernel
  const exporting = entryExport(kernel, media)
  batches.add(exporting)

  return {
    async page(viewer, { id, keyWord, state, ...request }) {
      const db = database.primary
      if (!(await signUpRepo.get(db, viewer.collegeId, id))) throw fail('apply.unknown')
      const filter = { signUpId: id, keyWord, state }
      const [rows, total] = await Promise.all([
        entryRepo.page(db, { ...filter, ...pageWindow(request) }),
        entryRepo.total(db, filter),
      ])
      const ids = rows.map(({ entry }) => entry.id)
      const places = await entryRepo.places(db, id, ids)
      const files = await entryRepo.files(db, ids)
      const resources = await media.shownResources(
        db,
        files.map(({ fileId }) => fileId),
      )
      const records = rows.map(
        ({ entry, name, userName, departmentName }): ManagedEntry => ({
          ...{ id: entry.id, userId: entry.userId, name, userName, departmentName, state: entry.state },
          ...{ turn: entry.turn, waitingPlace: places.get(entry.id) ?? null, reason: entry.reason },
          answers: entry.answers.map(({ key, values }) => ({ key, values: [...values] })),
          files: files.flatMap(({ entryId, fileId }) => (entryId === entry.id ? (resources.get(fileId) ?? []) : [])),
          signedUpAt: entry.signedUpAt.toISOString(),
          approvalId: entry.approvalId,
        }),
      )
      return pageOf(records, total, request)
    },

    async history(viewer, id) {
      const db = database.primary
      const entry = await entryRepo.get(db, viewer.collegeId, id)
      if (!entry) throw fail('apply.unknown')
      return (await entryRepo.historyOf(db, entry, MAX_HISTORY)).map(presentHistory)
    },

    async decide(tx, viewer, { entryId, isApproved, reason: written }) {
      const reason = written.trim()
      const entry = await entryRepo.get(tx, viewer.collegeId, entryId)
      if (!entry) throw fail('apply.unknown')
      if (entry.state !== 'asked' || !entry.approvalId) throw fail('apply.entry_settled')
      if (!isApproved && reason === '') throw fail('review.approval_reason_missing')
      // The request comes before the sign-up; its kind changes the entry.
      await approvals.settle(tx, viewer, { id: entry.approvalId, isApproved, reason })
      const signUp = await signUpRepo.lock(tx, viewer.collegeId, entry.signUpId)
      if (!signUp) throw fail('apply.unknown')
      await audit.record(tx, viewer, {
        action: isApproved ? 'apply.entry.approved' : 'apply.entry.declined',
        subject: applySubject(signUp),
        after: { people: [entry.userId], reason },
      })
      return null
    },

    async add(tx, viewer, { id, userIds }) {
      if ((await signUpRepo.people(tx, viewer.collegeId, userIds)).length < userIds.length)
        throw fail('org.place_unknown')
      const signUp = await signUpRepo.lock(tx, viewer.collegeId, id)
      if (!signUp) throw fail('apply.unknown')
      if (signUp.state !== 'open') throw fail('apply.wrong_state')
      if (!(await entries.room(tx, signUp)).isTargetOpen) throw fail('apply.target_closed')
      const known = new Map((await entryRepo.byUsers(tx, id, userIds)).map((entry) => [entry.userId, entry]))
      const people = userIds.flatMap((userId) => {
        const entry = known.get(userId)
        return entry && ACTIVE.includes(entry.state) ? [] : { userId, entry, answers: [], byId: viewer.userId }
      })
      const added = await entries.join(tx, signUp, { people, asks: false })
      const waiting = added.filter(({ state }) => state === 'waiting').length
      await audit.record(tx, viewer, {
        action: 'apply.entry.added',
        subject: applySubject(signUp),
        after: { people: added.map(({ userId }) => userId), waiting },
      })
      return { booked: added.length - waiting, waiting }
    },

    async remove(tx, viewer, { entryId, reason: written }) {
      const reason = written.trim()
      const found = await entryRepo.get(tx, viewer.collegeId, entryId)
      const signUp = found && (await signUpRepo.lock(tx, viewer.collegeId, found.signUpId))
      const entry = found && (await entryRepo.get(tx, viewer.collegeId, entryId))
      if (!signUp || !entry) throw fail('apply.unknown')
      await entries.step(tx, [entry], { step: 'remove', byId: viewer.userId, reason })
      await entries.release(tx, signUp, { entries: [entry], byId: viewer.userId, reason })
      await entries.tell(tx, signUp, 'apply.removed', { userIds: [entry.userId], reason })
      await entries.fillUp(tx, signUp)
      await audit.record(tx, viewer, {
        action: 'apply.entry.removed',
        subject: applySubject(signUp),
        after: { people: [entry.userId], reason },
      })
      return null
    },

    async export(tx, viewer, wanted) {
      const signUp = await signUpRepo.get(tx, viewer.collegeId, wanted.id)
      if (!signUp) throw fail('apply.unknown')
      const batchId = await batches.start(tx, viewer, exporting, wanted)
      await audit.record(tx, viewer, {
        action: 'apply.entry.export-started',
        subject: applySubject(signUp),
        after: { filter: wanted, batchId },
      })
      return { batchId }
    },
  }
}
