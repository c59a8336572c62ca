// @vitest-environment happy-dom
import { JUMP } from '@sands/rules/jump'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, tap, tapButton } from '../../../testing/acts.ts'
import { aTab } from '../../../testing/answers.ts'
import { aBlock, homeAnswers } from '../../../testing/home.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const TABS = 'POST /sands-lms/api/v1/decorate/decorate-navigation/navigation'
const LINK = 'https://elsewhere.example/a'
const menu = aBlock('app-nav', [{ dataName: 'Elsewhere', dataJumpType: JUMP.link, dataJumpUrl: LINK }])
const navigations = [aTab('1', { name: 'Partner', jumpUrl: LINK }), aTab('2', { name: 'Home', defaultCode: 'home' })]
const calls = { ...homeAnswers([menu]), [TABS]: { navigations } }

const query = (url: string) => `?${new URLSearchParams({ url, title: 'News' })}`
const frameOf = (title: string) => screen.findByTitle(title)
const noFrame = () => expect(document.querySelector('iframe')).toBeNull()

describe('the web view', () => {
  it.each(['/webview', '/tabWebview/1'])('at %s names the host of an address from outside and asks', async (path) => {
    const { t } = await renderPhone(`${path}${query('https://unknown.example/b')}`, { calls })
    await screen.findByRole('heading', { name: t('home.webview_ask_title', { host: 'unknown.example' }) })
    noFrame()
    await tapButton(t('home.webview_ask_open'))
    expect((await frameOf('News')).getAttribute('src')).toBe('https://unknown.example/b')
  })

  it('goes back from the question, home when the person came from outside', async () => {
    const { t } = await renderPhone(`/webview${query(LINK)}`, { calls })
    const heading = await screen.findByRole('heading', {
      name: t('home.webview_ask_title', { host: 'elsewhere.example' }),
    })
    await tap(within(heading.parentElement ?? heading).getByRole('button', { name: t('kernel.back') }))
    await waitFor(() => expect(address()).toBe('/'))
    noFrame()
  })

  it('does not ask when the home page has the link', async () => {
    await renderPhone('/', { calls })
    await tap(await screen.findByRole('link', { name: 'Elsewhere' }))
    expect((await frameOf('Elsewhere')).getAttribute('src')).toBe(LINK)
    expect(address()).toMatch(/^\/webview\?/)
  })

  it('does not ask when a tab of the company has the link', async () => {
    await renderPhone(`/tabWebview/1${query(LINK)}`, { calls })
    expect((await frameOf('News')).getAttribute('src')).toBe(LINK)
  })

  it('does not ask for a page of our own', async () => {
    await renderPhone(`/webview${query('/guide/en-us.html')}`, { calls })
    expect((await frameOf('News')).getAttribute('src')).toMatch(/\/guide\/en-us\.html$/)
  })
})
