import { signIn } from '../../../apps/server/src/testing/client.ts'
import { aPublishedExam } from '../../../apps/server/src/testing/exam/authoring.ts'
import { sheetsOf } from '../../../apps/server/src/testing/files/sheet.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { people } from '../../kernel/people.ts'
import { expect, test } from '../../kernel/test.ts'

test('an exam that somebody took appears in the report and in the exported file', async ({ open, url, t }) => {
  const author = await signIn(url, 'admin')
  const title = `报告考试 ${Date.now()}`
  const exam = await aPublishedExam(author, { title, questions: 2 })
  const learner = await signIn(url, 'learner')
  const { data: started } = await learner.call('POST /sands-lms/api/v1/exam/start', { body: { examId: exam.id } })
  const { examRecordId } = started
  const { data: opened } = await learner.call('POST /sands-lms/api/v1/exam/open', { body: { examRecordId } })
  const questions = opened.sections.flatMap((section) => section.questions)
  const operations = questions.map(({ key }, index) => ({
    seq: index + 1,
    questionKey: key,
    answer: { options: ['b'] },
    isFlagged: false,
    madeAt: new Date().toISOString(),
  }))
  const { ticket } = opened
  await learner.call('POST /sands-lms/api/v1/exam/save', { body: { examRecordId, ticket, operations } })
  await learner.call('POST /sands-lms/api/v1/exam/submit', {
    body: { examRecordId, ticket, lastSeq: operations.length },
  })

  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/exam/reports')
  await desktop.getByRole('searchbox', { name: t('exam.exam_keyword') }).fill(title)
  await expect(desktop.getByRole('row')).toHaveCount(2)
  await desktop.getByRole('link', { name: title }).click()
  await expect(desktop.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(desktop.getByRole('slider', { name: t('exam.report_bands') })).toBeVisible()

  await desktop.getByRole('main').getByTitle(t('exam.report_part_people')).click()
  await desktop.getByRole('searchbox', { name: t('exam.report_person_keyword') }).fill('learner')
  // Export is off while the people of another search are loaded.
  await expect(desktop).toHaveURL(/keyword=learner/)
  await expect(desktop.getByRole('button', { name: t('exam.report_export') })).toBeEnabled()
  const row = desktop.getByRole('row').filter({ hasText: people.learner })
  await expect(row).toContainText(t('exam.report_state_passed'))
  await expectAccessible(desktop)
  await desktop.getByRole('button', { name: t('exam.report_export') }).click()
  const dialog = desktop.getByRole('dialog', { name: t('exam.batch_report') })
  const saved = desktop.waitForEvent('download')
  await dialog.getByRole('button', { name: t('ops.batch_save') }).click()
  const [persons, asked] = await sheetsOf(await (await saved).path())
  expect(persons?.data[1]?.slice(0, 4)).toEqual([
    'learner',
    people.learner,
    expect.any(String),
    t('exam.report_state_passed'),
  ])
  expect(asked?.data).toHaveLength(3)
  await desktop.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await row.getByRole('link', { name: people.learner }).click()
  await expect(desktop.getByRole('heading', { level: 1, name: people.learner })).toBeVisible()
  await expect(desktop.getByText(t('exam.verdict_right')).first()).toBeVisible()
})
