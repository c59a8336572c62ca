// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { sample } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { button, clickButton, field, fill, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const LIST = 'GET /sands-system/api/v1/manage/agreement/list'
const GET = 'GET /sands-system/api/v1/manage/agreement/get'
const SAVE = 'POST /sands-system/api/v1/manage/agreement/save'
const agreement = (version: number) =>
  sample(GET, {
    kind: 'collected',
    language: 'en-us',
    title: 'Kept',
    version,
    sections: [{ heading: 'In short', paragraphs: ['Your name.'] }],
  })

it('tells the second of two editors before theirs is stored, and keeps the typed text', async () => {
  const { t, server } = await renderDesktop('/manage/settings/agreements?kind=collected&language=en-us', {
    answers: { [LIST]: sample(LIST), [GET]: agreement(1), [SAVE]: refused('kernel.changed_meanwhile') },
  })
  const title = await findField(t('settings.agreement_title'))
  expect(field(t('settings.agreement_words'))).toHaveProperty('value', '# In short\n\nYour name.')
  expect(button(t('settings.agreement_publish'))).toHaveProperty('disabled', true)
  fill(title, 'What is kept')
  server.answer({ [GET]: agreement(2) })
  await clickButton(t('settings.agreement_publish'))
  expect(await screen.findByText(t('settings.agreement_conflict'))).toBeTruthy()
  expect(title).toHaveProperty('value', 'What is kept')
  await clickButton(t('settings.agreement_keep_mine'))
  await waitFor(() => expect(screen.queryByText(t('settings.agreement_conflict'))).toBeNull())
  server.answer({ [SAVE]: sample(SAVE, { version: 3 }) })
  await clickButton(t('settings.agreement_publish'))
  await waitFor(() => expect(server.sentTo(SAVE).at(-1)?.body).toMatchObject({ version: 2, title: 'What is kept' }))
})

it('does not publish an empty agreement', async () => {
  const { t } = await renderDesktop('/manage/settings/agreements?kind=collected&language=en-us', {
    answers: { [LIST]: sample(LIST), [GET]: agreement(1) },
  })
  fill(await findField(t('settings.agreement_words')), ' ')
  expect(await screen.findByText(t('settings.agreement_empty'))).toBeTruthy()
  expect(button(t('settings.agreement_publish'))).toHaveProperty('disabled', true)
})
