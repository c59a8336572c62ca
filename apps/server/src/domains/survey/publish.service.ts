import type { ManagedSurvey } from '@sands/contract/survey/survey.model'
import type { SurveyStep } from '@sands/rules/survey/state'
import type { Tx } from '../../kernel/database/database.ts'
import { fail } from '../../kernel/errors.ts'
import type { JobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { audienceOf, countAudience, removeAudience } from '../org/index.ts'
import type { AnnouncePayload } from './announce.jobs.ts'
import { manageRepo } from './manage.repo.ts'
import { lockSeen, type Seen, type SurveyManageService } from './manage.service.ts'
import { faultsOf, isSame, stateAfter } from './survey.policy.ts'
import { surveySubject } from './survey.present.ts'
import { type EditionId, type SurveyRow, surveyRepo } from './survey.repo.ts'

export interface PublishService {
  publish(tx: Tx, viewer: Viewer, seen: Seen): Promise<ManagedSurvey>
  end(tx: Tx, viewer: Viewer, seen: Seen): Promise<ManagedSurvey>
  archive(tx: Tx, viewer: Viewer, seen: Seen): Promise<ManagedSurvey>
}

interface Parts {
  management: Pick<SurveyManageService, 'get'>
  announce: JobKind<AnnouncePayload>
}

const instantOf = (time: string | null): Date | null => (time === null ? null : new Date(time))

export function createPublishService(
  { clock, jobs, audit }: Pick<Kernel, 'clock' | 'jobs' | 'audit'>,
  { management, announce }: Parts,
): PublishService {
  /** Applies one step, and writes it to the history and the audit log. */
  async function take(
    tx: Tx,
    viewer: Viewer,
    { before, step, values = {} }: { before: SurveyRow; step: SurveyStep; values?: Partial<SurveyRow> },
  ): Promise<ManagedSurvey> {
    const at = clock.now()
    const state = stateAfter(before, step)
    const row = await manageRepo.change(tx, before.id, { ...values, state, updatedBy: viewer.userId, updatedAt: at })
    const { userId } = viewer
    await manageRepo.addHistory(tx, { surveyId: row.id, userId, step, fromState: before.state, toState: state, at })
    await audit.record(tx, viewer, {
      action: `survey.survey.${{ publish: 'published', end: 'ended', archive: 'archived' }[step]}`,
      subject: surveySubject(row),
      before: { state: before.state },
      after: { state },
    })
    return management.get(tx, viewer, row.id)
  }

  /** The edition with the questions of the draft: the current one if they are the same. */
  async function editionFor(tx: Tx, { id, editionId, draft }: SurveyRow): Promise<EditionId> {
    const current = editionId && (await surveyRepo.edition(tx, editionId))
    if (current && isSame(current.questionnaire, draft.questionnaire)) return current.id
    return manageRepo.addEdition(tx, {
      surveyId: id,
      questionnaire: draft.questionnaire,
      publishedAt: clock.now(),
    })
  }

  return {
    async publish(tx, viewer, seen) {
      const before = await lockSeen(tx, viewer, seen)
      stateAfter(before, 'publish')
      const { draft, collegeId } = before
      const now = clock.now()
      const people = await countAudience(tx, collegeId, draft.audience)
      const faults = faultsOf(draft, { now, people })
      if (faults.length > 0) throw fail('survey.has_faults', { count: faults.length })
      const audienceId = await audienceOf(tx, viewer, draft.audience)
      const startAt = instantOf(draft.startTime)
      const published = await take(tx, viewer, {
        before,
        step: 'publish',
        values: {
          live: draft,
          editionId: await editionFor(tx, before),
          audienceId,
          isPublic: draft.isPublic,
          isAnonymous: draft.isAnonymous,
          startAt,
          endAt: instantOf(draft.endTime),
          publishedAt: before.publishedAt ?? now,
        },
      })
      if (before.audienceId !== null) await removeAudience(tx, before.audienceId)
      if (before.announcedAt === null)
        await jobs.enqueue(tx, announce, { surveyId: before.id }, startAt && startAt > now ? startAt : undefined)
      return published
    },

    end: async (tx, viewer, seen) => take(tx, viewer, { before: await lockSeen(tx, viewer, seen), step: 'end' }),

    archive: async (tx, viewer, seen) =>
      take(tx, viewer, { before: await lockSeen(tx, viewer, seen), step: 'archive' }),
  }
}
