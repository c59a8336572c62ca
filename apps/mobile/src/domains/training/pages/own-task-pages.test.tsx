// @vitest-environment happy-dom
import type { Homework, HomeworkAttempt } from '@sands/contract/training/homework.model'
import { type Plain, refused } from '@sands/web/testing/fake-calls'
import { EXTENSION_ASK, HOMEWORK_GET, HOMEWORK_SUBMIT } from '@sands/web/training/training-calls'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { tapButton, typeInto } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const AT = '2026-03-02T08:00:00.000Z'
const HEAD = {
  trainingId: '3',
  trainingTaskId: '31',
  taskId: '31',
  taskName: 'A report',
  globalIndex: 1,
  status: 100,
  lockStatus: 0,
  isRefDeleted: 0,
  calledOff: null,
  stage: 0,
  isRequired: 1,
  tagStatus: 100,
  lock: null,
  dueTime: null,
  overdueStatus: null,
  countDownDuration: null,
  finishTime: null,
  decision: null,
} as const

const aHomework = (over: Partial<Plain<Homework>> = {}): Plain<Homework> => ({
  ...HEAD,
  taskType: 5,
  introduction: 'Write a report',
  scoring: 'score',
  fullScore: 100,
  passScore: 60,
  rubric: [],
  cutOffTime: null,
  state: 'open',
  refusal: null,
  extension: null,
  extensionRefusal: 'undated',
  attempts: [],
  ...over,
})
const anAttempt = (over: Partial<Plain<HomeworkAttempt>> = {}): Plain<HomeworkAttempt> => ({
  submitRecordId: '7',
  number: 1,
  content: 'My report',
  files: [],
  state: 'handed_in',
  submitTime: AT,
  lateMinutes: 0,
  score: null,
  rubric: null,
  comment: '',
  reviewerName: null,
  reviewTime: null,
  ...over,
})
describe('sound of homework', () => {
  const open = () => renderPhone('/TrainingHomework?taskId=31', { calls: { [HOMEWORK_GET]: aHomework() } })

  it('says plainly that a browser cannot record', async () => {
    const { t } = await open()
    await screen.findByText(t('training.record_unsupported'))
  })

  it('says plainly that the microphone was refused, and asks again', async () => {
    const getUserMedia = vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    vi.stubGlobal('MediaRecorder', Object.assign(vi.fn(), { isTypeSupported: (type: string) => type === 'audio/mp4' }))
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
    try {
      const { t } = await open()
      await tapButton(t('training.record_start'))
      await screen.findByText(t('training.record_refused'))
      await tapButton(t('training.record_start'))
      await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2))
    } finally {
      Reflect.deleteProperty(navigator, 'mediaDevices')
      vi.unstubAllGlobals()
    }
  })
})

/** A microphone with a recorder that has said something when it stops. */
function aMicrophone() {
  class Recorder extends EventTarget {
    static readonly isTypeSupported = (type: string) => type === 'audio/mp4'
    state = 'inactive'
    start() {
      this.state = 'recording'
    }
    stop() {
      this.state = 'inactive'
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['words']) }))
      this.dispatchEvent(new Event('stop'))
    }
  }
  const getUserMedia = vi.fn().mockResolvedValue({ getTracks: () => [] })
  vi.stubGlobal('MediaRecorder', Recorder)
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices')
    vi.unstubAllGlobals()
  })
}

it('homework is not handed in without the recording that is not attached yet', async () => {
  aMicrophone()
  const { t, server } = await renderPhone('/TrainingHomework?taskId=31', {
    calls: { [HOMEWORK_GET]: aHomework(), [HOMEWORK_SUBMIT]: aHomework({ state: 'handed_in', refusal: 'waiting' }) },
  })
  await typeInto(await screen.findByLabelText(t('training.homework_content')), 'Listen to this')
  await tapButton(t('training.record_start'))
  await screen.findByRole('timer')
  await tapButton(t('training.homework_hand_in'))
  expect(await screen.findByText(t('training.record_open'))).toBeTruthy()
  await tapButton(t('training.record_stop'))
  await screen.findByRole('button', { name: t('training.record_attach') })
  await tapButton(t('training.homework_hand_in'))
  expect(screen.getByText(t('training.record_open'))).toBeTruthy()
  expect(server.sentTo(HOMEWORK_SUBMIT)).toHaveLength(0)
  await tapButton(t('training.record_drop'))
  await waitFor(() => expect(screen.queryByText(t('training.record_open'))).toBeNull())
  await tapButton(t('training.homework_hand_in'))
  await waitFor(() => expect(server.sentTo(HOMEWORK_SUBMIT)).toHaveLength(1))
})

