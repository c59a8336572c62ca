import { randomUUID } from 'node:crypto'
import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { userId } from '../../../testing/people.ts'
import { aJpeg } from '../../../testing/pictures.ts'
import { useSands } from '../../../testing/sands.ts'
import {
  aPublishedSurvey,
  aSurveyManager,
  aSurveyQuestion,
  publish,
  reply,
  whenChosen,
} from '../../../testing/surveys.ts'
import { upload } from '../../../testing/upload.ts'

const PAGE = 'GET /sands-lms/api/v1/investigation/page'
const INFO = 'POST /sands-lms/api/v1/investigation/info'
const DETAILS = 'POST /sands-lms/api/v1/investigation/details'
const SUBMIT = 'POST /sands-lms/api/v1/investigation/submit'
const DRAFT = 'POST /sands-lms/api/v1/investigation/draft'
const TASKS = 'GET /sands-lms/api/v1/learning/tasks'
const SAVE = 'POST /sands-lms/api/v1/manage/investigation/draft'
const END = 'POST /sands-lms/api/v1/manage/investigation/end'
const TEN_MINUTES_MS = 600_000
const unknown = '999999' as Id<'survey'>

describe('replies to surveys', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn
  beforeAll(async () => {
    manager = await aSurveyManager(sands)
    learner = await sands.signIn('learner')
  })

  const aSurvey = (
    ...[questions, settings]: Parameters<typeof aPublishedSurvey> extends [unknown, ...infer R] ? R : never
  ) => aPublishedSurvey(manager, questions, settings)
  const detailsOf = async (investigationId: Id<'survey'>, person: SignedIn = learner) =>
    (await person.call(DETAILS, { body: { investigationId } })).data
  const storedReplies = async (id: Id<'survey'>) =>
    (
      await sands.server.kernel.database.pool.query<{ answers: Record<string, unknown> }>(
        'select r.answers from survey_replies r join survey_editions e on e.id = r.edition_id where e.survey_id = $1',
        [id],
      )
    ).rows.map(({ answers }) => answers)

  it('are sent once, stored, and shown to their author', async () => {
    const survey = await aSurvey([aSurveyQuestion('q1'), aSurveyQuestion('q2', 'text')], { points: 5 })
    const before = await learner.call(INFO, { body: { investigationId: survey.id } })
    expect(before.data).toMatchObject({ status: 100, canReply: true, isReplied: false, questionCount: 2 })

    const sent = await reply(learner, survey, { q1: { options: ['a1'] }, q2: { text: ' Good \u0007' } })

    expect(sent.data).toEqual({ endText: 'Thank you', points: 5 })
    const after = await detailsOf(survey.id)
    expect(after).toMatchObject({ status: 400, isReplied: true, canReply: false })
    expect(after.reply?.answers).toEqual({ q1: { options: ['a1'] }, q2: { text: 'Good' } })
  })

  it('need no answer to a required question that a branch hides, and store none', async () => {
    const survey = await aSurvey([
      aSurveyQuestion('q1', 'single', { isRequired: true }),
      aSurveyQuestion('q2', 'text', { isRequired: true, branch: whenChosen('q1', 'a1') }),
    ])

    const missing = await reply(learner, survey, { q1: { options: ['a1'] } })
    expect(missing).toFailWith('survey.incomplete')
    expect(missing.data).toEqual({ count: 1, question: 'q2' })
    expect(await reply(learner, survey, { q1: { options: ['b1'] }, q2: { text: 'hidden' } })).toSucceed()
    expect(await storedReplies(survey.id)).toEqual([{ q1: { options: ['b1'] } }])
  })

  it('are one when a person taps twice with the same key', async () => {
    const survey = await aSurvey([aSurveyQuestion('q1')])
    const { editionId } = await detailsOf(survey.id)
    const body = { investigationId: survey.id, editionId, key: randomUUID(), answers: { q1: { options: ['a1'] } } }

    const answers = await Promise.all([1, 2, 3].map(() => learner.call(SUBMIT, { body })))

    for (const answer of answers) expect(answer).toSucceed()
    expect(await storedReplies(survey.id)).toHaveLength(1)
  })

  it('are one when a person sends from two devices at once', async () => {
    const survey = await aSurvey([aSurveyQuestion('q1')])
    const other = await sands.signIn('learner')

    const answers = await Promise.all(
      [learner, other].map((device) => reply(device, survey, { q1: { options: ['a1'] } })),
    )

    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.find(({ code }) => code !== 1)).toFailWith('survey.replied_already')
    expect(await storedReplies(survey.id)).toHaveLength(1)
  })

  it('are several when the survey allows it', async () => {
    const survey = await aSurvey([aSurveyQuestion('q1')], { isRepeatable: true })
    const key = randomUUID()
    expect(await reply(learner, survey, { q1: { options: ['a1'] } }, { key })).toSucceed()
    expect(await reply(learner, survey, { q1: { options: ['a1'] } }, { key })).toSucceed()
    expect(await reply(learner, survey, { q1: { options: ['b1'] } })).toSucceed()
    // The first one again, after a newer reply: its answer was lost on the way.
    expect(await reply(learner, survey, { q1: { options: ['a1'] } }, { key })).toSucceed()

    expect(await storedReplies(survey.id)).toHaveLength(2)
    expect(await detailsOf(survey.id)).toMatchObject({ canReply: true, isReplied: true })
  })

  it('keep a draft that another device goes on with', async () => {
    const survey = await aSurvey([aSurveyQuestion('q1'), aSurveyQuestion('q2', 'text')])
    const { editionId } = await detailsOf(survey.id)
    const answers = { q2: { text: 'half' } }
    const saved = await learner.call(DRAFT, { body: { investigationId: survey.id, editionId, answers } })
    expect(saved).toSucceed()

    const elsewhere = await detailsOf(survey.id, await sands.signIn('learner'))
    expect(elsewhere).toMatchObject({ status: 200, draft: { answers, saveTime: saved.data.saveTime } })
    expect((await detailsOf(survey.id, manager)).draft).toBeNull()
    const { data: tasks } = await learner.call(TASKS, { query: { taskStatus: 200, size: 100 } })
    expect(tasks.records).toContainEqual(expect.objectContaining({ taskId: survey.id, taskType: 4, tagStatus: 200 }))

    expect(await reply(learner, survey, { q1: { options: ['a1'] } })).toSucceed()
    expect((await detailsOf(survey.id)).draft).toBeNull()
    const late = await learner.call(DRAFT, { body: { investigationId: survey.id, editionId, answers } })
    expect(late).toFailWith('survey.replied_already')
  })

  it('of many people at the same moment are all stored, each once, and counted', async () => {
    const survey = await aSurvey([aSurveyQuestion('q1')])
    const names = ['learner', 'manager', 'teacher', 'author', 'reviewer', 'auditor']
    const people = await Promise.all(names.map((name) => sands.signIn(name)))
    const { editionId } = await detailsOf(survey.id)
    const body = { investigationId: survey.id, editionId, answers: { q1: { options: ['a1'] } } }
    const sent = await Promise.all(
      [...people, ...people].map((person) => person.call(SUBMIT, { body: { ...body, key: randomUUID() } })),
    )
    expect(sent.filter(({ code }) => code === 1)).toHaveLength(names.length)
    for (const answer of sent.filter(({ code }) => code !== 1)) expect(answer).toFailWith('survey.replied_already')
    expect(await storedReplies(survey.id)).toHaveLength(names.length)
    const { data } = await manager.call('GET /sands-lms/api/v1/manage/investigation/get', { query: { id: survey.id } })
    expect(data.replyCount).toBe(names.length)
  })

  it('are stored although another reply of the same moment fails', async () => {
    const survey = await aSurvey([aSurveyQuestion('q1')])
    const unlucky = await userId(sands, 'teacher')
    sands.server.kernel.events.on('survey.replied', async (_tx, event) => {
      if (event.surveyId === survey.id && event.userIds.includes(unlucky)) throw new Error('no points for this person')
    })
    const people = await Promise.all(['learner', 'teacher', 'author'].map((name) => sands.signIn(name)))
    const answers = await Promise.all(people.map((person) => reply(person, survey, { q1: { options: ['b1'] } })))
    expect(answers.map(({ code }) => code === 1)).toEqual([true, false, true])
    expect(await storedReplies(survey.id)).toHaveLength(2)
    expect((await detailsOf(survey.id, people[1])).isReplied).toBe(false)
  })

  it('are told once for each person, in one order, however many arrive together', async () => {
    const survey = await aSurvey([aSurveyQuestion('q1')], { isRepeatable: true })
    const told: (readonly string[])[] = []
    sands.server.kernel.events.on('survey.replied', async (_tx, event) => {
      if (event.surveyId === survey.id) told.push(event.userIds)
    })
    const names = ['learner', 'manager', 'teacher', 'author', 'reviewer', 'auditor']
    const people = await Promise.all(names.map((name) => sands.signIn(name)))
    await Promise.all(people.map((person) => reply(person, survey, { q1: { options: ['a1'] } })))
    await Promise.all(people.map((person) => reply(person, survey, { q1: { options: ['b1'] } })))
    const ids = await Promise.all(names.map((name) => userId(sands, name)))
    expect(told.flat().toSorted()).toEqual(ids.toSorted())
    for (const userIds of told) expect(userIds).toEqual(userIds.toSorted())
    expect(await storedReplies(survey.id)).toHaveLength(2 * names.length)
  })

  it('are tasks: not started, ongoing with a draft, done with a reply, overdue without one', async () => {
    const endTime = new Date(sands.clock.now().getTime() + TEN_MINUTES_MS).toISOString()
    const survey = await aSurvey([aSurveyQuestion('q1')], { endTime, isRepeatable: true })
    const missed = await aSurvey([aSurveyQuestion('q1')], { endTime })
    const startTime = new Date(sands.clock.now().getTime() + 5000).toISOString()
    const coming = await aSurvey([aSurveyQuestion('q1')], { startTime })
    const cardOf = async (id: string, taskStatus: 100 | 200 | 400 | 500) => {
      const { data } = await learner.call(TASKS, { query: { taskStatus, size: 100 } })
      expect(data.total).toBeGreaterThanOrEqual(data.records.length)
      return data.records.find(({ taskId, taskType }) => taskId === id && taskType === 4)
    }

    expect(await cardOf(survey.id, 100)).toMatchObject({ taskName: survey.name, overdueStatus: 100, isRepeat: 1 })
    expect(await cardOf(coming.id, 100)).toBeUndefined()
    const { editionId } = await detailsOf(survey.id)
    const answers = { q1: { options: ['a1'] } }
    await learner.call(DRAFT, { body: { investigationId: survey.id, editionId, answers } })
    expect(await cardOf(survey.id, 200)).toMatchObject({ tagStatus: 200, overdueStatus: 100 })
    await reply(learner, survey, answers)
    expect(await cardOf(survey.id, 400)).toMatchObject({ overdueStatus: null, countDownDuration: null })
    sands.clock.advance(2 * TEN_MINUTES_MS)
    expect(await cardOf(missed.id, 500)).toMatchObject({ overdueStatus: 300, countDownDuration: null })
    expect(await cardOf(survey.id, 400)).toBeDefined()
  })

  it('have pictures of the person who sends them, at most five', async () => {
    const survey = await aSurvey([aSurveyQuestion('q1', 'pictures', { options: [] })])
    const { id } = (await upload(learner, await aJpeg(), { purpose: 'image' })).data

    expect(await reply(manager, survey, { q1: { fileIds: [id] } })).toFailWith('media.gone')
    const draft = { investigationId: survey.id, editionId: (await detailsOf(survey.id)).editionId }
    expect(await manager.call(DRAFT, { body: { ...draft, answers: { q1: { fileIds: [id] } } } })).toSucceed()
    expect((await detailsOf(survey.id, manager)).draft).toMatchObject({
      answers: { q1: { fileIds: [] } },
      pictures: [],
    })
    expect(await reply(learner, survey, { q1: { fileIds: [id] } })).toSucceed()
    expect((await detailsOf(survey.id)).reply?.pictures[0]).toMatchObject({ fileId: id })
  })

  it('are refused before and after the window, and after the end', async () => {
    const now = sands.clock.now().getTime()
    const survey = await aSurvey([aSurveyQuestion('q1')], {
      startTime: new Date(now + TEN_MINUTES_MS).toISOString(),
      endTime: new Date(now + 3 * TEN_MINUTES_MS).toISOString(),
    })
    const answers = { q1: { options: ['a1'] } }
    expect(await reply(learner, survey, answers)).toFailWith('survey.not_open')
    sands.clock.advance(TEN_MINUTES_MS)
    const { editionId } = await detailsOf(survey.id)
    const draft = { body: { investigationId: survey.id, editionId, answers } }
    expect(await learner.call(DRAFT, draft)).toSucceed()
    const { data: tasks } = await learner.call(TASKS, { query: { size: 100 } })
    const card = tasks.records.find(({ taskId }) => taskId === survey.id)
    expect(card?.overdueStatus).toBe(100)
    expect(card?.countDownDuration).toBeGreaterThan(0)
    sands.clock.advance(2 * TEN_MINUTES_MS)
    expect(await detailsOf(survey.id)).toMatchObject({ phase: 'expired', status: 500, canReply: false })
    expect(await reply(learner, survey, answers)).toFailWith('survey.not_open')
    expect(await learner.call(DRAFT, draft)).toFailWith('survey.not_open')

    const running = await aSurvey([aSurveyQuestion('q1')])
    const key = randomUUID()
    const sent = await reply(learner, running, answers, { key })
    expect(sent).toSucceed()
    expect(await manager.call(END, { body: { id: running.id, version: running.version } })).toSucceed()
    expect(await reply(manager, running, answers)).toFailWith('survey.not_open')
    expect(await reply(learner, running, answers, { key })).toSucceed()
  })

  it('are refused for questions that were replaced meanwhile, and accepted for the new ones', async () => {
    const survey = await aSurvey([aSurveyQuestion('q1')])
    const { editionId } = await detailsOf(survey.id)
    const draft = { ...survey.draft, questionnaire: { ...survey.draft.questionnaire, endText: 'Changed' } }
    const changed = await manager.call(SAVE, { body: { id: survey.id, version: survey.version, draft } })
    await publish(manager, changed.data)

    const body = { investigationId: survey.id, editionId, answers: { q1: { options: ['a1'] } } }
    expect(await learner.call(SUBMIT, { body: { ...body, key: randomUUID() } })).toFailWith('survey.edition_replaced')
    expect(await learner.call(DRAFT, { body })).toFailWith('survey.edition_replaced')
    expect((await reply(learner, survey, body.answers)).data.endText).toBe('Changed')
  })

  it('are stored by the settings of now, not by those of the replies before', async () => {
    const survey = await aSurvey([aSurveyQuestion('q1')], { isRepeatable: true })
    const answers = { q1: { options: ['a1'] } }
    expect(await reply(learner, survey, answers)).toSucceed()
    const draft = { ...survey.draft, isRepeatable: false }
    const changed = await manager.call(SAVE, { body: { id: survey.id, version: survey.version, draft } })
    await publish(manager, changed.data)

    expect(await reply(learner, survey, answers)).toFailWith('survey.replied_already')
    expect(await reply(manager, survey, answers)).toSucceed()
    expect(await storedReplies(survey.id)).toHaveLength(2)
  })

  it('are listed by what is left to do', async () => {
    const [open, done] = [await aSurvey([aSurveyQuestion('q1')]), await aSurvey([aSurveyQuestion('q1')])]
    await reply(learner, done, {})
    const ended = await aSurvey([aSurveyQuestion('q1')])
    await manager.call(END, { body: { id: ended.id, version: ended.version } })

    const idsIn = async (tab: 'todo' | 'done' | 'over') =>
      (await learner.call(PAGE, { query: { tab, size: 100 } })).data.records.map(
        ({ investigationId }) => investigationId,
      )
    expect(await idsIn('todo')).toContain(open.id)
    expect(await idsIn('done')).toContain(done.id)
    expect(await idsIn('over')).toContain(ended.id)
    const { data } = await learner.call(PAGE, { query: { size: 100 } })
    expect(data.total).toBe(data.records.length)
  })

  it('come from the audience only', async () => {
    const { id } = await aSurvey([aSurveyQuestion('q1')], { audience: await onlyManager() })
    expect(await learner.call(INFO, { body: { investigationId: id } })).toFailWith('survey.gone')
    expect(await learner.call(DETAILS, { body: { investigationId: id } })).toFailWith('survey.gone')
    expect(await manager.call(INFO, { body: { investigationId: id } })).toSucceed()
    const { data } = await learner.call(PAGE, { query: { size: 100 } })
    expect(data.records.map(({ investigationId }) => investigationId)).not.toContain(id)
    const body = { investigationId: id, editionId: '1' as Id<'surveyEdition'>, answers: {} }
    expect(await learner.call(SUBMIT, { body: { ...body, key: randomUUID() } })).toFailWith('survey.gone')
    expect(await learner.call(DRAFT, { body })).toFailWith('survey.gone')
  })

  const onlyManager = async () => {
    const { rows } = await sands.server.kernel.database.pool.query<{ id: string }>(
      `select id from users where user_name = 'staff20'`,
    )
    return { included: [{ kind: 'user' as const, id: rows[0]?.id ?? '' }], excluded: [] }
  }

  it('come from another college only when the survey is public', async () => {
    const emma = await sands.signIn('emma')
    const survey = await aSurvey([aSurveyQuestion('q1')])
    expect(await emma.call(INFO, { body: { investigationId: survey.id } })).toFailWith('survey.gone')
    const open = await aSurvey([aSurveyQuestion('q1')], { isPublic: true })
    expect(await reply(emma, open, { q1: { options: ['a1'] } })).toSucceed()
  })

  describe('of visitors', () => {
    it('need a public survey and a device token of the server, and count once for each device', async () => {
      const visitor = sands.visitor()
      const survey = await aSurvey([aSurveyQuestion('q1'), aSurveyQuestion('q2', 'pictures', { isRequired: true })], {
        isPublic: true,
        points: 3,
      })
      const { data: info } = await visitor.call(INFO, { body: { investigationId: survey.id } })
      expect(info).toMatchObject({ isVisitor: true, canReply: true, questionCount: 1 })
      const deviceToken = info.deviceToken ?? ''
      const answers = { q1: { options: ['a1'] } }

      expect(await reply(visitor, survey, answers)).toFailWith('survey.device_unknown')
      expect(await reply(visitor, survey, answers, { deviceToken: `x${deviceToken}` })).toFailWith(
        'survey.device_unknown',
      )
      const key = randomUUID()
      const sent = await reply(visitor, survey, answers, { deviceToken, key })
      expect(sent.data).toEqual({ endText: 'Thank you', points: 0 })
      expect(await reply(visitor, survey, answers, { deviceToken, key })).toSucceed()
      expect(await reply(visitor, survey, answers, { deviceToken })).toFailWith('survey.replied_already')
      const again = await visitor.call(INFO, { body: { investigationId: survey.id, deviceToken } })
      expect(again.data).toMatchObject({ isReplied: true, canReply: false, deviceToken })
      expect(await storedReplies(survey.id)).toEqual([answers])
    })

    it('reach no other survey, no list and no draft', async () => {
      const visitor = sands.visitor()
      const { id } = await aSurvey([aSurveyQuestion('q1')])
      const body = { investigationId: id, editionId: '1' as Id<'surveyEdition'>, answers: {} }
      expect(await visitor.call(INFO, { body: { investigationId: id } })).toFailWith('survey.gone')
      expect(await visitor.call(DETAILS, { body: { investigationId: id } })).toFailWith('survey.gone')
      expect(await visitor.call(SUBMIT, { body: { ...body, key: randomUUID() } })).toFailWith('survey.gone')
      expect(await visitor.call(PAGE)).toFailWith('kernel.not_signed_in')
      expect(await visitor.call(DRAFT, { body })).toFailWith('kernel.not_signed_in')
    })
  })

  it('refuse what is not a survey or not a reply', async () => {
    const survey = await aSurvey([aSurveyQuestion('q1')])
    expect(await learner.call(INFO, { body: { investigationId: unknown } })).toFailWith('survey.gone')
    const { editionId } = await detailsOf(survey.id)
    const body = { investigationId: survey.id, editionId, key: 'short', answers: {} }
    expect(await learner.call(SUBMIT, { body })).toFailWith('kernel.invalid_field')
    expect(await reply(learner, survey, { q1: { options: ['z9'] } })).toFailWith('survey.incomplete')
    for (const stray of [{ text: 5 }, { fileIds: ['x'] }, null]) {
      const answers = { q1: { options: ['a1'] }, 'not a key': stray } as never
      expect(await reply(learner, survey, answers)).toFailWith('kernel.invalid_field')
      const draft = { investigationId: survey.id, editionId, answers }
      expect(await learner.call(DRAFT, { body: draft })).toFailWith('kernel.invalid_field')
    }
    expect(await learner.call(PAGE, { query: { size: 1000 } })).toFailWith('kernel.invalid_field')
  })
})
