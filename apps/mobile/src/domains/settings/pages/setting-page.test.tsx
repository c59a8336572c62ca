// @vitest-environment happy-dom
import { downloadStorage } from '@sands/web/download/storage'
import { getSession } from '@sands/web/session/store'
import { aDownload } from '@sands/web/testing/downloads'
import { noAnswer, refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { address, settle, tap, tapButton } from '../../../testing/acts.ts'
import { aCourseDetail, anItem } from '../../../testing/courses.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const LOGOUT = 'POST /sands-user/api/v1/auth/logout'
const METHODS = 'GET /sands-user/api/v1/auth/login-methods'
const noDemo = { methods: ['password' as const], apps: [], demo: null }

describe('signing out', () => {
  it('asks first, and changes nothing when the person stays', async () => {
    const { t, server } = await renderPhone('/setting')
    await tapButton(t('settings.sign_out'))
    const question = within(await screen.findByRole('dialog', { name: t('settings.sign_out_ask') }))
    await tap(question.getByRole('button', { name: t('kernel.cancel') }))
    await settle()
    expect(server.sentTo(LOGOUT)).toEqual([])
    expect(address()).toBe('/setting')
  })

  it('says how many downloads will be deleted, also when it is tapped before their list is loaded', async () => {
    const storage = await downloadStorage()
    await storage.put(aDownload)
    onTestFinished(() => storage.remove(aDownload.key))
    const { t } = await renderPhone('/setting')
    await tapButton(t('settings.sign_out'))
    const question = await screen.findByRole('dialog', { name: t('settings.sign_out_ask') })
    expect(question.textContent).toContain(t('settings.sign_out_downloads', { count: 1 }))
  })

  it('works on this device without a network, and Back does not return', async () => {
    const { t } = await renderPhone('/setting', { calls: { [LOGOUT]: noAnswer, [METHODS]: noDemo } })
    await tapButton(t('settings.sign_out'))
    const question = within(await screen.findByRole('dialog', { name: t('settings.sign_out_ask') }))
    await tap(question.getByRole('button', { name: t('settings.sign_out') }))
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    expect(getSession()).toBeNull()
  })

  it('on all devices only counts when the server confirms it', async () => {
    const { t, server } = await renderPhone('/setting', {
      calls: { [LOGOUT]: refused('kernel.unavailable'), [METHODS]: noDemo },
    })
    const leave = async () => {
      await tapButton(t('settings.sign_out_everywhere'))
      const question = within(await screen.findByRole('dialog', { name: t('settings.sign_out_everywhere_ask') }))
      await tap(question.getByRole('button', { name: t('settings.sign_out') }))
    }
    await leave()
    await waitFor(() => expect(server.sentTo(LOGOUT)).toHaveLength(1))
    await settle()
    expect(address()).toBe('/setting')
    server.answer({ [LOGOUT]: { ended: 2 } })
    await leave()
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    expect(server.sentTo(LOGOUT)[1]?.body).toEqual({ everywhere: true })
  })
})

describe('an agreement', () => {
  it.each(['/userAgreement', '/UserAgreement', '/privacyPolicy', '/PrivacyPolicy', '/collectedInformation'])(
    'at %s is open to visitors',
    async (path) => {
      const { server } = await renderPhone(path, {
        calls: { 'GET /sands-system/api/v1/agreement/get': refused('kernel.unavailable') },
        session: null,
      })
      expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
      expect(address()).toBe(path)
      await waitFor(() => expect(server.sentTo('GET /sands-system/api/v1/agreement/get')).toHaveLength(1))
    },
  )
})

it('content without a short link is shared by its own address', async () => {
  const { t } = await renderPhone('/courseDetail?id=1&courseType=course', {
    calls: {
      'POST /sands-lms/api/v1/course/courseDetail': aCourseDetail('1', [anItem('11')]),
      'GET /sands-system/api/v1/comment/count': { count: 0 },
      'POST /sands-system/api/v1/short-url/create': refused('kernel.unavailable'),
    },
  })
  await tapButton(t('kernel.share'))
  const sheet = within(await screen.findByRole('dialog', { name: t('kernel.share') }))
  expect(await sheet.findByText(/\/courseDetail\?id=1&courseType=course$/)).toBeTruthy()
  expect(sheet.getByRole<HTMLButtonElement>('button', { name: t('settings.share_copy') }).disabled).toBe(false)
})

it('offers the languages that the server offers', async () => {
  const { t } = await renderPhone('/setting', {
    calls: {
      'GET /sands-system/api/v1/language/list': [
        { code: 'en-us', name: 'English', isDefault: 0 },
        { code: 'zh-cn', name: '简体中文', isDefault: 1 },
      ],
    },
  })
  await tapButton(new RegExp(t('settings.language')))
  const sheet = within(await screen.findByRole('dialog', { name: t('settings.language_choice') }))
  await waitFor(() =>
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['English', '简体中文']),
  )
})