describe('homework on the phone', () => {
  it('keeps what was written, and hands it in', async () => {
    const { t, server } = await renderPhone('/TrainingHomework?taskId=31', {
      calls: { [HOMEWORK_GET]: aHomework(), [HOMEWORK_SUBMIT]: aHomework({ state: 'handed_in', refusal: 'waiting' }) },
    })
    await tapButton(t('training.homework_hand_in'))
    expect(await screen.findByText(t('training.homework_empty_field'))).toBeTruthy()
    expect(server.sentTo(HOMEWORK_SUBMIT)).toHaveLength(0)
    await typeInto(screen.getByLabelText(t('training.homework_content')), 'My report')
    expect(localStorage.getItem('sands.homework_drafts')).toContain('My report')
    await tapButton(t('training.homework_hand_in'))
    await waitFor(() =>
      expect(server.sentTo(HOMEWORK_SUBMIT)[0]?.body).toEqual({ taskId: '31', content: 'My report', fileIds: [] }),
    )
    await waitFor(() => expect(localStorage.getItem('sands.homework_drafts')).not.toContain('My report'))
  })

  it('says how it is marked before anything is handed in', async () => {
    const rubric = [
      { key: 'clear', text: 'Clear', points: 40 },
      { key: 'whole', text: 'Complete', points: 60 },
    ]
    const { t } = await renderPhone('/TrainingHomework?taskId=31', {
      calls: { [HOMEWORK_GET]: aHomework({ rubric }) },
    })
    expect(await screen.findByRole('heading', { name: t('training.rubric_head') })).toBeTruthy()
    for (const { text, points } of rubric)
      expect(screen.getByText(t('training.rubric_line', { text, points }))).toBeTruthy()
  })

  it('asks for more time with a reason, and takes the request back', async () => {
    const due = { dueTime: AT, cutOffTime: AT, refusal: 'cut_off', extensionRefusal: null } as const
    const { t, server } = await renderPhone('/TrainingHomework?taskId=31', {
      calls: { [HOMEWORK_GET]: aHomework(due), [EXTENSION_ASK]: aHomework(due) },
    })
    await tapButton(t('training.extension_ask'))
    await tapButton(t('training.extension_send'))
    expect(await screen.findByText(t('training.extension_missing'))).toBeTruthy()
    await typeInto(screen.getByLabelText(t('training.extension_reason')), 'I am ill')
    await tapButton(t('training.extension_send'))
    await waitFor(() =>
      expect(server.sentTo(EXTENSION_ASK)[0]?.body).toMatchObject({ taskId: '31', reason: 'I am ill' }),
    )
  })

  it('shows what was asked for and the answer', async () => {
    const extension = {
      state: 'declined',
      untilTime: AT,
      extendedTime: null,
      reason: 'I am ill',
      decision: 'There was enough time',
      askTime: AT,
      endTime: AT,
      approvalId: '3',
    } as const
    const { t } = await renderPhone('/TrainingHomework?taskId=31', {
      calls: { [HOMEWORK_GET]: aHomework({ extension, extensionRefusal: null }) },
    })
    expect(await screen.findByText(t('training.extension_state_declined'))).toBeTruthy()
    expect(screen.getByText(t('training.extension_answer', { reason: 'There was enough time' }))).toBeTruthy()
    expect(screen.getByRole('button', { name: t('training.extension_again') })).toBeTruthy()
  })

  it('shows why it was returned, and lets the member hand in again', async () => {
    const attempt = anAttempt({ state: 'returned', comment: 'Page 2 is missing', reviewerName: 'Lee', lateMinutes: 5 })
    const { t } = await renderPhone('/TrainingHomework?taskId=31', {
      calls: { [HOMEWORK_GET]: aHomework({ state: 'returned', attempts: [attempt] }) },
    })
    const reason = t('training.return_reason', { name: 'Lee', comment: 'Page 2 is missing' })
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(screen.getByText(t('training.homework_late', { minutes: 5 }))).toBeTruthy()
    expect(screen.getByRole('button', { name: t('training.homework_again') })).toBeTruthy()
  })

  it.each(['not_taken', 'done', 'waiting', 'cut_off'] as const)('says why nothing is taken: %s', async (refusal) => {
    const { t } = await renderPhone('/OtherTraining?taskId=31', {
      calls: { [HOMEWORK_GET]: aHomework({ taskType: 10, refusal }) },
    })
    expect(await screen.findByText(t(`training.hand_in_${refusal}`))).toBeTruthy()
    expect(screen.queryByLabelText(t('training.homework_content'))).toBeNull()
  })

  it('offers another try when it cannot be loaded', async () => {
    const { t } = await renderPhone('/TrainingHomework?taskId=31', {
      calls: { [HOMEWORK_GET]: refused('kernel.unexpected') },
    })
    expect(await screen.findByRole('button', { name: t('kernel.retry') })).toBeTruthy()
  })
})
