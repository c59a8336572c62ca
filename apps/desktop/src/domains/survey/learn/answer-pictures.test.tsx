// @vitest-environment happy-dom
import { dropDraft, readDraft } from '@sands/web/survey/device-drafts'
import { DETAILS, DRAFT, SUBMIT } from '@sands/web/survey/survey-calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeUpload, type UploadAnswer } from '../../../testing/fake-upload.ts'
import { clickButton, dialog, findButton } from '../../../testing/person.ts'
import { type Desktop, renderDesktop } from '../../../testing/render-desktop.tsx'
import { aQuestion, surveyDetails } from '../../../testing/surveys.ts'

const SENT = { endText: 'See you soon', points: 0 }
const SAVED = { saveTime: '2026-03-02T08:00:00.000Z' }
const aPicture = (id: string) => ({ url: `/files/${id}`, width: 4, height: 3, placeholder: '', sizes: [] })
const made = (id: string): UploadAnswer => ({ data: { id, picture: aPicture(id) } })
const picturesQuestion = (key = 'q1') => aQuestion(key, { type: 'pictures', options: [] })

/** Opens a survey; the uploads get these answers in order. Unsent pictures stay in memory: every test has its own id. */
async function open(
  investigationId: string,
  uploads: (UploadAnswer | Promise<UploadAnswer>)[],
  questions = [picturesQuestion()],
) {
  fakeUpload(() => uploads.shift() ?? 'goes on')
  const survey = surveyDetails(questions, { investigationId })
  const page = await renderDesktop(`/survey/details?investigationId=${investigationId}`, {
    answers: { [DETAILS]: survey, [DRAFT]: SAVED, [SUBMIT]: SENT },
  })
  return { ...page, survey }
}

async function addPicture({ t }: Desktop, question = 0): Promise<void> {
  await screen.findAllByRole('button', { name: t('survey.picture_add') })
  const input = document.querySelectorAll('input[type=file]')[question]
  if (!input) throw new Error('there is no field for files')
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] } })
}

const nameOf = ({ t }: Desktop, number: number) => t('social.picture', { number })
const removeName = (page: Desktop, number: number) => page.t('social.picture_remove', { name: nameOf(page, number) })
const draftIs = ({ server }: Desktop, answers: object) =>
  waitFor(() => expect(server.sentTo(DRAFT).at(-1)?.body.answers).toEqual(answers))

async function submit({ t }: Desktop): Promise<void> {
  await clickButton(t('survey.submit'))
  await clickButton(t('survey.submit'), await dialog(t('survey.submit_title')))
  await screen.findByText('See you soon')
}

describe('pictures as an answer', () => {
  it('leave the draft and the reply when the person removes them', async () => {
    const page = await open('101', [made('9')])
    await addPicture(page)
    await draftIs(page, { q1: { fileIds: ['9'] } })
    await clickButton(removeName(page, 1))
    await draftIs(page, {})
    await submit(page)
    expect(page.server.sentTo(SUBMIT)[0]?.body.answers).toEqual({})
  })

  it('count once after the page is opened again, and are not part of the next reply', async () => {
    const page = await open('102', [made('9')])
    await addPicture(page)
    const answers = { q1: { fileIds: ['9'] } }
    await draftIs(page, answers)
    const draft = { ...SAVED, answers, pictures: [{ fileId: '9', picture: aPicture('9') }] }
    page.server.answer({ [DETAILS]: { ...page.survey, draft } })
    page.drawAgain()
    await findButton(removeName(page, 1))
    expect(document.querySelectorAll('img')).toHaveLength(1)
    await submit(page)
    expect(page.server.sentTo(SUBMIT)[0]?.body.answers).toEqual(answers)
    expect(readDraft('102')).toBeUndefined()
    page.server.answer({ [DETAILS]: page.survey })
    page.drawAgain()
    await submit(page)
    expect(page.server.sentTo(SUBMIT)[1]?.body.answers).toEqual({})
  })

  it('are awaited before the reply is sent', async () => {
    const upload = Promise.withResolvers<UploadAnswer>()
    const page = await open('103', [upload.promise])
    await addPicture(page)
    await clickButton(page.t('survey.submit'))
    expect(await screen.findByText(page.t('survey.fault_uploading'))).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    upload.resolve(made('9'))
    await waitFor(() => expect(screen.queryByText(page.t('survey.fault_uploading'))).toBeNull())
    await submit(page)
    expect(page.server.sentTo(SUBMIT).map(({ body }) => body.answers)).toEqual([{ q1: { fileIds: ['9'] } }])
  })

  it('are not left out silently when an upload failed', async () => {
    const page = await open('104', [made('9'), { status: 413, code: 4_000_413, msg: 'Too large' }])
    await addPicture(page)
    await addPicture(page)
    await screen.findByRole('alert')
    await clickButton(page.t('survey.submit'))
    expect(await screen.findByText(page.t('survey.fault_not_uploaded'))).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    await clickButton(removeName(page, 2))
    expect(screen.queryByText(page.t('survey.fault_not_uploaded'))).toBeNull()
    await submit(page)
    expect(page.server.sentTo(SUBMIT).map(({ body }) => body.answers)).toEqual([{ q1: { fileIds: ['9'] } }])
  })

  it('all arrive when those of two questions are added at the same time', async () => {
    const page = await open('105', [made('8'), made('9')], [picturesQuestion('q1'), picturesQuestion('q2')])
    const answers = { q1: { fileIds: ['8'] }, q2: { fileIds: ['9'] } }
    await addPicture(page, 0)
    await addPicture(page, 1)
    await draftIs(page, answers)
    dropDraft('105')
    page.drawAgain()
    await submit(page)
    expect(page.server.sentTo(SUBMIT)[0]?.body.answers).toEqual(answers)
  })
})
