// @vitest-environment happy-dom
import { clearPostDraft, getPostDrafts } from '@sands/web/community/post-drafts'
import { type CallAnswers, noAnswer, refused, waiting } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { cancelUpload, getUploads } from '@sands/web/upload/uploads'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { settle, tap, tapButton, typeInto } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const NAMES = 'GET /sands-lms/api/v1/community/board/name'
const COLUMNS = 'GET /sands-lms/api/v1/community/board/column/page'
const BOARD = 'GET /sands-lms/api/v1/community/board/get'
const MINE = 'GET /sands-lms/api/v1/community/content/publish/page'
const STORE = 'GET /sands-system/api/v1/tencent/cos/getCredentials'
const CREATE = 'POST /sands-lms/api/v1/community/content/create'

describe('a muted person', () => {
  const mute = { until: '2026-03-09T08:00:00.000Z', reason: 'Shouting', actionId: '5' }
  const calls: CallAnswers = {
    [NAMES]: [],
    [COLUMNS]: samplePage(COLUMNS, [{ id: '4', name: 'Store diary' }]),
    [BOARD]: sample(BOARD, { id: '4', denial: 'muted', mute }),
  }

  it.each(['/communityPublish', '/publishPost'])('reads at %s why they may publish nowhere', async (address) => {
    const { t } = await renderPhone(address, { calls })
    expect(await screen.findByText(/Shouting/)).toBeTruthy()
    expect(screen.getByRole('link', { name: t('community.appeal') })).toBeTruthy()
  })
})

describe('the form of an article', () => {
  it('keeps a text that is too long, and says so', async () => {
    const { t } = await renderPhone('/publishArticle', { calls: { [NAMES]: [], [COLUMNS]: samplePage(COLUMNS, []) } })
    const field = await screen.findByRole('textbox', { name: t('community.field_text') })
    await act(async () => {
      field.innerHTML = `<p>${'rain '.repeat(32_000)}</p>`
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await tapButton(t('community.publish'))
    expect(await screen.findByText(t('community.fault_content_too_long'))).toBeTruthy()
    expect(Object.values(localStorage).join()).toContain('rain rain')
  })
})

describe('the form of a note', () => {
  it('publishes it once, whatever number of taps', async () => {
    const made = Promise.withResolvers<ReturnType<typeof sample<typeof CREATE>>>()
    const calls: CallAnswers = {
      [NAMES]: sample(NAMES, [{ id: '4', name: 'Store diary' }]),
      [CREATE]: () => made.promise,
      [MINE]: samplePage(MINE, []),
    }
    const { t, server } = await renderPhone('/publishPost?boardId=4', { calls })
    await typeInto(await screen.findByRole('textbox', { name: t('community.field_title') }), 'Rain')
    await typeInto(screen.getByRole('textbox', { name: t('community.field_text') }), 'All day')
    const publish = screen.getByRole('button', { name: t('community.publish') })
    for (let taps = 0; taps < 30 && publish.isConnected; taps += 1) await tap(publish)
    made.resolve(sample(CREATE))
    await waitFor(() => expect(publish.isConnected).toBe(false))
    await settle()
    expect(server.sentTo(CREATE)).toHaveLength(1)
  })
})

describe('the fields of the form', () => {
  const boards = sample(NAMES, [{ id: '4', name: 'Store diary' }])

  it('say that a column comes before mentions', async () => {
    const { t } = await renderPhone('/publishPost', { calls: { [NAMES]: boards } })
    const mention = () => screen.findByRole<HTMLButtonElement>('button', { name: t('community.mention') })
    expect((await mention()).disabled).toBe(true)
    expect(screen.getByText(t('community.mention_column_first'))).toBeTruthy()
    await tapButton('Store diary')
    await waitFor(async () => expect((await mention()).disabled).toBe(false))
    expect(screen.queryByText(t('community.mention_column_first'))).toBeNull()
  })

  it('show the chosen pictures, not only their names', async () => {
    onTestFinished(async () => {
      for (const { id } of getPostDrafts()) clearPostDraft(id)
      for (const { id } of getUploads()) await cancelUpload(id)
    })
    const { t } = await renderPhone('/publishPost?boardId=4', { calls: { [NAMES]: boards, [STORE]: waiting } })
    const input = await screen.findByLabelText(t('community.add_pictures'))
    const file = new File(['no picture'], 'rain.png', { type: 'image/png' })
    await act(async () => void fireEvent.change(input, { target: { files: [file] } }))
    const row = await waitFor(() => {
      const found = screen.getByTitle('rain.png').closest('li')
      if (!found) throw new Error('the file is not listed')
      return found
    })
    await waitFor(() => expect(row.querySelector('img')?.src).toMatch(/^blob:/))
  })
})

describe('the columns of the form', () => {
  const boards = sample(NAMES, [
    { id: '4', name: 'Store diary' },
    { id: '5', name: 'One-minute films', isShortVideo: 1 },
  ])

  it('stay while one is chosen without a network', async () => {
    const { server } = await renderPhone('/publishPost', { calls: { [NAMES]: boards } })
    await screen.findByText('Store diary')
    expect(screen.queryByText('One-minute films')).toBeNull()
    server.answer({ [NAMES]: noAnswer })
    await tapButton('Store diary')
    await settle()
    expect(screen.getByRole('button', { name: 'Store diary', pressed: true })).toBeTruthy()
  })

  it('include the one of a course that the address names', async () => {
    const named = sample(NAMES, [{ id: '9', name: 'Coffee course' }])
    const answer: CallAnswers[typeof NAMES] = ({ query }) =>
      query.get('boardId') === '9' ? [...named, ...boards] : boards
    await renderPhone('/publishPost?boardId=9&type=album', { calls: { [NAMES]: answer } })
    expect(await screen.findByRole('button', { name: 'Coffee course', pressed: true })).toBeTruthy()
    await tapButton('Store diary')
    expect(screen.getByRole('button', { name: 'Coffee course', pressed: false })).toBeTruthy()
  })

  it('that could not be loaded are asked for again', async () => {
    const { t, server } = await renderPhone('/publishPost', { calls: { [NAMES]: refused('kernel.unexpected') } })
    const retry = await screen.findByRole('button', { name: t('kernel.retry') })
    server.answer({ [NAMES]: boards })
    await tap(retry)
    expect(await screen.findByText('Store diary')).toBeTruthy()
  })
})
