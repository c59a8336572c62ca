// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clickButton } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { aQuestion, questionnaireOf, someResults } from '../../../testing/surveys.ts'

const BASE = '/sands-lms/api/v1/manage/investigation'
const RESULTS = `GET ${BASE}/results`
const TEXTS = `GET ${BASE}/texts`
const PICTURES = `GET ${BASE}/pictures`
const MISSING = `GET ${BASE}/missing`
const REMIND = `POST ${BASE}/remind`
const ADDRESS = '/manage/survey/list/results?id=7'
const nobody = { records: [], current: 1, size: 20, total: 0 }
const somebody = {
  records: [{ id: '3', name: 'Emma', departmentName: 'Sales', postName: '' }],
  current: 1,
  size: 20,
  total: 1,
}

describe('the results of a survey', () => {
  it('name their survey', async () => {
    const { t } = await renderDesktop(ADDRESS, { answers: { [RESULTS]: someResults(), [MISSING]: nobody } })
    const title = t('survey.manage_results_of', { name: 'Lunch survey' })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  })

  it('show each option with its share and its count in a table', async () => {
    await renderDesktop(ADDRESS, { answers: { [RESULTS]: someResults(), [MISSING]: nobody } })
    const table = within(await screen.findByRole('table', { name: '1. Question q1' }))
    const apple = within(table.getByRole('row', { name: /Apple/ }))
    expect(apple.getByText('67%')).toBeTruthy()
    expect(apple.getByText('4')).toBeTruthy()
    expect(screen.getByText('50%')).toBeTruthy()
  })

  it('are hidden for fewer than five anonymous replies, and so is who has replied', async () => {
    const few = someResults({ isAnonymous: true, isTooFew: true, questions: [], replyCount: 0 })
    const { t, server } = await renderDesktop(ADDRESS, { answers: { [RESULTS]: few } })
    expect(await screen.findByText(t('survey.manage_too_few', { least: 5 }))).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('button', { name: t('survey.manage_export') }).hasAttribute('disabled')).toBe(true)
    expect(server.sentTo(MISSING)).toEqual([])
  })

  it('say why an anonymous question with fewer than five answers shows nothing', async () => {
    const result = { key: 'q2', isTooFew: true, answered: 0, counts: {}, average: null, averagePlaces: {} }
    const some = someResults({ isAnonymous: true, questionnaire: questionnaireOf(aQuestion('q1'), aQuestion('q2')) })
    const { t } = await renderDesktop(ADDRESS, {
      answers: { [RESULTS]: { ...some, questions: [...some.questions, result] } },
    })
    expect(await screen.findByText(t('survey.manage_too_few', { least: 5 }))).toBeTruthy()
    expect(screen.getAllByRole('table').map((table) => table.getAttribute('aria-label'))).toEqual(['1. Question q1'])
  })

  it('show another edition beside the chosen one, and say what it did not ask', async () => {
    const first = { id: '69', number: 1, publishTime: '2026-02-02T08:00:00.000Z', replyCount: 10 }
    const second = { id: '70', number: 2, publishTime: '2026-03-02T08:00:00.000Z', replyCount: 6 }
    const now = someResults({
      edition: second,
      editions: [second, first],
      questionnaire: questionnaireOf(aQuestion('q1'), aQuestion('q2')),
      questions: ['q1', 'q2'].map((key) => ({
        key,
        isTooFew: false,
        answered: 6,
        counts: { o1: 6 },
        average: null,
        averagePlaces: {},
      })),
    })
    const before = someResults({
      edition: first,
      editions: [second, first],
      questions: [
        { key: 'q1', isTooFew: false, answered: 10, counts: { o1: 1, o2: 9 }, average: null, averagePlaces: {} },
      ],
    })
    const { t } = await renderDesktop(`${ADDRESS}&compare=69`, {
      answers: {
        [RESULTS]: ({ query }) => (query.get('editionId') === '69' ? before : now),
        [MISSING]: nobody,
      },
    })
    const column = await screen.findByRole('columnheader', { name: t('survey.manage_compare_column', { number: 1 }) })
    expect(column).toBeTruthy()
    const banana = within(
      within(screen.getByRole('table', { name: '1. Question q1' })).getByRole('row', { name: /Banana/ }),
    )
    expect(banana.getByText('90%')).toBeTruthy()
    expect(screen.getByText(t('survey.manage_compare_missing', { number: 1 }))).toBeTruthy()
  })

  it('show pictures with who sent them, and open one', async () => {
    const picture = { url: '/files/one.jpg', width: 400, height: 300, placeholder: '', sizes: [] }
    const some = someResults({
      questionnaire: questionnaireOf(aQuestion('q1', { type: 'pictures', options: [] })),
      questions: [{ key: 'q1', isTooFew: false, answered: 1, counts: {}, average: null, averagePlaces: {} }],
    })
    const sent = [{ pictures: [picture], personName: 'Emma', submitTime: '2026-03-02T08:00:00.000Z' }]
    const { t } = await renderDesktop(ADDRESS, {
      answers: {
        [RESULTS]: some,
        [MISSING]: nobody,
        [PICTURES]: { records: sent, current: 1, size: 20, total: 1 },
      },
    })
    await screen.findByRole('button', { name: t('kernel.picture_open', { name: 'Emma' }) })
    await clickButton(t('kernel.picture_open', { name: 'Emma' }))
    const viewer = within(await screen.findByRole('dialog', { name: t('kernel.picture_viewer') }))
    expect(viewer.getByRole('img', { name: 'Emma' }).getAttribute('src')).toBe('/files/one.jpg')
  })

  it('of a department have its written answers too', async () => {
    const written = someResults({
      departments: [{ id: '5', name: 'Sales', replyCount: 6 }],
      questionnaire: questionnaireOf(aQuestion('q1', { type: 'text', options: [] })),
    })
    const { t, server } = await renderDesktop(`${ADDRESS}&department=5`, {
      answers: {
        [RESULTS]: written,
        [MISSING]: nobody,
        [TEXTS]: { records: [{ text: 'Words', personName: 'Emma', submitTime: null }], current: 1, size: 20, total: 1 },
      },
    })
    expect(await screen.findByText('Words')).toBeTruthy()
    expect(server.sentTo(TEXTS)[0]?.query.get('departmentId')).toBe('5')
    expect(screen.getByText(t('survey.manage_department_note', { least: 5 }))).toBeTruthy()
  })

  it('of a department with fewer than five people are not shown', async () => {
    const few = someResults({ isTooFew: true, questions: [], replyCount: 0 })
    const { t } = await renderDesktop(`${ADDRESS}&department=5`, { answers: { [RESULTS]: few, [MISSING]: nobody } })
    expect(await screen.findByText(t('survey.manage_department_few', { least: 5 }))).toBeTruthy()
    expect(screen.queryByRole('table', { name: '1. Question q1' })).toBeNull()
  })

  it('name who has not replied, and remind them after asking', async () => {
    const { t, server } = await renderDesktop(ADDRESS, {
      answers: { [RESULTS]: someResults(), [MISSING]: somebody, [REMIND]: { people: 1 } },
    })
    expect(await screen.findByText('Emma')).toBeTruthy()
    await clickButton(t('survey.manage_remind'))
    const place = within(await screen.findByRole('dialog', { name: t('survey.manage_remind_title', { count: 1 }) }))
    await clickButton(t('survey.manage_remind'), place)
    expect(await screen.findByText(t('survey.manage_remind_done', { count: 1 }))).toBeTruthy()
    expect(server.sentTo(REMIND)[0]?.body).toEqual({ id: '7' })
  })
})
