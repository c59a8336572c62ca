// @vitest-environment happy-dom
import { errorTexts } from '@sands/i18n/errors'
import { setLayerOpener } from '@sands/web/layer/layer'
import { getSession } from '@sands/web/session/session'
import { type CallAnswers, noAnswer, refused, waiting } from '@sands/web/testing/fake-calls'
import { aSession } from '@sands/web/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openLayer } from '../../../kernel/layers.ts'
import { address, settle, tap, tapButton, tapLink } from '../../../testing/acts.ts'
import { aHomePage } from '../../../testing/home.ts'
import { onePage } from '../../../testing/pages.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'
import { aMessage } from '../testing.ts'

const SHELVES = 'GET /sands-system/api/v1/message/category/list'
const PAGE = 'GET /sands-system/api/v1/message/page'
const GET = 'GET /sands-system/api/v1/message/get'
const READ = 'POST /sands-system/api/v1/message/read'
const DELETE = 'POST /sands-system/api/v1/message/delete'
const SWITCH = 'POST /sands-lms/api/v1/homePageDecorate/getInfo'

const shelf = {
  code: 'study' as const,
  unreadCount: 1,
  latest: { title: 'Message 1', createTime: '2026-03-01T08:00:00.000Z' },
}
const SHELF = '/newsDetail/study/Study'
/** While the app is open it remembers which messages a person has read, so each test has its own person. */
let person = 700
const somebody = () => {
  person += 1
  return aSession({ userId: String(person) })
}

describe('the shelves', () => {
  it('show an error when they cannot be loaded, and load on request', async () => {
    const { t, server } = await renderPhone('/news', { calls: { [SHELVES]: refused('kernel.unavailable') } })
    expect(await screen.findByText(errorTexts['en-us']['kernel.unavailable'])).toBeTruthy()
    server.answer({ [SHELVES]: [shelf] })
    await tapButton(t('kernel.retry'))
    const row = await screen.findByRole('link', { name: new RegExp(t('message.category_study')) })
    expect(row.textContent).toContain(t('message.unread', { count: 1 }))
  })

  it('say so when all of them are empty', async () => {
    const { t } = await renderPhone('/news', { calls: { [SHELVES]: [{ ...shelf, unreadCount: 0, latest: null }] } })
    expect(await screen.findByText(t('message.none_title'))).toBeTruthy()
  })

  it('with an unknown code are not found', async () => {
    const { t } = await renderPhone('/newsDetail/nonsense/Nonsense')
    expect(await screen.findByText(t('kernel.not_found_title'))).toBeTruthy()
  })
})

