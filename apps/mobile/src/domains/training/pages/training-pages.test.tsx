// @vitest-environment happy-dom
import type {
  SelfJoin,
  TrainingDetail,
  TrainingItem,
  TrainingPanelTask,
  TrainingTask,
} from '@sands/contract/training/training.model'
import { errorTexts } from '@sands/i18n/errors'
import { JOIN_REFUSALS } from '@sands/rules/training/join'
import { EXAM_INFO } from '@sands/web/exam/exam-calls'
import { noAnswer, type Plain, refused } from '@sands/web/testing/fake-calls'
import {
  SELF_JOIN,
  SELF_JOIN_GET,
  TRAINING_GET,
  TRAINING_INTRODUCTION,
  TRAINING_MEMBERS,
  TRAINING_OPT,
  TRAINING_PAGE,
  TRAINING_PANEL,
  TRAINING_TASKS,
  TRAINING_VISIT,
} from '@sands/web/training/training-calls'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, tap, tapButton, tapLink } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const AT = '2026-03-02T08:00:00.000Z'
const NO_DUE = { dueTime: null, overdueStatus: null, countDownDuration: null }

const aPanelTask = (over: Partial<Plain<TrainingPanelTask>> = {}): Plain<TrainingPanelTask> => ({
  trainingId: '3',
  trainingTaskId: '31',
  taskId: '5',
  taskType: 3,
  taskName: 'Safety exam',
  globalIndex: 1,
  status: 100,
  lockStatus: 0,
  isRefDeleted: 0,
  ...over,
})
const aTask = (over: Partial<Plain<TrainingTask>> = {}): Plain<TrainingTask> => ({
  ...aPanelTask(),
  stage: 0,
  isRequired: 1,
  tagStatus: 100,
  lock: null,
  ...NO_DUE,
  calledOff: null,
  finishTime: null,
  decision: null,
  ...over,
})
const anItem = (over: Partial<Plain<TrainingItem>> = {}): Plain<TrainingItem> => ({
  trainingId: '3',
  trainingName: 'Onboarding',
  cover: null,
  status: 3,
  tagStatus: 200,
  startTime: null,
  endTime: null,
  ...NO_DUE,
  progress: { done: 1, total: 4, percent: 25 },
  nextTask: aPanelTask(),
  ...over,
})
const aDetail = (over: Partial<Plain<TrainingDetail>> = {}): Plain<TrainingDetail> => ({
  ...anItem(),
  ownerName: 'Lee',
  memberNum: 12,
  taskNum: 4,
  isMember: 1,
  isSelfJoin: 0,
  memberState: 'active',
  latestTaskId: null,
  joinTime: AT,
  finishTime: null,
  ...over,
})
const aSelfJoin = (over: Partial<Plain<SelfJoin>> = {}): Plain<SelfJoin> => ({
  trainingId: '3',
  trainingName: 'Onboarding',
  cover: null,
  introduction: '',
  status: 3,
  startTime: null,
  endTime: null,
  joinStartTime: null,
  joinEndTime: null,
  quota: 10,
  joined: 4,
  needsApproval: 0,
  memberState: null,
  declineReason: null,
  refusal: null,
  canWithdraw: 0,
  ...over,
})
const pageOf = <T,>(records: T[]) => ({ records, current: 1, size: 20, total: records.length })

