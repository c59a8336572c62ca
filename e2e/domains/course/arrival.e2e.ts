import { signIn } from '../../../apps/server/src/testing/client.ts'
import { COURSEWARE_TYPES } from '../../../packages/rules/src/study.ts'
import { expect, test } from '../../kernel/test.ts'

test('whoever comes from a training studies its course in it, also on the desk', async ({ open, t, url }) => {
  const manager = await signIn(url, 'manager')
  const { data } = await manager.call('POST /sands-lms/api/v1/online-class-summary/page', { body: { size: 100 } })
  const details = await Promise.all(
    data.records.map(({ id }) => manager.call('POST /sands-lms/api/v1/course/courseDetail', { body: { id } })),
  )
  // A link would lead out of the house.
  const course = details
    .map(({ data: detail }) => detail)
    .find(({ catalogue }) => catalogue.every(({ items }) => items[0]?.courseWareType !== COURSEWARE_TYPES.link))
  if (!course) throw new Error('the demo company has courses')
  const desk = await open({ device: 'desk', as: 'manager' })
  await desk.goto(`/desktop/course/detail?id=${course.id}&courseType=course&channel=5&trainingId=9`)
  await expect(desk.getByRole('heading', { level: 1, name: course.fileName })).toBeVisible()
  const begun = desk.waitForRequest('**/learning-details/create')
  await desk.getByRole('tab', { name: t('course.tab_catalogue') }).click()
  await desk.getByRole('tabpanel').getByRole('link').first().click()
  await expect(desk).toHaveURL(/\/course\/study\?.*channel=5&trainingId=9/)
  expect((await begun).postDataJSON()).toMatchObject({ courseId: course.id, channel: 5, trainingId: '9' })
  await desk.getByRole('link', { name: course.fileName }).first().click()
  await expect(desk).toHaveURL(/\/course\/detail\?.*channel=5&trainingId=9/)
})
