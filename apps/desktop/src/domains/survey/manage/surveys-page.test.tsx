// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clickButton, dialog, fill, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { aSurvey, aSurveyItem } from '../../../testing/surveys.ts'

const BASE = '/sands-lms/api/v1/manage/investigation'
const PAGE = `GET ${BASE}/page`
const CREATE = `POST ${BASE}/create`
const REMOVE = `POST ${BASE}/remove`
const ADDRESS = '/manage/survey/list'
const pageOf = (...records: ReturnType<typeof aSurveyItem>[]) => ({
  records,
  current: 1,
  size: 20,
  total: records.length,
})

describe('the list of surveys', () => {
  it('shows their state, and creates one', async () => {
    const running = aSurveyItem({ id: '8', name: 'Mood', state: 'published', phase: 'running', isAnonymous: true })
    const { t, server } = await renderDesktop(ADDRESS, {
      answers: { [PAGE]: pageOf(aSurveyItem(), running), [CREATE]: aSurvey([]), [`GET ${BASE}/get`]: aSurvey([]) },
    })
    expect(await screen.findByRole('link', { name: 'Lunch survey' })).toBeTruthy()
    expect(screen.getByText(t('survey.phase_running'))).toBeTruthy()
    expect(screen.getByText(t('survey.manage_anonymous'))).toBeTruthy()
    await clickButton(t('survey.manage_add'))
    const place = await dialog(t('survey.manage_add'))
    fill(await findField(t('survey.manage_name'), place), 'New one')
    await clickButton(t('survey.manage_add'), place)
    expect(server.sentTo(CREATE)[0]?.body).toEqual({ name: 'New one' })
  })

  it('deletes a draft after asking, and nothing else', async () => {
    const ended = aSurveyItem({ id: '8', name: 'Over', state: 'ended', phase: 'ended' })
    const { t, server } = await renderDesktop(ADDRESS, {
      answers: { [PAGE]: pageOf(aSurveyItem(), ended), [REMOVE]: null },
    })
    await screen.findByText('Over')
    expect(screen.getAllByRole('button', { name: t('survey.manage_remove') })).toHaveLength(1)
    await clickButton(t('survey.manage_remove'))
    const place = await dialog(t('survey.manage_remove_title', { name: 'Lunch survey' }))
    await clickButton(t('survey.manage_remove'), place)
    expect(server.sentTo(REMOVE)[0]?.body).toEqual({ id: '7', version: 1 })
  })

  it('says that there is nothing yet, and why it failed', async () => {
    const { t, server } = await renderDesktop(ADDRESS, { answers: { [PAGE]: refused('kernel.unexpected') } })
    server.answer({ [PAGE]: pageOf() })
    await clickButton(t('kernel.retry'))
    expect(await screen.findByText(t('survey.manage_none'))).toBeTruthy()
  })
})
