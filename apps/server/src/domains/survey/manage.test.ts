import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { runJobs } from '../../testing/jobs.ts'
import { auditLog, signInWith, userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'
import {
  aDraft,
  aPublishedSurvey,
  aSurveyManager,
  aSurveyQuestion,
  publish,
  reply,
  whenChosen,
} from '../../testing/surveys.ts'

const BASE = '/sands-lms/api/v1/manage/investigation'
const PAGE = `GET ${BASE}/page`
const GET = `GET ${BASE}/get`
const CREATE = `POST ${BASE}/create`
const DRAFT = `POST ${BASE}/draft`
const PUBLISH = `POST ${BASE}/publish`
const END = `POST ${BASE}/end`
const ARCHIVE = `POST ${BASE}/archive`
const COPY = `POST ${BASE}/copy`
const REMOVE = `POST ${BASE}/remove`
const MISSING = `GET ${BASE}/missing`
const REMIND = `POST ${BASE}/remind`
const MESSAGES = 'GET /sands-system/api/v1/message/page'
const unknown = '999999' as Id<'survey'>

describe('management of surveys', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn
  let stranger: SignedIn
  beforeAll(async () => {
    manager = await aSurveyManager(sands)
    learner = await sands.signIn('learner')
    stranger = await signInWith(sands, 'emma', {
      rights: ['survey.edit', 'survey.publish', 'survey.results'],
    })
  })

  const seenBy = ({ id, version }: { id: Id<'survey'>; version: number }) => ({ body: { id, version } })

  it('creates a draft once for one key, and lists it', async () => {
    const twice = { body: { name: '  Canteen ' }, headers: { 'idempotency-key': 'survey-created-once' } }
    const first = await manager.call(CREATE, twice)

    expect((await manager.call(CREATE, twice)).data).toEqual(first.data)
    expect(first.data).toMatchObject({ name: 'Canteen', state: 'draft', faults: [{ kind: 'no_questions', at: null }] })
    expect((await auditLog(sands))[0]).toMatchObject({
      action: 'survey.survey.created',
      subject_id: first.data.id,
      after: { name: 'Canteen', questions: 0 },
    })
    const found = await manager.call(PAGE, { query: { keyWord: 'antee', phase: 'draft' } })
    expect(found.data.records.map(({ id }) => id)).toEqual([first.data.id])
    expect((await manager.call(PAGE, { query: { keyWord: 'antee', phase: 'running' } })).data.total).toBe(0)
  })

  it('stores a draft without a name, which cannot be published', async () => {
    const draft = await aDraft(manager, [aSurveyQuestion('q1')])
    const body = { id: draft.id, version: draft.version, draft: { ...draft.draft, name: ' ' } }
    const { data } = await manager.call(DRAFT, { body })
    expect(data).toMatchObject({ name: '', faults: [{ kind: 'no_name', at: null }] })
    expect(await manager.call(PUBLISH, seenBy(data))).toFailWith('survey.has_faults')
  })

  it('stores drafts, names their faults, and refuses an outdated version', async () => {
    const draft = await aDraft(manager, [
      aSurveyQuestion('q1'),
      aSurveyQuestion('q2', 'text', {
        branch: {
          match: 'all',
          conditions: [...whenChosen('q1', 'a1').conditions, ...whenChosen('q1', 'b1').conditions],
        },
      }),
    ])
    expect(draft.faults).toEqual([{ kind: 'unreachable', at: 'q2' }])
    const body = { id: draft.id, version: draft.version - 1, draft: draft.draft }
    expect(await manager.call(DRAFT, { body })).toFailWith('kernel.changed_meanwhile')
    const refused = await manager.call(PUBLISH, seenBy(draft))
    expect(refused).toFailWith('survey.has_faults')
    const gone = { ...draft.draft, audience: { included: [{ kind: 'post' as const, id: '999999' }], excluded: [] } }
    expect(await manager.call(DRAFT, { body: { ...body, version: draft.version, draft: gone } })).toFailWith(
      'org.place_unknown',
    )
  })

  it('refuses a window that is over before it starts, and pictures in an anonymous survey', async () => {
    const draft = await aDraft(manager, [aSurveyQuestion('q1', 'pictures')], {
      isAnonymous: true,
      endTime: sands.clock.now().toISOString(),
    })
    expect(draft.faults.map(({ kind }) => kind)).toEqual(['pictures_anonymous', 'window'])
  })

  it('refuses an anonymous survey with several replies by one person', async () => {
    const settings = { isAnonymous: true, isRepeatable: true }
    const draft = await aDraft(manager, [aSurveyQuestion('q1')], settings)
    expect(draft.faults).toEqual([{ kind: 'repeatable_anonymous', at: null }])
    expect(await manager.call(PUBLISH, seenBy(draft))).toFailWith('survey.has_faults')
  })

  it('publishes, tells the audience, ends and archives', async () => {
    const survey = await aPublishedSurvey(manager, [aSurveyQuestion('q1')], { name: 'Told' })
    expect(survey).toMatchObject({ state: 'published', phase: 'running', hasChanges: false })
    await runJobs(sands)
    const { data } = await learner.call(MESSAGES, { query: { code: 'study' } })
    expect(data.records[0]).toMatchObject({ title: 'Please take the survey: Told', jumpModuleId: survey.id })

    expect(await manager.call(ARCHIVE, seenBy(survey))).toFailWith('survey.wrong_state')
    const ended = await manager.call(END, seenBy(survey))
    expect(ended.data.phase).toBe('ended')
    expect(await manager.call(END, seenBy(ended.data))).toFailWith('survey.wrong_state')
    const archived = await manager.call(ARCHIVE, seenBy(ended.data))
    expect(archived.data.phase).toBe('archived')
    expect(await manager.call(PUBLISH, seenBy(archived.data))).toFailWith('survey.wrong_state')
    const body = { id: survey.id, version: archived.data.version, draft: survey.draft }
    expect(await manager.call(DRAFT, { body })).toFailWith('survey.wrong_state')
    const opened = await learner.call('POST /sands-lms/api/v1/investigation/info', {
      body: { investigationId: survey.id },
    })
    expect(opened).toFailWith('survey.gone')
    expect((await auditLog(sands, 3)).map(({ action }) => action)).toEqual([
      'survey.survey.archived',
      'survey.survey.ended',
      'survey.survey.published',
    ])
  })

  it('makes a new edition only when the questions change', async () => {
    const survey = await aPublishedSurvey(manager, [aSurveyQuestion('q1')])
    const renamed = await manager.call(DRAFT, {
      body: { id: survey.id, version: survey.version, draft: { ...survey.draft, name: 'Renamed' } },
    })
    expect(renamed.data.hasChanges).toBe(true)
    const second = await publish(manager, renamed.data)
    expect(second.editions.map(({ number }) => number)).toEqual([1])
    const questionnaire = { ...second.draft.questionnaire, endText: 'New end' }
    const changed = await manager.call(DRAFT, {
      body: { id: survey.id, version: second.version, draft: { ...second.draft, questionnaire } },
    })
    expect((await publish(manager, changed.data)).editions.map(({ number }) => number)).toEqual([2, 1])
  })

  it('does not switch a published survey between named and anonymous', async () => {
    const survey = await aPublishedSurvey(manager, [aSurveyQuestion('q1')])
    const body = { id: survey.id, version: survey.version, draft: { ...survey.draft, isAnonymous: true } }
    expect(await manager.call(DRAFT, { body })).toFailWith('survey.anonymity_fixed')
  })

  it('copies questions and settings, and deletes only what was never published', async () => {
    const survey = await aPublishedSurvey(manager, [aSurveyQuestion('q1')], { points: 7 })
    expect(await manager.call(REMOVE, seenBy(survey))).toFailWith('survey.wrong_state')
    const copy = await manager.call(COPY, { body: { id: survey.id, name: 'Copy' } })
    expect(copy.data).toMatchObject({ name: 'Copy', state: 'draft', draft: { points: 7 } })
    expect(copy.data.draft.questionnaire).toEqual(survey.draft.questionnaire)
    expect(await manager.call(REMOVE, seenBy(copy.data))).toSucceed()
    expect(await manager.call(GET, { query: { id: copy.data.id } })).toFailWith('survey.gone')
  })

  it('shows who has not replied, and reminds them once a day', async () => {
    const ids = [await userId(sands, 'learner'), await userId(sands, 'staff20')]
    const audience = { included: ids.map((id) => ({ kind: 'user' as const, id })), excluded: [] }
    const survey = await aPublishedSurvey(manager, [aSurveyQuestion('q1')], { name: 'Remind', audience })
    expect(await reply(manager, survey, { q1: { options: ['a1'] } })).toSucceed()

    const { data: missing } = await manager.call(MISSING, { query: { id: survey.id } })
    expect(missing).toMatchObject({ total: 1, records: [{ id: ids[0] }] })
    const reminded = await manager.call(REMIND, { body: { id: survey.id } })
    expect(reminded.data).toEqual({ people: 1 })
    expect(await manager.call(REMIND, { body: { id: survey.id } })).toFailWith('survey.reminded_today')
    const { data } = await learner.call(MESSAGES, { query: { code: 'study' } })
    expect(data.records[0]).toMatchObject({ title: 'Still waiting for your reply: Remind', jumpModuleId: survey.id })

    const anonymous = await aPublishedSurvey(manager, [aSurveyQuestion('q1')], { isAnonymous: true })
    expect(await manager.call(MISSING, { query: { id: anonymous.id } })).toFailWith('survey.anonymous')
    expect(await manager.call(REMIND, { body: { id: anonymous.id } })).toFailWith('survey.anonymous')
    const draft = await aDraft(manager, [aSurveyQuestion('q1')])
    expect(await manager.call(MISSING, { query: { id: draft.id } })).toFailWith('survey.gone')
    const ended = await aPublishedSurvey(manager, [aSurveyQuestion('q1')])
    await manager.call(END, seenBy(ended))
    expect(await manager.call(REMIND, { body: { id: ended.id } })).toFailWith('survey.not_open')
  })

  it('needs a session, the right, the college and valid input', async () => {
    const draft = await aDraft(manager, [aSurveyQuestion('q1')])
    const { id, version } = draft
    const attempts = (person: Pick<SignedIn, 'call'>) => [
      person.call(GET, { query: { id } }),
      person.call(DRAFT, { body: { id, version, draft: draft.draft } }),
      person.call(PUBLISH, { body: { id, version } }),
      person.call(END, { body: { id, version } }),
      person.call(ARCHIVE, { body: { id, version } }),
      person.call(COPY, { body: { id, name: 'Copy' } }),
      person.call(REMOVE, { body: { id, version } }),
      person.call(MISSING, { query: { id } }),
      person.call(REMIND, { body: { id } }),
    ]
    for (const answer of await Promise.all(attempts(sands.visitor()))) expect(answer).toFailWith('kernel.not_signed_in')
    for (const answer of await Promise.all(attempts(learner))) expect(answer).toFailWith('kernel.no_permission')
    for (const answer of await Promise.all(attempts(stranger))) expect(answer).toFailWith('survey.gone')
    expect(await sands.visitor().call(PAGE)).toFailWith('kernel.not_signed_in')
    expect(await learner.call(PAGE)).toFailWith('kernel.no_permission')
    expect(await learner.call(CREATE, { body: { name: 'No' } })).toFailWith('kernel.no_permission')
    expect(await manager.call(CREATE, { body: { name: '  ' } })).toFailWith('kernel.invalid_field')
    expect(await manager.call(GET, { query: { id: unknown } })).toFailWith('survey.gone')
    expect((await stranger.call(PAGE, { query: { size: 100 } })).data.records.map((row) => row.id)).not.toContain(id)
  })
})