describe('the list of projects on the phone', () => {
  it('shows progress, time and the next task, and archived projects open their own screen', async () => {
    const { t } = await renderPhone('/myTraining', {
      calls: {
        [TRAINING_PAGE]: pageOf([
          anItem({ overdueStatus: 300 }),
          anItem({ trainingId: '4', trainingName: 'Old', status: 5, tagStatus: 600, nextTask: null }),
        ]),
      },
    })
    const link = await screen.findByRole('link', { name: /Onboarding/ })
    expect(link.getAttribute('href')).toBe('/trainingDetail?id=3')
    expect(link.textContent).toContain(t('training.overdue'))
    expect(link.textContent).toContain(t('training.next', { name: 'Safety exam' }))
    expect(screen.getByRole('link', { name: /Old/ }).getAttribute('href')).toBe('/archivetrainingDetail?id=4')
  })

  it('asks for one state, and says that there is nothing', async () => {
    const { t, server } = await renderPhone('/myTrainingTab', { calls: { [TRAINING_PAGE]: pageOf([]) } })
    expect(await screen.findByText(t('training.none'))).toBeTruthy()
    await tapButton(t('training.status_4'))
    await waitFor(() => expect(server.sentTo(TRAINING_PAGE).at(-1)?.query.get('status')).toBe('4'))
  })

  it('offers to try again when it cannot be loaded', async () => {
    const { t } = await renderPhone('/myTraining', { calls: { [TRAINING_PAGE]: refused('kernel.unexpected') } })
    expect(await screen.findByRole('button', { name: t('kernel.retry') })).toBeTruthy()
  })
})

