// @vitest-environment happy-dom

import { PAGE } from '@sands/web/survey/survey-calls'
import { refused } from '@sands/web/testing/fake-calls'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, tap, tapButton } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'
import { aSurveyCard } from '../../../testing/surveys.ts'

const pageOf = (...records: ReturnType<typeof aSurveyCard>[]) => ({
  records,
  current: 1,
  size: 20,
  total: records.length,
})

describe('my surveys', () => {
  it('open with the page about them, and with the questions once started', async () => {
    const started = aSurveyCard({ investigationId: '8', name: 'Started', status: 200 })
    const { t } = await renderPhone('/mySurvey', { calls: { [PAGE]: pageOf(aSurveyCard(), started) } })
    const first = await screen.findByRole('link', { name: /Lunch survey/ })
    expect(first.getAttribute('href')).toBe('/surveyInfo?investigationId=7')
    expect(screen.getByRole('link', { name: /Started/ }).getAttribute('href')).toBe('/surveyDetails?investigationId=8')
    expect(screen.getByText(t('survey.status_ongoing'))).toBeTruthy()
  })

  it('are listed by what is left to do', async () => {
    const { t, server } = await renderPhone('/mySurvey', { calls: { [PAGE]: pageOf() } })
    expect(await screen.findByText(t('survey.none_todo'))).toBeTruthy()
    await tap(screen.getByRole('tab', { name: t('survey.tab_done') }))
    expect(await screen.findByText(t('survey.none_done'))).toBeTruthy()
    expect(address()).toBe('/mySurvey?tab=done')
    expect(server.sentTo(PAGE).map(({ query }) => query.get('tab'))).toEqual(['todo', 'done'])
  })

  it('are requested once inside the tab bar, and have no way back there', async () => {
    const { t, server } = await renderPhone('/mySurveyTab', { calls: { [PAGE]: pageOf(aSurveyCard()) } })
    expect(await screen.findByText('Lunch survey')).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('kernel.back') })).toBeNull()
    expect(server.sentTo(PAGE)).toHaveLength(1)
  })

  it('say why they could not be loaded, and try again', async () => {
    const { t, server } = await renderPhone('/mySurvey', { calls: { [PAGE]: refused('kernel.unexpected') } })
    server.answer({ [PAGE]: pageOf(aSurveyCard()) })
    await tapButton(t('kernel.retry'))
    expect(await screen.findByText('Lunch survey')).toBeTruthy()
  })
})
