// @vitest-environment happy-dom

import { INFO } from '@sands/web/survey/survey-calls'
import { refused } from '@sands/web/testing/fake-calls'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPhone } from '../../../testing/render-phone.tsx'
import { aSurveyInfo } from '../../../testing/surveys.ts'

const ADDRESS = '/surveyInfo?investigationId=7'

describe('the page about a survey', () => {
  it('says in plain words what an anonymous survey stores', async () => {
    const { t } = await renderPhone(ADDRESS, { calls: { [INFO]: aSurveyInfo({ isAnonymous: true, points: 5 }) } })
    expect(await screen.findByText(t('survey.stored_anonymous_reply'))).toBeTruthy()
    expect(screen.getByText(t('survey.stored_anonymous_who'))).toBeTruthy()
    expect(screen.getByText(t('survey.stored_anonymous_draft'))).toBeTruthy()
    expect(screen.getByText(t('survey.points', { count: 5 }))).toBeTruthy()
    const start = screen.getByRole('link', { name: t('survey.start') })
    expect(start.getAttribute('href')).toBe('/surveyDetails?investigationId=7')
  })

  it('passes on the task of a training it was opened from', async () => {
    const task = '&trainingId=3&globalIndex=1'
    const { t } = await renderPhone(ADDRESS + task, { calls: { [INFO]: aSurveyInfo() } })
    const start = await screen.findByRole('link', { name: t('survey.start') })
    expect(start.getAttribute('href')).toBe(`/surveyDetails?investigationId=7${task}`)
  })

  it('says that the reply to a named survey can be seen', async () => {
    const { t } = await renderPhone(ADDRESS, { calls: { [INFO]: aSurveyInfo() } })
    expect(await screen.findByText(t('survey.stored_named'))).toBeTruthy()
  })

  it('opens for a visitor, who keeps the device token and earns no points', async () => {
    const token = 'device.token'
    const info = aSurveyInfo({ isVisitor: true, deviceToken: token, points: 5 })
    const { t, server } = await renderPhone(ADDRESS, { calls: { [INFO]: info }, session: null })
    expect(await screen.findByText(t('survey.stored_visitor'))).toBeTruthy()
    expect(screen.queryByText(t('survey.points', { count: 5 }))).toBeNull()
    expect(server.sentTo(INFO)[0]?.body).toEqual({ investigationId: '7' })
    expect(localStorage.getItem('sands.survey_device')).toBe(token)
  })

  it('offers the own reply after a named survey, and nothing after an anonymous one', async () => {
    const replied = aSurveyInfo({ isReplied: true, canReply: false, status: 400 })
    const { t } = await renderPhone(ADDRESS, { calls: { [INFO]: replied } })
    expect(await screen.findByRole('link', { name: t('survey.view') })).toBeTruthy()
  })

  it('has no action once an anonymous reply was sent', async () => {
    const replied = aSurveyInfo({ isReplied: true, canReply: false, status: 400, isAnonymous: true })
    const { t } = await renderPhone(ADDRESS, { calls: { [INFO]: replied } })
    expect(await screen.findByText(t('survey.replied'))).toBeTruthy()
    expect(screen.queryByRole('link', { name: t('survey.view') })).toBeNull()
    expect(screen.queryByRole('link', { name: t('survey.start') })).toBeNull()
  })

  it('says that a survey does not exist, or that the link is incomplete', async () => {
    const { t } = await renderPhone(ADDRESS, { calls: { [INFO]: refused('survey.gone') } })
    expect(await screen.findByRole('button', { name: t('kernel.retry') })).toBeTruthy()
  })
})
