import type { CallBody, CallQuery } from '@sands/contract/calls'
import type { PageOf } from '@sands/contract/kernel/schema'
import type { ManagedSurvey, ManagedSurveyItem, SurveyDraft } from '@sands/contract/survey/survey.model'
import { changed } from '../../kernel/audit/changed.ts'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../kernel/database/paging.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { audienceWords, checkAudience, countAudience } from '../org/index.ts'
import { type ManagedRow, manageRepo } from './manage.repo.ts'
import { resultsRepo } from './results/results.repo.ts'
import { faultsOf } from './survey.policy.ts'
import { draftRecord, presentEdition, presentItem, presentManaged, surveySubject } from './survey.present.ts'
import type { SurveyId, SurveyRow } from './survey.repo.ts'

export interface Seen {
  id: SurveyId
  version: number
}

export interface SurveyManageService {
  page(
    viewer: Viewer,
    query: CallQuery<'GET /sands-lms/api/v1/manage/investigation/page'>,
  ): Promise<PageOf<ManagedSurveyItem>>
  get(db: Db, viewer: Viewer, id: SurveyId): Promise<ManagedSurvey>
  create(tx: Tx, viewer: Viewer, survey: { name: string }): Promise<ManagedSurvey>
  draft(
    tx: Tx,
    viewer: Viewer,
    change: CallBody<'POST /sands-lms/api/v1/manage/investigation/draft'>,
  ): Promise<ManagedSurvey>
  copy(tx: Tx, viewer: Viewer, wanted: { id: SurveyId; name: string }): Promise<ManagedSurvey>
  remove(tx: Tx, viewer: Viewer, seen: Seen): Promise<null>
}

/** Locks the survey until the transaction ends, and refuses a version other than the one the caller has seen. */
export async function lockSeen(tx: Tx, { collegeId }: Viewer, { id, version }: Seen): Promise<SurveyRow> {
  const row = await manageRepo.lock(tx, collegeId, id)
  if (!row) throw fail('survey.gone')
  if (row.version !== version) throw fail('kernel.changed_meanwhile')
  return row
}

/** A new survey: one empty section, for everyone in the college, named, without a window. */
const emptyDraft = (name: string): SurveyDraft => ({
  name,
  intro: '',
  questionnaire: {
    sections: [
      { key: 's1', title: '', text: '', isShuffled: false, branch: { match: 'all', conditions: [] }, questions: [] },
    ],
    endText: '',
  },
  startTime: null,
  endTime: null,
  audience: { included: [], excluded: [] },
  isPublic: false,
  isAnonymous: false,
  isRepeatable: false,
  points: 0,
})

export function createSurveyManageService({
  database,
  clock,
  audit,
}: Pick<Kernel, 'database' | 'clock' | 'audit'>): SurveyManageService {
  async function presented(db: Db, row: ManagedRow): Promise<ManagedSurvey> {
    const { survey } = row
    const now = clock.now()
    const people = await countAudience(db, survey.collegeId, survey.draft.audience)
    const editions = await manageRepo.editions(db, survey.id)
    const counts = await resultsRepo.replyCounts(db, survey, editions)
    return presentManaged(row, {
      now,
      faults: faultsOf(survey.draft, { now, people }),
      editions: editions.map((edition) => presentEdition(edition, counts.get(edition.id) ?? 0)),
    })
  }

  async function get(db: Db, { collegeId }: Viewer, id: SurveyId): Promise<ManagedSurvey> {
    const row = await manageRepo.byId(db, collegeId, id)
    if (!row) throw fail('survey.gone')
    return presented(db, row)
  }

  async function add(tx: Tx, viewer: Viewer, draft: SurveyDraft, action: string): Promise<ManagedSurvey> {
    const row = await manageRepo.add(tx, {
      collegeId: viewer.collegeId,
      name: draft.name,
      draft,
      state: 'draft',
      updatedBy: viewer.userId,
      updatedAt: clock.now(),
    })
    await audit.record(tx, viewer, {
      action: `survey.survey.${action}`,
      subject: surveySubject(row),
      after: draftRecord(row.draft),
    })
    return get(tx, viewer, row.id)
  }

  const recordOf = async (tx: Tx, { collegeId, draft }: SurveyRow) => ({
    ...draftRecord(draft),
    ...(await audienceWords(tx, collegeId, draft.audience)),
  })

  return {
    async page({ collegeId }, { keyWord, phase, ...request }) {
      const db = database.primary
      const now = clock.now()
      const filter = { collegeId, words: keyWord?.trim() || undefined, phase, now }
      const [rows, total] = await Promise.all([
        manageRepo.page(db, filter, pageWindow(request)),
        manageRepo.total(db, filter),
      ])
      return pageOf(
        rows.map((row) => presentItem(row, now)),
        total,
        request,
      )
    },

    get,

    create: (tx, viewer, { name }) => add(tx, viewer, emptyDraft(name.trim()), 'created'),

    async draft(tx, viewer, { draft: sent, ...seen }) {
      const before = await lockSeen(tx, viewer, seen)
      if (before.state === 'archived') throw fail('survey.wrong_state')
      if (before.live && before.live.isAnonymous !== sent.isAnonymous) throw fail('survey.anonymity_fixed')
      await checkAudience(tx, viewer.collegeId, sent.audience)
      const draft = { ...sent, name: sent.name.trim() }
      const by = { updatedBy: viewer.userId, updatedAt: clock.now() }
      const row = await manageRepo.change(tx, before.id, { draft, name: draft.name, ...by })
      await audit.record(tx, viewer, {
        action: 'survey.survey.updated',
        subject: surveySubject(row),
        ...changed(await recordOf(tx, before), await recordOf(tx, row)),
      })
      return get(tx, viewer, row.id)
    },

    async copy(tx, viewer, { id, name }) {
      const source = await manageRepo.byId(tx, viewer.collegeId, id)
      if (!source) throw fail('survey.gone')
      // The window of the original is over or running; the author chooses a new one.
      const draft = { ...source.survey.draft, name: name.trim(), startTime: null, endTime: null }
      return add(tx, viewer, draft, 'copied')
    },

    async remove(tx, viewer, seen) {
      const row = await lockSeen(tx, viewer, seen)
      if (row.live !== null) throw fail('survey.wrong_state')
      await manageRepo.change(tx, row.id, { removedAt: clock.now(), updatedBy: viewer.userId, updatedAt: clock.now() })
      await audit.record(tx, viewer, {
        action: 'survey.survey.removed',
        subject: surveySubject(row),
        before: draftRecord(row.draft),
      })
      return null
    },
  }
}