describe('a message', () => {
  const calls = (over: CallAnswers = {}): CallAnswers => ({
    [SHELVES]: [shelf],
    [PAGE]: onePage([aMessage('1'), aMessage('2')]),
    [GET]: aMessage('1'),
    [READ]: { unreadCount: 0 },
    ...over,
  })

  it('is marked as read when it is opened, and stays read in the list', async () => {
    const { t, server } = await renderPhone(SHELF, { calls: calls(), session: somebody() })
    const row = await screen.findByRole('button', { name: /Message 1/ })
    expect(row.textContent).toContain(t('message.unread_mark'))
    await tap(row)
    expect(await screen.findByRole('heading', { name: 'Message 1', level: 2 })).toBeTruthy()
    await waitFor(() => expect(server.sentTo(READ).map(({ body }) => body)).toEqual([{ ids: ['1'] }]))
    await tapButton(t('kernel.back'))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Message 1/ }).textContent).not.toContain(t('message.unread_mark')),
    )
  })

  it('that is chosen is what "back" gives up, not the page', async () => {
    const { t } = await renderPhone(SHELF, { calls: calls(), session: somebody() })
    setLayerOpener(openLayer)
    await tapButton(t('message.edit'))
    expect(await screen.findByRole('checkbox', { name: t('message.choose', { title: 'Message 1' }) })).toBeTruthy()
    expect(window.history.state).toMatchObject({ layers: 1 })
    setLayerOpener(() => () => undefined)
  })

  it('is not read before it is there to be seen', async () => {
    const { server } = await renderPhone(SHELF, {
      calls: calls({ [GET]: waiting, [READ]: noAnswer }),
      session: somebody(),
    })
    await tap(await screen.findByRole('button', { name: /Message 1/ }))
    await waitFor(() => expect(server.sentTo(GET).length).toBeGreaterThan(0))
    await settle()
    expect(server.sentTo(READ)).toEqual([])
  })

  it('that cannot be asked for shows the text that the list had', async () => {
    const { server } = await renderPhone(SHELF, {
      calls: calls({ [GET]: noAnswer, [READ]: noAnswer }),
      session: somebody(),
    })
    await tap(await screen.findByRole('button', { name: /Message 1/ }))
    expect(await screen.findByRole('heading', { name: 'Message 1', level: 2 })).toBeTruthy()
    await waitFor(() => expect(server.sentTo(READ).length).toBeGreaterThan(0))
  })

  it('that is read offline stays read, and is sent later', async () => {
    const { t, server } = await renderPhone('/messageCard?id=1', {
      calls: calls({ [READ]: noAnswer }),
      session: somebody(),
    })
    await screen.findByRole('heading', { name: 'Message 1', level: 2 })
    await waitFor(() => expect(server.sentTo(READ)).toHaveLength(1))
    window.history.pushState(null, '', '/outbox')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(await screen.findByText(t('message.read_act', { title: 'Message 1' }))).toBeTruthy()
    server.answer({ [READ]: { unreadCount: 0 } })
    await tapButton(t('kernel.outbox_send_now'))
    expect(await screen.findByText(t('kernel.outbox_empty'))).toBeTruthy()
  })

  it('follows its jump', async () => {
    const { t } = await renderPhone('/messageCard?id=1', {
      calls: calls({ [GET]: aMessage('1', { isJumpApp: 1, jumpType: 60 }) }),
      session: somebody(),
    })
    await tapButton(t('message.open'))
    expect(await screen.findByRole('heading', { name: t('settings.title'), level: 1 })).toBeTruthy()
  })

  it('from outside opens in its own college', async () => {
    let isThere = false
    const { server } = await renderPhone('/messageCard?id=1&college=2', {
      calls: calls({
        [GET]: () => (isThere ? aMessage('1') : refused('message.gone')),
        [SWITCH]: () => {
          isThere = true
          return aHomePage([])
        },
      }),
      session: somebody(),
    })
    expect(await screen.findByRole('heading', { name: 'Message 1', level: 2 })).toBeTruthy()
    expect(getSession()?.collegeId).toBe('2')
    expect(server.sentTo(SWITCH)).toHaveLength(1)
  })

  it('from outside of a college that the person has left says that it is gone', async () => {
    const { t } = await renderPhone('/messageCard?id=1&college=9', {
      calls: calls({ [GET]: refused('message.gone'), [SWITCH]: refused('org.college_unknown') }),
      session: somebody(),
    })
    expect(await screen.findByRole('heading', { name: t('kernel.gone_title') })).toBeTruthy()
  })

  it('that was deleted says so', async () => {
    const { t } = await renderPhone('/messageCard?id=999', { calls: { [GET]: refused('message.gone') } })
    expect(await screen.findByRole('heading', { name: t('kernel.gone_title') })).toBeTruthy()
    expect(screen.getByText(errorTexts['en-us']['message.gone'])).toBeTruthy()
  })

  it('is only deleted after a question', async () => {
    let left = ['1', '2']
    const { t, server } = await renderPhone(SHELF, {
      calls: calls({
        [PAGE]: () => onePage(left.map((id) => aMessage(id))),
        [DELETE]: ({ body: { ids } }) => {
          left = left.filter((id) => !ids.includes(id))
          return null
        },
      }),
      session: somebody(),
    })
    await tapButton(t('message.edit'))
    const none = await screen.findByRole<HTMLButtonElement>('button', {
      name: t('message.delete_chosen', { count: 0 }),
    })
    expect(none.disabled).toBe(true)
    await tap(screen.getByRole('checkbox', { name: t('message.choose', { title: 'Message 2' }) }))
    const ask = async () => {
      await tapButton(t('message.delete_chosen', { count: 1 }))
      return within(await screen.findByRole('dialog', { name: t('message.delete_ask', { count: 1 }) }))
    }
    await tap((await ask()).getByRole('button', { name: t('kernel.cancel') }))
    await settle()
    expect(server.sentTo(DELETE)).toEqual([])
    await tap((await ask()).getByRole('button', { name: t('message.delete') }))
    await waitFor(() => expect(screen.queryByText('Message 2')).toBeNull())
    await waitFor(() => expect(server.sentTo(DELETE).map(({ body }) => body)).toEqual([{ ids: ['2'] }]))
    expect(address()).toBe(SHELF)
  })

  it('opens from its shelf', async () => {
    const { t } = await renderPhone('/news', { calls: calls(), session: somebody() })
    await tapLink(new RegExp(t('message.category_study')))
    expect(await screen.findByRole('heading', { name: t('message.category_study'), level: 1 })).toBeTruthy()
  })
})
