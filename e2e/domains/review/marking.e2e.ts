import { signIn } from '../../../apps/server/src/testing/client.ts'
import { aDraftExam, aPaper, aQuestion } from '../../../apps/server/src/testing/exam/authoring.ts'
import { expect, test } from '../../kernel/test.ts'

const TITLE = 'An exam with an essay'
const ALL = ['score', 'paper', 'verdict', 'comment'] as const

/** One essay for two points. */
async function anEssayExam(url: string): Promise<string> {
  const author = await signIn(url, 'admin')
  const reviewer = await signIn(url, 'reviewer')
  const { data: person } = await reviewer.call('GET /sands-user/api/v1/user/current-info')
  const question = await aQuestion(
    author,
    { type: 'essay', stem: '<p>Why is the tea bitter?</p>', options: [] },
    {
      solution: {
        key: {},
        analysis: '',
        reference: '<p>The water was too hot.</p>',
        rubric: [{ key: 'a', title: 'Names the temperature', percent: 100 }],
      },
    },
  )
  const paper = await aPaper(author, [question.id])
  const { id, version } = await aDraftExam(author, {
    title: TITLE,
    paperId: paper.id,
    reviewerIds: [person.id],
    review: { right_after: [...ALL], while_open: [...ALL], after_close: [...ALL] },
  })
  const answer = await author.call('POST /sands-lms/api/v1/manage/exam/publish', { body: { id, version } })
  if (answer.code !== 1) throw new Error(answer.msg)
  return id
}

test('an essay is handed in on the phone, marked at the desktop, and the learner sees the score', async ({
  open,
  url,
  t,
}) => {
  const id = await anEssayExam(url)
  const phone = await open({ as: 'learner' })
  const button = (name: string) => phone.getByRole('contentinfo').getByRole('button', { name, exact: true })
  await phone.goto(`/examInfo?examId=${id}`)
  await button(t('exam.go')).click()
  await phone.getByLabel(t('exam.your_answer')).fill('The water was boiling')
  await button(t('exam.hand_in')).click()
  await expect(phone.getByText(t('exam.commit_final'))).toBeVisible()
  await button(t('exam.hand_in')).click()
  await expect(phone.getByRole('heading', { name: t('exam.receipt') })).toBeVisible()

  const desktop = await open({ device: 'desktop', as: 'reviewer' })
  await desktop.goto('/desktop/manage/review/marking')
  await expect(desktop.getByRole('link', { name: TITLE })).toBeVisible()
  await desktop.getByRole('link', { name: TITLE }).click()
  await expect(desktop.getByRole('link', { name: '林晓' })).toBeVisible()
  await desktop.getByRole('button', { name: t('review.begin') }).click()
  await expect(desktop.getByText('The water was boiling')).toBeVisible()
  await expect(desktop.getByText('The water was too hot.')).toBeVisible()
  await desktop.getByLabel(t('review.points'), { exact: true }).fill('1.5')
  await desktop.getByLabel(t('review.comment'), { exact: true }).fill('Say how hot')
  await expect(desktop.getByText('1.5 / 2')).toBeVisible()
  await desktop.getByRole('button', { name: t('review.finish_next') }).click()
  await expect(desktop.getByText(t('review.finished'))).toBeVisible()

  await phone.reload()
  await expect(phone.getByRole('heading', { name: t('exam.status_4') })).toBeVisible()
  await expect(phone.getByText('1.5', { exact: true }).first()).toBeVisible()
  await expect(phone.getByText('Say how hot')).toBeVisible()
})
