// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, clickButton, dialog, fill, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const CATEGORIES = 'GET /sands-system/api/v1/manage/question-category/list'
const CREATE = 'POST /sands-system/api/v1/manage/question-category/create'
const SORT = 'POST /sands-system/api/v1/manage/question-category/sort'
const LEADERS = 'GET /sands-user/api/v1/manage/feedback-leader/list'
const LEADER_REMOVE = 'POST /sands-user/api/v1/manage/feedback-leader/remove'
const SETTINGS = '/manage/feedback/settings'

const aCategory = (id: string, name: string, feedbackCount = 0) => ({
  id,
  name,
  names: { 'zh-cn': name },
  isOn: true,
  feedbackCount,
  version: 1,
})
const categories = [aCategory('1', '课程内容', 2), aCategory('2', '功能问题'), aCategory('3', '其他')]
const leader = {
  id: '5',
  name: '陈立',
  postName: '区域经理',
  avatarFileUrl: null,
  userName: 'manager',
  messageCount: 3,
  waitingCount: 1,
}
const answers = { [CATEGORIES]: categories, [LEADERS]: [leader] }

describe('the settings of feedback', () => {
  it('adds a category with its name in at least one language', async () => {
    const { t, server } = await renderDesktop(SETTINGS, { answers: { ...answers, [CREATE]: aCategory('4', '食堂') } })
    await clickButton(t('feedback.manage_category_add'))
    const place = await dialog(t('feedback.manage_category_add'))
    await clickButton(t('feedback.manage_category_save'), place)
    expect(await place.findByText(t('feedback.manage_category_name_missing'))).toBeTruthy()
    fill(await findField(t('feedback.manage_category_name', { language: 'English' }), place), ' Canteen ')
    await clickButton(t('feedback.manage_category_save'), place)
    await waitFor(() => expect(server.sentTo(CREATE)[0]?.body).toEqual({ names: { 'en-us': 'Canteen' }, isOn: true }))
  })

  it('moves a category up and down, and removes only one without feedback', async () => {
    const { t, server } = await renderDesktop(SETTINGS, { answers: { ...answers, [SORT]: null } })
    await clickButton(t('feedback.manage_down', { name: '课程内容' }))
    await waitFor(() => expect(server.sentTo(SORT)[0]?.body).toEqual({ id: '1', version: 1, beforeId: '3' }))
    await clickButton(t('feedback.manage_up', { name: '其他' }))
    await waitFor(() => expect(server.sentTo(SORT)[1]?.body).toEqual({ id: '3', version: 1, beforeId: '2' }))
    expect(button(t('feedback.manage_category_remove_of', { name: '课程内容' }))).toHaveProperty('disabled', true)
    expect(button(t('feedback.manage_category_remove_of', { name: '其他' }))).toHaveProperty('disabled', false)
  })

  it('removes a leader after a question', async () => {
    const { t, server } = await renderDesktop(SETTINGS, { answers: { ...answers, [LEADER_REMOVE]: null } })
    await clickButton(t('feedback.manage_leader_remove_of', { name: '陈立' }))
    const place = await dialog(t('feedback.manage_leader_remove_ask', { name: '陈立' }))
    await clickButton(t('feedback.manage_category_remove'), place)
    await waitFor(() => expect(server.sentTo(LEADER_REMOVE)[0]?.body).toEqual({ userId: '5' }))
  })

  it('says that there are no categories and no leaders, and why loading failed', async () => {
    const { t } = await renderDesktop(SETTINGS, {
      answers: { [CATEGORIES]: [], [LEADERS]: refused('kernel.unexpected') },
    })
    expect(await screen.findByText(t('feedback.manage_category_none'))).toBeTruthy()
    expect(await screen.findByRole('button', { name: t('kernel.retry') })).toBeTruthy()
  })
})
