// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clickButton } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { someResults } from '../../../testing/surveys.ts'

const BASE = '/sands-lms/api/v1/manage/investigation'
const RESULTS = `GET ${BASE}/results`
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
