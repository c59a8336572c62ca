// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { aSession } from '@sands/web/testing/session'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { tapButton } from '../../../testing/acts.ts'
import { currentUser } from '../../../testing/answers.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const PERSON = 'GET /sands-user/api/v1/user/current-info'
const PENDING = 'GET /sands-lms/api/v1/personalCenter/cornerMarkNumberByBiz'
const TILES = 'POST /sands-lms/api/v1/dailyStudyRecords/simpleInfo'

describe('the profile', () => {
  it("shows the person's data, and marks missing fields", async () => {
    const { t } = await renderPhone('/personCenter', { calls: { [PERSON]: { ...currentUser, deptName: null } } })
    expect(await screen.findByRole('heading', { name: 'Lin Xiao' })).toBeTruthy()
    const facts = within(screen.getByRole('main')).getAllByRole('listitem')
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      `${t('org.name')}Lin Xiao`,
      `${t('org.account')}learner`,
      `${t('org.post')}Barista`,
      t('org.department') + t('org.not_given'),
      `${t('org.college')}Sands College`,
    ])
  })

  it.each([
    ['me.svg', 'image/svg+xml', 4, 'kernel.upload_wrong_type', { types: 'jpg / gif / png / bmp' }],
    ['me.png', 'image/png', 20 * 1024 * 1024 + 1, 'kernel.upload_too_large', { limit: 20 }],
  ] as const)('refuses %s (%s, %i bytes) with a message and sends nothing', async (name, type, size, word, params) => {
    const { t, server } = await renderPhone('/personCenter')
    await screen.findByRole('heading', { name: 'Lin Xiao' })
    const input = document.querySelector('input[type="file"]')
    if (!input) throw new Error('there is no file input')
    const file = new File([new Uint8Array(size)], name, { type })
    await act(async () => void fireEvent.change(input, { target: { files: [file] } }))
    expect(await screen.findByText(t(word, params))).toBeTruthy()
    expect(server.sent.filter(({ key }) => key.includes('upload'))).toEqual([])
  })

  it('that cannot be loaded can be retried', async () => {
    const { t, server } = await renderPhone('/personCenter', { calls: { [PERSON]: refused('kernel.unavailable') } })
    await screen.findByRole('button', { name: t('kernel.retry') })
    server.answer({ [PERSON]: currentUser })
    await tapButton(t('kernel.retry'))
    expect(await screen.findByRole('heading', { name: 'Lin Xiao' })).toBeTruthy()
  })
})

it('the my page keeps its links when the person and their study time cannot be loaded', async () => {
  const { t } = await renderPhone('/my', {
    calls: { [PERSON]: refused('kernel.unavailable'), [TILES]: refused('kernel.unavailable') },
  })
  await screen.findAllByRole('button', { name: t('kernel.retry') })
  for (const label of ['settings.title', 'org.profile', 'study.my', 'social.collections'] as const)
    expect(screen.getByRole('link', { name: new RegExp(t(label)) })).toBeTruthy()
})

it('the my page has a grid of learning and a grid of everything more', async () => {
  const { t } = await renderPhone('/my', { calls: { [TILES]: refused('kernel.unavailable') } })
  const linksIn = async (title: string) =>
    within(await screen.findByRole('region', { name: title }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  const studies = ['/task', '/myStudy', '/myTraining', '/myCollect', '/examPractise', '/mySurvey']
  const learning = [...studies, '/faceTeaching', '/applyCenter']
  expect(await linksIn(t('org.my_learning'))).toEqual(learning)
  expect(await linksIn(t('org.my_more'))).toEqual(expect.arrayContaining(['/personCenter', '/feedback', '/setting']))
})

it('the my page shows the five counts of what waits, the one of teaching to teachers only', async () => {
  const counts = {
    trainingNumber: 1,
    examAndPracticeNumber: 2,
    investigationNumber: 3,
    teachingNumber: 120,
    faceNumber: 5,
  }
  const labels = { teamLearningLabel: 0, teachingMgtLabel: 1 } as const
  const { t } = await renderPhone('/my', {
    calls: {
      [TILES]: refused('kernel.unavailable'),
      [PENDING]: counts,
      [PERSON]: { ...currentUser, sysUserLabel: labels },
    },
    session: aSession({ labels }),
  })
  // There is no screen of teaching management yet, and the entry says where the marking is.
  const teaching = `/empty?${new URLSearchParams({ msg: t('review.teaching_desktop') })}`
  const shown = [
    ['/myTraining', '1'],
    ['/examPractise', '2'],
    ['/mySurvey', '3'],
    [teaching, '99+'],
    ['/faceTeaching', '5'],
  ] as const
  const links = () => new Map(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]))
  await waitFor(() => expect(links().get('/myTraining')).toContain('1'))
  for (const [to, count] of shown) expect(links().get(to)).toContain(count)
})

it('the my page has no teaching management for people who do not teach', async () => {
  const { t } = await renderPhone('/my', { calls: { [TILES]: refused('kernel.unavailable') } })
  await screen.findByRole('region', { name: t('org.my_more') })
  expect(screen.queryByRole('link', { name: new RegExp(t('review.teaching')) })).toBeNull()
})