describe('a project on the phone', () => {
  const calls = {
    [TRAINING_GET]: aDetail(),
    [TRAINING_TASKS]: [
      {
        name: 'Basics',
        openTime: null,
        tasks: [
          aTask({ status: 200, tagStatus: 400, decision: { state: 'waived', reason: 'Knows it' } }),
          aTask({
            trainingTaskId: '32',
            globalIndex: 2,
            taskName: 'Gone',
            isRefDeleted: 1,
            status: 200,
            tagStatus: 400,
          }),
        ],
      },
      {
        name: 'More',
        openTime: null,
        tasks: [
          aTask({
            trainingTaskId: '33',
            globalIndex: 3,
            taskName: 'Locked course',
            taskType: 1,
            lockStatus: 1,
            lock: { reason: 'previous_task', globalIndex: 2, stage: null, at: null },
          }),
        ],
      },
    ],
  }

  it('shows the stages with the state of each task and the reason of each lock', async () => {
    const { t } = await renderPhone('/trainingDetail?id=3', { calls })
    expect(await screen.findByText(t('training.waived', { reason: 'Knows it' }))).toBeTruthy()
    expect(screen.getByText(t('training.ref_deleted'))).toBeTruthy()
    expect(screen.getByRole('heading', { name: t('training.stage', { number: 2, name: 'More' }) })).toBeTruthy()
    const locked = screen.getByRole('button', { name: /Locked course/ })
    expect(locked.textContent).toContain(t('training.lock_previous_task', { number: 2 }))
    expect(screen.getByRole('link', { name: t('training.start') }).getAttribute('href')).toBe(
      '/ExamInfo?examId=5&trainingId=3&globalIndex=1',
    )
  })

  it('shows what was done on the screen of a task at once after it', async () => {
    const exam = aTask({ taskName: 'The exam' })
    const { t, server } = await renderPhone('/trainingDetail?id=3', {
      calls: {
        [TRAINING_GET]: aDetail(),
        [TRAINING_TASKS]: [{ name: '', openTime: null, tasks: [exam] }],
        [EXAM_INFO]: noAnswer,
        [TRAINING_PANEL]: [aPanelTask()],
        [TRAINING_VISIT]: null,
      },
    })
    await tapLink(/The exam/)
    await screen.findByText('1/1')
    const done = { ...exam, status: 200, tagStatus: 400 } as const
    server.answer({ [TRAINING_TASKS]: [{ name: '', openTime: null, tasks: [done] }] })
    await tapButton(t('training.panel_list'))
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /The exam/ }).textContent).toContain(t('training.tag_400')),
    )
  })

  it('shows introduction and members in tabs', async () => {
    const { t } = await renderPhone('/archivetrainingDetail?id=3', {
      calls: {
        ...calls,
        [TRAINING_INTRODUCTION]: { introduction: '<p>Welcome aboard</p>' },
        [TRAINING_MEMBERS]: pageOf([{ id: '8', name: 'Wang', postName: 'Baker', avatarFileUrl: null }]),
      },
    })
    await tap(await screen.findByRole('tab', { name: t('training.tab_introduction') }))
    expect(await screen.findByText('Welcome aboard')).toBeTruthy()
    await tap(screen.getByRole('tab', { name: t('training.tab_members') }))
    expect(await screen.findByText('Wang')).toBeTruthy()
  })

  it('leads people who are not members to the registration', async () => {
    const { t } = await renderPhone('/trainingDetail?id=3', {
      calls: {
        [TRAINING_GET]: aDetail({ isMember: 0, memberState: null }),
        [TRAINING_INTRODUCTION]: { introduction: '' },
      },
    })
    expect((await screen.findByRole('link', { name: t('training.register') })).getAttribute('href')).toBe(
      '/selfRegistrationDetail?id=3',
    )
    expect(await screen.findByText(t('training.no_introduction'))).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('says that a project is gone', async () => {
    await renderPhone('/trainingDetail?id=3', { calls: { [TRAINING_GET]: refused('training.not_found') } })
    expect(await screen.findByText(errorTexts['en-us']['training.not_found'])).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('opens shared links at the project for members', async () => {
    await renderPhone('/trainingLink?id=3', { calls })
    await waitFor(() => expect(address()).toBe('/trainingDetail?id=3'))
  })

  it('opens shared links at the registration for others', async () => {
    await renderPhone('/trainingLink?id=3', {
      calls: { [TRAINING_GET]: refused('training.not_found'), [SELF_JOIN_GET]: aSelfJoin() },
    })
    await waitFor(() => expect(address()).toBe('/selfRegistrationDetail?id=3'))
  })
})

describe('the registration on the phone', () => {
  it('registers and opens the project', async () => {
    const { t, server } = await renderPhone('/selfRegistrationDetail?id=3', {
      calls: {
        [SELF_JOIN_GET]: aSelfJoin(),
        [SELF_JOIN]: { memberState: 'active' },
        [TRAINING_GET]: aDetail(),
        [TRAINING_TASKS]: [],
      },
    })
    await tapButton(t('training.join'))
    await waitFor(() => expect(address()).toBe('/trainingDetail?id=3'))
    expect(server.sentTo(SELF_JOIN)[0]?.body).toEqual({ trainingId: '3' })
  })

  it.each(JOIN_REFUSALS)('says why nobody can register: %s', async (refusal) => {
    const { t } = await renderPhone('/selfRegistrationDetail?id=3', {
      calls: { [SELF_JOIN_GET]: aSelfJoin({ refusal }) },
    })
    expect(await screen.findByText(t(`training.refusal_${refusal}`))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('training.join') })).toBeNull()
  })

  it('says to people who were declined why they cannot register again', async () => {
    const { t } = await renderPhone('/selfRegistrationDetail?id=3', {
      calls: { [SELF_JOIN_GET]: aSelfJoin({ memberState: 'declined', declineReason: 'Next year', refusal: 'full' }) },
    })
    expect(await screen.findByText(t('training.member_declined'))).toBeTruthy()
    expect(screen.getByText('Next year')).toBeTruthy()
    expect(screen.getByText('Registration quota full, please refresh')).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('training.join') })).toBeNull()
  })

  it('says that a project is not published', async () => {
    const { t } = await renderPhone('/selfRegistrationDetail?id=3', {
      calls: { [SELF_JOIN_GET]: refused('training.join_not_published') },
    })
    expect(await screen.findByText(errorTexts['en-us']['training.join_not_published'])).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('training.join') })).toBeNull()
  })

  it('withdraws an application after a question', async () => {
    const { t, server } = await renderPhone('/selfRegistrationDetail?id=3', {
      calls: {
        [SELF_JOIN_GET]: aSelfJoin({ memberState: 'applied', refusal: 'joined', canWithdraw: 1 }),
        [TRAINING_OPT]: null,
      },
    })
    expect(await screen.findByText(t('training.member_applied'))).toBeTruthy()
    await tapButton(t('training.withdraw'))
    await tap((await screen.findAllByRole('button', { name: t('training.withdraw') })).at(-1) as HTMLElement)
    await waitFor(() => expect(server.sentTo(TRAINING_OPT)[0]?.body).toEqual({ trainingId: '3', opt: 'withdraw' }))
  })
})

