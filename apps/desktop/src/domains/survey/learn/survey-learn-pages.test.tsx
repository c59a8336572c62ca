// @vitest-environment happy-dom
import { DETAILS, DRAFT, INFO, PAGE, SUBMIT } from '@sands/web/survey/survey-calls'
import { refused } from '@sands/web/testing/fake-calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { click, clickButton, dialog } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { aQuestion, aSurveyCard, aSurveyInfo, surveyDetails } from '../../../testing/surveys.ts'

const DETAILS_PAGE = '/survey/details?investigationId=7'
const SENT = { endText: 'See you soon', points: 5 }
const whenApple = {
  match: 'all' as const,
  conditions: [{ question: 'q1', test: 'any_of' as const, options: ['o1'], value: null }],
}
const pageOf = (...records: ReturnType<typeof aSurveyCard>[]) => ({
  records,
  current: 1,
  size: 20,
  total: records.length,
})

describe('surveys in the portal', () => {
  it('are listed by what is left to do; one that was started opens with its questions', async () => {
    const started = aSurveyCard({ investigationId: '8', name: 'Started', status: 200 })
    const { t, server } = await renderDesktop('/survey', { answers: { [PAGE]: pageOf(aSurveyCard(), started) } })
    const first = await screen.findByRole('link', { name: 'Lunch survey' })
    expect(first.getAttribute('href')).toBe('/desktop/survey/info?investigationId=7')
    expect(screen.getByRole('link', { name: 'Started' }).getAttribute('href')).toContain('/survey/details')
    server.answer({ [PAGE]: pageOf() })
    await click(screen.getByText(t('survey.tab_done')))
    expect(await screen.findByText(t('survey.none_done'))).toBeTruthy()
    expect(server.sentTo(PAGE).map(({ query }) => query.get('tab'))).toEqual(['todo', 'done'])
  })

  it('say what is stored before anything is answered', async () => {
    const { t } = await renderDesktop('/survey/info?investigationId=7', {
      answers: { [INFO]: aSurveyInfo({ isAnonymous: true }) },
    })
    expect(await screen.findByText(t('survey.stored_anonymous_who'))).toBeTruthy()
    expect(screen.getByRole('link', { name: t('survey.start') }).getAttribute('href')).toContain('/survey/details')
  })

  it('open for visitors, who get a device token and can reply', async () => {
    const visiting = { isVisitor: true, deviceToken: 'token-of-this-device' }
    const { t, server } = await renderDesktop(DETAILS_PAGE, {
      visitor: true,
      answers: { [DETAILS]: surveyDetails([aQuestion('q1')], visiting), [SUBMIT]: SENT },
    })
    await click(await screen.findByRole('radio', { name: 'Apple' }))
    await clickButton(t('survey.submit'))
    await clickButton(t('survey.submit'), await dialog(t('survey.submit_title')))
    expect(await screen.findByText('See you soon')).toBeTruthy()
    expect(server.sentTo(SUBMIT)[0]?.body).toMatchObject({ deviceToken: 'token-of-this-device' })
    expect(screen.queryByRole('link', { name: t('survey.to_mine') })).toBeNull()
  })

  it('show questions by their branch, name what is missing, and store a draft', async () => {
    const questions = [
      aQuestion('q1', { isRequired: true }),
      aQuestion('q2', { type: 'text', options: [], isRequired: true, branch: whenApple }),
    ]
    const { t, server } = await renderDesktop(DETAILS_PAGE, {
      answers: { [DETAILS]: surveyDetails(questions), [DRAFT]: { saveTime: '2026-03-02T08:00:00.000Z' } },
    })
    await clickButton(t('survey.submit'))
    expect(await screen.findByText(t('survey.fault_required'))).toBeTruthy()
    await click(screen.getByRole('radio', { name: 'Apple' }))
    fireEvent.change(await screen.findByRole('textbox', { name: /Question q2/ }), { target: { value: 'crisp' } })
    await waitFor(() =>
      expect(server.sentTo(DRAFT).at(-1)?.body.answers).toEqual({ q1: { options: ['o1'] }, q2: { text: 'crisp' } }),
    )
    expect(server.sentTo(SUBMIT)).toEqual([])
  })

  it('load changed questions again and keep the answers', async () => {
    const first = surveyDetails([aQuestion('q1')], { isAnonymous: true })
    const { t, server } = await renderDesktop(DETAILS_PAGE, {
      answers: { [DETAILS]: first, [SUBMIT]: refused('survey.edition_replaced') },
    })
    await click(await screen.findByRole('radio', { name: 'Apple' }))
    const changed = surveyDetails([aQuestion('q1', { title: 'Asked again' })], { isAnonymous: true, editionId: '71' })
    server.answer({ [DETAILS]: changed })
    await clickButton(t('survey.submit'))
    await clickButton(t('survey.submit'), await dialog(t('survey.submit_title')))
    expect(await screen.findByText(/Asked again/)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Apple' }).checked).toBe(true)
  })

  it('have a field for every type of question', async () => {
    const row = [{ key: 'r1', text: 'Soup' }]
    const questions = [
      aQuestion('q1', { type: 'multiple', hasOther: true }),
      aQuestion('q2', { type: 'number', options: [], min: 1, max: 9 }),
      aQuestion('q3', { type: 'rating', options: [], max: 5 }),
      aQuestion('q4', { type: 'scale', options: [], min: 0, max: 3, lowText: 'Never', highText: 'Always' }),
      aQuestion('q5', { type: 'matrix', rows: row }),
      aQuestion('q6', { type: 'ranking' }),
      aQuestion('q7', { type: 'date', options: [] }),
      aQuestion('q8', { type: 'pictures', options: [] }),
    ]
    const { t, server } = await renderDesktop(DETAILS_PAGE, {
      answers: { [DETAILS]: surveyDetails(questions, { isAnonymous: true }), [SUBMIT]: SENT },
    })
    await click(await screen.findByRole('checkbox', { name: 'Banana' }))
    fireEvent.change(screen.getByRole('textbox', { name: /Question q2/ }), { target: { value: '4' } })
    await click(screen.getByRole('radio', { name: '2' }))
    await click(screen.getByRole('radio', { name: 'Soup: Apple' }))
    await clickButton(t('survey.order_as_is'))
    expect(screen.getByRole('button', { name: t('survey.picture_add') })).toBeTruthy()
    await clickButton(t('survey.submit'))
    await clickButton(t('survey.submit'), await dialog(t('survey.submit_title')))
    await screen.findByText('See you soon')
    expect(server.sentTo(SUBMIT)[0]?.body.answers).toEqual({
      q1: { options: ['o2'] },
      q2: { number: 4 },
      q4: { number: 2 },
      q5: { rows: { r1: 'o1' } },
      q6: { options: ['o1', 'o2'] },
    })
  })

  it('show the reply that was sent, or that it was anonymous', async () => {
    const reply = {
      questionnaire: surveyDetails([aQuestion('q1')]).questionnaire,
      answers: { q1: { options: ['o2'] } },
      submitTime: '2026-03-02T08:00:00.000Z',
      pictures: [],
    }
    const over = { canReply: false, isReplied: true, status: 400 }
    const { t, server, drawAgain } = await renderDesktop(DETAILS_PAGE, {
      answers: { [DETAILS]: surveyDetails([aQuestion('q1')], { ...over, reply }) },
    })
    expect(await screen.findByText('Banana')).toBeTruthy()
    server.answer({ [DETAILS]: surveyDetails([aQuestion('q1')], { ...over, isAnonymous: true }) })
    drawAgain()
    expect(await screen.findByText(t('survey.replied_anonymous'))).toBeTruthy()
  })

  it('say that a link leads to no survey', async () => {
    const { t } = await renderDesktop('/survey/info?investigationId=7', { answers: { [INFO]: refused('survey.gone') } })
    expect(await screen.findByRole('link', { name: t('survey.to_mine') })).toBeTruthy()
  })
})
