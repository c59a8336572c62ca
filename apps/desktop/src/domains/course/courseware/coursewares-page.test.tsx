// @vitest-environment happy-dom
import type { CallAnswers } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { button, clickButton, dialog, field, fill, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-lms/api/v1/manage/course-ware/page'
const CREATE = 'POST /sands-lms/api/v1/manage/course-ware/create'
const UPDATE = 'POST /sands-lms/api/v1/manage/course-ware/update'
const IMPACT = 'POST /sands-lms/api/v1/manage/course-ware/impact'
const REMOVE = 'POST /sands-lms/api/v1/manage/course-ware/remove'
const LIST = {
  id: '5',
  title: '安全检查表',
  courseWareType: 5,
  link: 'https://example.com',
  status: 3,
  version: 1,
} as const

const open = (answers: CallAnswers, rights?: ['course.edit']) =>
  renderDesktop('/manage/course/courseware', {
    answers: { [PAGE]: samplePage(PAGE, [LIST]), ...answers },
    ...(rights && { rights }),
  })

it('names the missing fields of a link, and stores it once they are filled in', async () => {
  const { t, server } = await open({ [CREATE]: sample(CREATE) })
  await clickButton(t('course.manage_add_link'))
  const drawer = within(await screen.findByRole('dialog'))
  await clickButton(t('course.manage_ware_save'), drawer)
  expect(await drawer.findByText(t('course.manage_ware_fault_title'))).toBeTruthy()
  fill(field(t('course.manage_ware_title'), drawer), '咖啡协会网站')
  fill(field(t('course.manage_ware_address'), drawer), 'javascript:alert(1)')
  await clickButton(t('course.manage_ware_save'), drawer)
  expect(await drawer.findByText(t('course.manage_ware_fault_link'))).toBeTruthy()
  expect(server.sentTo(CREATE)).toEqual([])
  fill(field(t('course.manage_ware_address'), drawer), 'https://example.com/coffee')
  await clickButton(t('course.manage_ware_save'), drawer)
  await waitFor(() => expect(server.sentTo(CREATE)[0]?.body).toMatchObject({ title: '咖啡协会网站' }))
})

it('keeps its filters in the address, and says when nothing is found', async () => {
  const { t, address } = await open({
    [PAGE]: ({ query }) => samplePage(PAGE, query.has('keyWord') ? [] : [LIST]),
  })
  await screen.findByRole('table')
  fill(screen.getByRole('searchbox', { name: t('course.manage_ware_keyword') }), '咖啡协会')
  expect(await screen.findByText(t('course.manage_ware_not_found'))).toBeTruthy()
  expect(address()).toContain('keyword=')
})

it('removes courseware after a question', async () => {
  const { t, server } = await open({ [REMOVE]: null })
  await clickButton(t('course.manage_remove_of', { name: LIST.title }))
  await clickButton(t('course.manage_remove'), within(await screen.findByRole('dialog')))
  await waitFor(() => expect(server.sentTo(REMOVE)[0]?.body).toEqual({ id: '5', version: 1 }))
})

const SHOWN = { ...LIST, courses: 1, liveCourses: 1 }

it('shows the impact on learners before a change is stored, and goes back with the typed values', async () => {
  const { t, server } = await open({
    [PAGE]: samplePage(PAGE, [SHOWN]),
    [IMPACT]: sample(IMPACT, { courses: 1 }),
    [UPDATE]: sample(UPDATE),
  })
  await clickButton(LIST.title)
  const drawer = await dialog(LIST.title)
  expect(drawer.getByText(t('course.manage_ware_shared', { count: 1 }))).toBeTruthy()
  fill(await findField(t('course.manage_ware_title'), drawer), '安全检查清单')
  await clickButton(t('course.manage_ware_save'), drawer)
  const effect = await dialog(t('course.manage_ware_impact_title', { name: '安全检查清单' }))
  expect(effect.getByText(t('course.manage_ware_impact_lead', { courses: 1, learners: 0 }))).toBeTruthy()
  await clickButton(t('course.manage_ware_impact_back'), effect)
  expect(field(t('course.manage_ware_title'), drawer)).toHaveProperty('value', '安全检查清单')
  expect(server.sentTo(UPDATE)).toEqual([])
  await clickButton(t('course.manage_ware_save'), drawer)
  await clickButton(t('course.manage_ware_impact_do'))
  await waitFor(() => expect(server.sentTo(UPDATE)[0]?.body).toMatchObject({ id: '5', title: '安全检查清单' }))
})

it('needs the right to publish to change courseware of published courses, and says why', async () => {
  const { t } = await open({ [PAGE]: samplePage(PAGE, [SHOWN]) }, ['course.edit'])
  await clickButton(LIST.title)
  const drawer = await dialog(LIST.title)
  const right = t('org.right.course.publish')
  expect(await drawer.findByText(t('course.manage_ware_no_right', { count: 1, right }))).toBeTruthy()
  expect(button(t('course.manage_ware_save'), drawer)).toHaveProperty('disabled', true)
})