describe('a registration that made a member', () => {
  const open = (over: Partial<Plain<SelfJoin>>) =>
    renderPhone('/selfRegistrationDetail?id=3', {
      calls: {
        [SELF_JOIN_GET]: aSelfJoin({ memberState: 'active', refusal: 'joined', ...over }),
        [TRAINING_OPT]: refused('training.no_registration'),
      },
    })

  it('can be taken back, and says when there is none any more', async () => {
    const { t, server } = await open({ canWithdraw: 1 })
    expect(await screen.findByRole('link', { name: t('training.open') })).toBeTruthy()
    await tapButton(t('training.withdraw'))
    await tap((await screen.findAllByRole('button', { name: t('training.withdraw') })).at(-1) as HTMLElement)
    await waitFor(() => expect(server.sentTo(TRAINING_OPT)).toHaveLength(1))
    expect(await screen.findByText(errorTexts['en-us']['training.no_registration'])).toBeTruthy()
  })

  it.each(['full', 'window_over', 'not_published'] as const)('is not refused to its member: %s', async (refusal) => {
    const { t } = await open({ refusal })
    expect(await screen.findByText(t('training.refusal_joined'))).toBeTruthy()
    expect(screen.queryByText(t(`training.refusal_${refusal}`))).toBeNull()
  })

  it('stays where people did not register themselves', async () => {
    const { t } = await open({ canWithdraw: 0 })
    expect(await screen.findByRole('link', { name: t('training.open') })).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('training.withdraw') })).toBeNull()
  })
})

describe('the task panel on the phone', () => {
  const open = (tasks: Plain<TrainingPanelTask>[], index = 1) =>
    renderPhone(`/ExamInfo?examId=5&trainingId=3&globalIndex=${index}`, {
      calls: { [EXAM_INFO]: noAnswer, [TRAINING_PANEL]: tasks, [TRAINING_VISIT]: null, [TRAINING_GET]: noAnswer },
    })
  const two = (over: Partial<Plain<TrainingPanelTask>>) => [
    aPanelTask(),
    aPanelTask({ trainingTaskId: '32', globalIndex: 2, taskType: 1, taskId: '6', ...over }),
  ]

  it('shows the number, records the visit, and opens the next task', async () => {
    const { t, server } = await open(two({}))
    expect(await screen.findByText('1/2')).toBeTruthy()
    await waitFor(() =>
      expect(server.sentTo(TRAINING_VISIT)[0]?.body).toEqual({ trainingId: '3', trainingTaskId: '31' }),
    )
    expect(screen.queryByRole('button', { name: t('kernel.back_home') })).toBeNull()
    await tapButton(t('training.panel_next'))
    await waitFor(() => expect(address()).toBe('/courseDetail?id=6&courseType=course&trainingId=3&globalIndex=2'))
  })

  it('stops before a locked task, and at the last one', async () => {
    const { t } = await open(two({ lockStatus: 1 }))
    await tapButton(t('training.panel_next'))
    expect(await screen.findByText(t('training.panel_locked'))).toBeTruthy()
    expect(address()).toContain('/ExamInfo')
  })

  it('says that a task is the last one, and leads back to the list', async () => {
    const { t } = await open([aPanelTask()])
    await tapButton(t('training.panel_next'))
    expect(await screen.findByText(t('training.panel_last'))).toBeTruthy()
    await tapButton(t('training.panel_list'))
    await waitFor(() => expect(address()).toBe('/trainingDetail?id=3'))
  })

  it('gives way to the way home for people who are no members', async () => {
    const { t } = await renderPhone('/ExamInfo?examId=5&trainingId=3&globalIndex=1', {
      calls: { [EXAM_INFO]: noAnswer, [TRAINING_PANEL]: refused('training.not_found') },
    })
    expect(await screen.findByRole('button', { name: t('kernel.back_home') })).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: t('training.panel') })).toBeNull()
  })

  it('is not there outside of a project', async () => {
    const { t } = await renderPhone('/ExamInfo?examId=5', { calls: { [EXAM_INFO]: noAnswer } })
    expect(await screen.findByRole('button', { name: t('kernel.back_home') })).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: t('training.panel') })).toBeNull()
  })
})
