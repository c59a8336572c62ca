import { signIn } from '../../../apps/server/src/testing/client.ts'
import { expect, test } from '../../kernel/test.ts'

const LIST = 'POST /sands-lms/api/v1/online-class-summary/page'
const BEGIN = 'POST /sands-lms/api/v1/learning-details/create'
const DETAIL = 'POST /sands-lms/api/v1/course/courseDetail'
const WRITING = '让顾客记住你：服务礼仪'

test('a learner who has started a course comments on it and rates it once, however often they tap', async ({
  open,
  url,
  t,
}) => {
  const client = await signIn(url, 'learner')
  const { records } = (await client.call(LIST, { body: { size: 9999 } })).data
  const id = records.find(({ fileName }) => fileName === WRITING)?.id
  if (!id) throw new Error(`the learner does not see ${WRITING}`)
  const course = (await client.call(DETAIL, { body: { id } })).data
  const [courseware] = course.catalogue.flatMap(({ items: coursewares }) => coursewares)
  if (!courseware) throw new Error('the course is empty')
  const clientTime = new Date().toISOString()
  await client.call(BEGIN, {
    body: { learnType: 2, learnId: courseware.id, courseId: id, terminalType: 2, clientTime },
  })

  const phone = await open({ as: 'learner' })
  await phone.goto(`/courseDetail?id=${id}&courseType=course`)
  const comments = phone.getByRole('tab', { name: new RegExp(`^${t('course.tab_comments')}`) })
  await comments.click()
  await phone.getByRole('button', { name: t('social.write') }).click()
  const composer = phone.getByRole('dialog')
  await composer.getByRole('textbox').fill('两下也只发一条')
  const sent: string[] = []
  phone.on('request', (request) => void (/comment\/create$/.test(request.url()) && sent.push(request.url())))
  await composer.getByRole('button', { name: t('social.send') }).dblclick()
  await expect(composer).toBeHidden()
  await expect(phone.getByText('两下也只发一条')).toHaveCount(1)
  await expect(comments).toContainText(String(course.commentCount + 1))
  // The second tap must not hit anything below the closing layer.
  await expect(phone).not.toHaveURL(/courseWareId/)
  expect(sent).toHaveLength(1)

  await phone
    .getByRole('button', { name: t('course.rating_of', { score: course.rating.score?.toFixed(1) ?? '' }) })
    .click()
  const sheet = phone.getByRole('dialog', { name: t('course.rate') })
  await sheet.getByRole('radio', { name: t('social.stars', { count: 1 }) }).check({ force: true })
  await sheet.getByRole('button', { name: t('social.rating_give') }).click()
  await expect(sheet.getByText(t('social.rating_given'))).toBeVisible()
  await sheet.getByRole('button', { name: t('kernel.close') }).click()
  const after = (await client.call(DETAIL, { body: { id } })).data.rating.score?.toFixed(1) ?? ''
  await expect(phone.getByRole('button', { name: t('course.rating_of', { score: after }) })).toBeVisible()

  // The floating home button moves to the edge of the screen while the person scrolls down.
  const home = phone.getByRole('button', { name: t('kernel.back_home') })
  await expect(home).toHaveAttribute('data-tucked', 'true')
  const { width } = phone.viewportSize() ?? { width: 0 }
  await expect.poll(async () => (await home.boundingBox())?.x ?? 0).toBeGreaterThan(width - 40)
})
