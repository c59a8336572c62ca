import type { UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aLearner, aPublishedPractice, practiceAnswer } from '../../../testing/exam/a-practice.ts'
import { aQuestion } from '../../../testing/exam/authoring.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import { change } from '../../../testing/study.ts'
import { aPublishedSurvey, aSurveyManager, aSurveyQuestion, reply } from '../../../testing/surveys.ts'
import {
  aPublishedProject,
  aStage,
  aTaskDraft,
  aTrainingManager,
  onlyFor,
  tasksOf,
} from '../../../testing/training/a-training.ts'

describe('surveys and practices as tasks of a project', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn
  let learnerId: UserId

  beforeAll(async () => {
    await aTrainingManager(sands)
    manager = await aSurveyManager(sands)
    learner = await sands.signIn('staff04')
    learnerId = await userId(sands, 'staff04')
  })

  const aProjectWith = (type: number, refId: string) =>
    aPublishedProject(manager, {
      audience: onlyFor(learnerId),
      stages: [aStage([aTaskDraft({ key: 'task', type, refId })])],
    })
  const statusOf = async ({ id }: Awaited<ReturnType<typeof aProjectWith>>) => (await tasksOf(learner, id))[0]?.status

  it.each([{ isAnonymous: false }, { isAnonymous: true }])(
    'passes a survey with the first reply, also in a project that is published later: %o',
    async ({ isAnonymous }) => {
      const survey = await aPublishedSurvey(manager, [aSurveyQuestion('q1')], { isAnonymous })
      const project = await aProjectWith(4, survey.id)
      expect(await statusOf(project)).toBe(100)
      expect(await reply(learner, survey, { q1: { options: ['a1'] } })).toSucceed()
      // A record in the transaction of an anonymous reply would say whose it is.
      expect(await statusOf(project)).toBe(isAnonymous ? 100 : 200)
      await change(sands, `insert into jobs.job (name, data) values ('training.adopt-late', '{}')`)
      await runJobs(sands)
      expect(await statusOf(project)).toBe(200)
      expect(await statusOf(await aProjectWith(4, survey.id))).toBe(200)
    },
  )

  it('passes a survey for all members who reply at the same moment, and for nobody else', async () => {
    const survey = await aPublishedSurvey(manager, [aSurveyQuestion('q1')])
    const names = ['staff04', 'staff05', 'staff06']
    const ids = await Promise.all(names.map((name) => userId(sands, name)))
    const project = await aPublishedProject(manager, {
      audience: onlyFor(...ids),
      stages: [aStage([aTaskDraft({ key: 'task', type: 4, refId: survey.id })])],
    })
    const people = await Promise.all([...names, 'staff07'].map((name) => sands.signIn(name)))
    const sent = await Promise.all(people.map((person) => reply(person, survey, { q1: { options: ['a1'] } })))
    for (const answer of sent) expect(answer).toSucceed()
    const { rows } = await sands.server.kernel.database.pool.query<{ user_id: string; state: string }>(
      'select user_id, state from training_records where training_id = $1 order by user_id::text collate "C"',
      [project.id],
    )
    expect(rows).toEqual(ids.toSorted().map((id) => ({ user_id: id, state: 'passed' })))
  })

  it('passes a practice when it is completed by its own rule', async () => {
    const author = await signInWith(sands, 'manager', { rights: ['exam.bank.edit', 'exam.edit', 'exam.publish'] })
    const question = await aQuestion(author, { stem: '<p>Which one?</p>' })
    const practice = await aPublishedPractice(author, {
      questionIds: [question.id],
      completion: 'accuracy',
      accuracyPercent: 100,
    })
    const project = await aProjectWith(8, practice.id)
    const person = aLearner(learner)
    await person.does(practice.id, [])
    expect(await statusOf(project)).toBe(100)
    await person.does(practice.id, [practiceAnswer(question.id, { options: ['b'] })])
    expect(await statusOf(project)).toBe(200)
    expect(await statusOf(await aProjectWith(8, practice.id))).toBe(200)
  })
})
