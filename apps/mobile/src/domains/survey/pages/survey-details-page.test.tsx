// @vitest-environment happy-dom

import { DETAILS, DRAFT, SUBMIT } from '@sands/web/survey/survey-calls'
import { noAnswer, refused } from '@sands/web/testing/fake-calls'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { tap, tapButton, typeInto } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'
import { aQuestion, surveyDetails } from '../../../testing/surveys.ts'

const ADDRESS = '/surveyDetails?investigationId=7'
const SENT = { endText: 'See you soon', points: 0 }
const whenApple = {
  match: 'all' as const,
  conditions: [{ question: 'q1', test: 'any_of' as const, options: ['o1'], value: null }],
}
const confirm = async (name: string) => tap(within(await screen.findByRole('dialog')).getByRole('button', { name }))

describe('the questions of a survey', () => {
  it('appear and disappear with their branch, and only visible answers are sent', async () => {
    const questions = [aQuestion('q1', 'single'), aQuestion('q2', 'text', { isRequired: true, branch: whenApple })]
    const { t, server } = await renderPhone(ADDRESS, {
      calls: { [DETAILS]: surveyDetails(questions, { isAnonymous: true }), [SUBMIT]: SENT },
    })
    await tap(await screen.findByRole('radio', { name: 'Apple' }))
    await typeInto(await screen.findByLabelText(t('survey.your_answer')), 'crisp')
    await tap(screen.getByRole('radio', { name: 'Banana' }))
    expect(screen.queryByText(/Question q2/)).toBeNull()
    await tapButton(t('survey.submit'))
    await confirm(t('survey.submit'))
    expect(await screen.findByText('See you soon')).toBeTruthy()
    const body = server.sentTo(SUBMIT)[0]?.body
    expect(body).toMatchObject({ investigationId: '7', editionId: '70', answers: { q1: { options: ['o2'] } } })
    expect(Object.keys(body?.answers ?? {})).toEqual(['q1'])
    expect(server.sentTo(DRAFT)).toEqual([])
  })

  it('say to a visitor that nobody learns who they are', async () => {
    const visiting = { isVisitor: true, deviceToken: 'token-of-this-device' }
    const details = surveyDetails([aQuestion('q1', 'single')], visiting)
    const { t } = await renderPhone(ADDRESS, { calls: { [DETAILS]: details }, session: null })
    expect(await screen.findByText(t('survey.stored_visitor'))).toBeTruthy()
    expect(screen.queryByText(t('survey.short_named'))).toBeNull()
  })

  it('name what is missing instead of sending', async () => {
    const { t, server } = await renderPhone(ADDRESS, {
      calls: { [DETAILS]: surveyDetails([aQuestion('q1', 'single', { isRequired: true })]) },
    })
    await tapButton(t('survey.submit'))
    expect(await screen.findByText(t('survey.fault_required'))).toBeTruthy()
    expect(server.sentTo(SUBMIT)).toEqual([])
  })

  it('keep the draft on this device and send the same key again after a lost connection', async () => {
    const { t, server } = await renderPhone(ADDRESS, {
      calls: { [DETAILS]: surveyDetails([aQuestion('q1', 'single')], { isAnonymous: true }), [SUBMIT]: noAnswer },
    })
    await tap(await screen.findByRole('radio', { name: 'Apple' }))
    expect(localStorage.getItem('sands.survey_drafts')).toContain('o1')
    await tapButton(t('survey.submit'))
    await confirm(t('survey.submit'))
    await waitFor(() => expect(server.sentTo(SUBMIT)).toHaveLength(1))
    server.answer({ [SUBMIT]: SENT })
    await tapButton(t('survey.submit'))
    await confirm(t('survey.submit'))
    expect(await screen.findByText('See you soon')).toBeTruthy()
    const [first, second] = server.sentTo(SUBMIT)
    expect(second?.body.key).toBe(first?.body.key)
    expect(localStorage.getItem('sands.survey_drafts')).not.toContain('o1')
  })

  it('say that a reply was sent before and this one was not stored when a second tab sends other answers', async () => {
    const sentBefore = new Set<string>()
    const { t, server } = await renderPhone(ADDRESS, {
      calls: {
        [DETAILS]: surveyDetails([aQuestion('q1', 'single')], { isAnonymous: true }),
        [SUBMIT]: noAnswer,
      },
    })
    const send = async () => {
      await tapButton(t('survey.submit'))
      await confirm(t('survey.submit'))
    }
    await tap(await screen.findByRole('radio', { name: 'Apple' }))
    await send()
    await waitFor(() => expect(server.sentTo(SUBMIT)).toHaveLength(1))
    for (const { body } of server.sentTo(SUBMIT)) sentBefore.add(body.key)
    // Like the server: a key that it knows is a reply that arrives again.
    server.answer({
      [SUBMIT]: ({ body: { key } }) => (sentBefore.has(key) ? SENT : refused('survey.replied_already')),
    })
    await tap(screen.getByRole('radio', { name: 'Banana' }))
    await send()
    expect(await screen.findByText(/This reply was not stored/)).toBeTruthy()
    expect(screen.queryByText('See you soon')).toBeNull()
  })

  it('go on with the draft from another device', async () => {
    const draft = { answers: { q1: { options: ['o2'] } }, saveTime: '2026-03-02T08:00:00.000Z', pictures: [] }
    await renderPhone(ADDRESS, { calls: { [DETAILS]: surveyDetails([aQuestion('q1', 'single')], { draft }) } })
    const banana = await screen.findByRole<HTMLInputElement>('radio', { name: 'Banana' })
    expect(banana.checked).toBe(true)
  })

  it('send the last change of the draft when the page is left', async () => {
    const { server } = await renderPhone(ADDRESS, {
      calls: {
        [DETAILS]: surveyDetails([aQuestion('q1', 'single')]),
        [DRAFT]: { saveTime: '2026-03-02T08:00:00.000Z' },
      },
    })
    await tap(await screen.findByRole('radio', { name: 'Apple' }))
    expect(server.sentTo(DRAFT)).toEqual([])
    cleanup()
    await waitFor(() => expect(server.sentTo(DRAFT)[0]?.body.answers).toEqual({ q1: { options: ['o1'] } }))
  })

  it('have a field for every type', async () => {
    const questions = [
      aQuestion('q1', 'multiple', { hasOther: true }),
      aQuestion('q2', 'rating', { max: 5 }),
      aQuestion('q3', 'scale', { min: 0, max: 3, lowText: 'Low', highText: 'High' }),
      aQuestion('q4', 'matrix', { rows: [{ key: 'r1', text: 'Taste' }] }),
      aQuestion('q5', 'ranking'),
      aQuestion('q6', 'date'),
      aQuestion('q7', 'number'),
      aQuestion('q8', 'pictures'),
    ]
    const { t, server } = await renderPhone(ADDRESS, {
      calls: { [DETAILS]: surveyDetails(questions), [SUBMIT]: SENT, [DRAFT]: { saveTime: '2026-03-02T08:00:00.000Z' } },
    })
    await tap(await screen.findByRole('checkbox', { name: t('survey.other_option') }))
    await typeInto(screen.getByLabelText(t('survey.other_text')), 'Cherry')
    await tap(screen.getByRole('radio', { name: t('survey.stars', { count: 4 }) }))
    await tap(screen.getByRole('radio', { name: '2' }))
    await tap(within(screen.getByRole('group', { name: 'Taste' })).getByRole('radio', { name: 'Banana' }))
    await tapButton(t('survey.move_down', { name: 'Apple' }))
    const [day, amount] = screen.getAllByLabelText(t('survey.your_answer'))
    if (!day || !amount) throw new Error('a field is missing')
    await typeInto(day, '2026-03-02')
    await typeInto(amount, '12')
    expect(screen.getByRole('button', { name: t('survey.picture_add') })).toBeTruthy()
    await tapButton(t('survey.submit'))
    await confirm(t('survey.submit'))
    expect(await screen.findByText('See you soon')).toBeTruthy()
    expect(server.sentTo(SUBMIT)[0]?.body.answers).toEqual({
      q1: { options: ['other'], other: 'Cherry' },
      q2: { number: 4 },
      q3: { number: 2 },
      q4: { rows: { r1: 'o2' } },
      q5: { options: ['o2', 'o1'] },
      q6: { date: '2026-03-02' },
      q7: { number: 12 },
    })
  })

  it('take the order of a ranking as it is shown', async () => {
    const details = surveyDetails([aQuestion('q1', 'ranking', { isRequired: true })], { isAnonymous: true })
    const { t, server } = await renderPhone(ADDRESS, { calls: { [DETAILS]: details, [SUBMIT]: SENT } })
    await tapButton(t('survey.order_as_is'))
    await tapButton(t('survey.submit'))
    await confirm(t('survey.submit'))
    expect(await screen.findByText('See you soon')).toBeTruthy()
    expect(server.sentTo(SUBMIT)[0]?.body.answers).toEqual({ q1: { options: ['o1', 'o2'] } })
  })

  it('show the reply of the person after a named survey', async () => {
    const survey = surveyDetails([aQuestion('q1', 'single')], { isReplied: true, canReply: false, status: 400 })
    const reply = {
      questionnaire: survey.questionnaire,
      answers: { q1: { options: ['o2'] } },
      submitTime: '2026-03-02T08:00:00.000Z',
      pictures: [],
    }
    await renderPhone(ADDRESS, { calls: { [DETAILS]: { ...survey, reply } } })
    expect(await screen.findByText('Banana')).toBeTruthy()
  })

  it('say that an anonymous reply cannot be shown again', async () => {
    const survey = surveyDetails([aQuestion('q1', 'single')], { isReplied: true, canReply: false, isAnonymous: true })
    const { t } = await renderPhone(ADDRESS, { calls: { [DETAILS]: survey } })
    expect(await screen.findByText(t('survey.replied_anonymous'))).toBeTruthy()
  })
})
