// @vitest-environment happy-dom
import { errorTexts } from '@sands/i18n/errors'
import { refused } from '@sands/web/testing/fake-calls'
import { aSession } from '@sands/web/testing/session'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, settle, tap, tapButton } from '../../../testing/acts.ts'
import { aTab } from '../../../testing/answers.ts'
import { aBlock, aBlockCategory, anAdvert, aPicture, homeAnswers } from '../../../testing/home.ts'
import { onePage } from '../../../testing/pages.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const INFO = 'POST /sands-lms/api/v1/homePageDecorate/getInfo'
const COLLEGES = 'POST /sands-lms/api/v1/college/list'
const ADVERTS = 'GET /sands-system/api/v1/publicize/page'
const TABS = 'POST /sands-lms/api/v1/decorate/decorate-navigation/navigation'

const menu = aBlock('app-nav', [
  { dataName: 'Settings', dataJumpType: 60 },
  { dataName: 'Points', dataJumpType: 1201 },
])
const banner = aBlock('app-banner', [{ dataName: 'A week', picture: aPicture('a') }])

describe('the home page', () => {
  it('shows the reason when it cannot be loaded, and loads on request', async () => {
    const { t, server } = await renderPhone('/', {
      calls: { ...homeAnswers([]), [INFO]: refused('kernel.unavailable') },
    })
    expect(await screen.findByText(errorTexts['en-us']['kernel.unavailable'])).toBeTruthy()
    server.answer(homeAnswers([menu]))
    await tapButton(t('kernel.retry'))
    expect(await screen.findByRole('navigation', { name: t('home.menu') })).toBeTruthy()
  })

  it('is asked for with everything that the server may want to know', async () => {
    const { server } = await renderPhone('/', { calls: homeAnswers([menu]) })
    await waitFor(() => expect(server.sentTo(INFO)).toHaveLength(1))
    expect(server.sentTo(INFO)[0]?.body).toEqual({
      clientType: 3,
      collegeId: '1',
      readCache: 0,
      switchCollege: 1,
      templateId: null,
    })
  })

  it('has the picture of the skin behind its tabs', async () => {
    const { t } = await renderPhone('/', {
      calls: {
        ...homeAnswers([menu]),
        [TABS]: { navigations: [aTab('1', { defaultCode: 'home' }), aTab('2', { defaultCode: 'mine' })] },
        'GET /sands-lms/api/v1/skin/get': {
          themeId: 2,
          themeColorType: 'blue',
          themeColor: '#0052D9',
          tabBackgroundUrl: '/files/7/large?s=1',
        },
      },
    })
    const bar = await screen.findByRole('navigation', { name: t('kernel.tabs') })
    await waitFor(() => expect(bar.style.backgroundImage).toContain('/files/7/large?s=1'))
  })

  it('without modules says that it is being prepared', async () => {
    const { t } = await renderPhone('/', { calls: homeAnswers([]) })
    expect(await screen.findByRole('heading', { name: t('home.empty_title') })).toBeTruthy()
  })

  it('links from its shortcuts to screens, and shows a clear message where something is not online yet', async () => {
    const { t } = await renderPhone('/', { calls: homeAnswers([menu]) })
    const items = within(await screen.findByRole('navigation', { name: t('home.menu') }))
    expect(items.getByRole('link', { name: 'Points' }).getAttribute('href')).toContain(
      new URLSearchParams({ msg: t('kernel.jump_not_online') }).toString(),
    )
    await tap(items.getByRole('link', { name: 'Settings' }))
    expect(await screen.findByRole('heading', { name: t('settings.title'), level: 1 })).toBeTruthy()
  })

  it('survives wrong settings of a company', async () => {
    const mistakes = aBlock(
      'app-nav',
      [
        '{"dataName":',
        '[]',
        { dataName: 7 },
        { dataName: 'A script', dataJumpType: 18, dataJumpUrl: 'javascript:document.title="owned"' },
        { dataName: 'A riddle', dataJumpType: 4711 },
        { dataName: 'No picture', dataJumpType: 60, dataImgUrl: 'https://elsewhere.example/a.png' },
      ],
      { id: 'y', title: 'Mistakes', extendInfo: '{"type":' },
    )
    const { t } = await renderPhone('/', {
      calls: homeAnswers([aBlock('app-from-the-future'), { ...banner, extendInfo: '{' }, mistakes]),
    })
    const items = within(await screen.findByRole('navigation', { name: 'Mistakes' }))
    expect(items.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/^./, ''))).toEqual([
      'A script',
      'A riddle',
      'No picture',
    ])
    expect(screen.getByRole('img', { name: 'A week' })).toBeTruthy()
    await tap(items.getByRole('button', { name: 'A script' }))
    expect(await screen.findByText(t('kernel.jump_refused'))).toBeTruthy()
    await tap(items.getByRole('button', { name: 'A riddle' }))
    expect(await screen.findByText(t('kernel.jump_unknown'))).toBeTruthy()
    expect(address()).toBe('/')
    expect(document.title).not.toBe('owned')
    await tap(items.getByRole('link', { name: 'No picture' }))
    expect(await screen.findByRole('heading', { name: t('settings.title'), level: 1 })).toBeTruthy()
  })

  it('shows a plain placeholder for a picture that cannot be loaded', async () => {
    await renderPhone('/', { calls: homeAnswers([banner]) })
    const picture = await screen.findByRole('img', { name: 'A week' })
    fireEvent.error(picture.querySelector('img') ?? picture)
    expect(await screen.findByRole('img', { name: 'A week' })).toBeTruthy()
  })

  it('shows pictures of several categories in tabs, and of a single category without tabs', async () => {
    const pictures = (name: string) => [{ dataName: name, picture: aPicture(name) }]
    const several = aBlock('app-multi-image', [], {
      title: 'Around us',
      lmsDecorateModuleCategories: [
        aBlockCategory(pictures('Camp'), { id: '1', categoryName: 'Moments' }),
        aBlockCategory(pictures('Friends'), { id: '2', categoryName: 'People' }),
      ],
    })
    const one = aBlock('app-multi-image', pictures('Alone'), { id: 'one', title: 'One kind' })
    await renderPhone('/', { calls: homeAnswers([several, one]) })
    const block = within(await screen.findByRole('region', { name: 'Around us' }))
    expect(block.getByRole('img', { name: 'Camp' })).toBeTruthy()
    await tap(block.getByRole('tab', { name: 'People' }))
    expect(block.getByRole('img', { name: 'Friends' })).toBeTruthy()
    expect(block.queryByRole('img', { name: 'Camp' })).toBeNull()
    fireEvent.keyDown(block.getByRole('tab', { name: 'People' }), { key: 'ArrowRight' })
    await waitFor(() => expect(document.activeElement).toBe(block.getByRole('tab', { name: 'Moments' })))
    const single = within(await screen.findByRole('region', { name: 'One kind' }))
    expect(single.queryByRole('tab')).toBeNull()
  })

  it('opens all notices to be read in full, each with its link', async () => {
    const notices = aBlock('app-notice', [{ remark: 'Closed on Friday' }, { remark: 'Open', dataJumpType: 60 }])
    const { t } = await renderPhone('/', { calls: homeAnswers([notices]) })
    await tapButton(t('home.notices_all'))
    const sheet = within(await screen.findByRole('dialog', { name: t('home.notices') }))
    expect(sheet.getAllByRole('listitem')).toHaveLength(2)
  })
})

describe('the college in the header', () => {
  it('cannot be switched by a person with one college', async () => {
    await renderPhone('/', { calls: homeAnswers([menu]) })
    const heading = await screen.findByRole('heading', { level: 1, name: 'Sands College' })
    expect(within(heading).queryByRole('button')).toBeNull()
  })

  it('is chosen among several, with the current one marked', async () => {
    const colleges = ['1', '2'].map((id) => ({ id, collegeName: `College ${id}`, language: 'en-us' as const }))
    const { t } = await renderPhone('/', { calls: { ...homeAnswers([menu]), [COLLEGES]: { colleges } } })
    await tapButton(t('home.college_switch', { name: 'Sands College' }))
    const sheet = within(await screen.findByRole('dialog', { name: t('home.college_choose') }))
    expect(sheet.getByRole('button', { name: 'College 1', pressed: true })).toBeTruthy()
    expect(sheet.getByRole('button', { name: 'College 2', pressed: false })).toBeTruthy()
  })
})

describe('adverts', () => {
  const layer = (name: string) => screen.queryByRole('dialog', { name })

  it('are three at most, have a picture, and are shown once', async () => {
    const adverts = [anAdvert('1', { picture: null }), ...['2', '3', '4', '5'].map((id) => anAdvert(id))]
    const { t } = await renderPhone('/', { calls: { ...homeAnswers([menu]), [ADVERTS]: onePage(adverts) } })
    const shown = within(await screen.findByRole('dialog', { name: t('home.adverts') }))
    expect(shown.getAllByRole('link')).toHaveLength(3)
    expect(shown.queryByRole('img', { name: 'Advert 1' })).toBeNull()
    expect(shown.getByRole('img', { name: 'Advert 2' })).toBeTruthy()
    await tap(shown.getByRole('button', { name: t('kernel.close') }))
    await waitFor(() => expect(layer(t('home.adverts'))).toBeNull())
  })

  it('follow their jump, and are not shown again on the way back', async () => {
    const { t } = await renderPhone('/', { calls: { ...homeAnswers([menu]), [ADVERTS]: onePage([anAdvert('1')]) } })
    const shown = within(await screen.findByRole('dialog', { name: t('home.adverts') }))
    await tap(shown.getByRole('link'))
    await waitFor(() => expect(address()).toMatch(/^\/webview\?/))
    await tapButton(t('kernel.back'))
    await waitFor(() => expect(address()).toBe('/'))
    await settle()
    expect(layer(t('home.adverts'))).toBeNull()
  })
})

describe('the tabs', () => {
  const bar = (t: (key: 'kernel.tabs') => string) => screen.findByRole('navigation', { name: t('kernel.tabs') })

  it("are the company's tabs that have a screen, with the current one marked", async () => {
    const navigations = [
      aTab('1', { name: 'Live', defaultCode: 'live' }),
      aTab('2', { name: 'Team', defaultCode: 'team' }),
      aTab('3', { name: 'Home', defaultCode: 'home' }),
    ]
    const { t } = await renderPhone('/', { calls: { ...homeAnswers([menu]), [TABS]: { navigations } } })
    const links = await within(await bar(t)).findAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Home'])
    expect(links[0]?.getAttribute('aria-current')).toBe('page')
  })

  it('open a link inside the app, with the tab bar', async () => {
    const navigations = [
      aTab('1', { name: 'Guide', jumpUrl: '/guide/en-us.html' }),
      aTab('2', { name: 'Home', defaultCode: 'home' }),
    ]
    const { t } = await renderPhone('/', { calls: { ...homeAnswers([menu]), [TABS]: { navigations } } })
    await tap(await within(await bar(t)).findByRole('link', { name: 'Guide' }))
    await waitFor(() => expect(address()).toMatch(/^\/tabWebview\/[^/]+\?/))
    expect(await screen.findByRole('heading', { name: 'Guide', level: 1 })).toBeTruthy()
    await tap(await within(await bar(t)).findByRole('link', { name: 'Home' }))
    await waitFor(() => expect(address()).toBe('/'))
  })

  it('start with the tab that the company chose, and open the home page on a tap', async () => {
    const navigations = [
      aTab('1', { name: 'Home', defaultCode: 'home' }),
      aTab('2', { name: 'Lecturers', defaultCode: 'lecturer', isDefaultPage: 1 }),
    ]
    const { t } = await renderPhone('/', {
      calls: {
        ...homeAnswers([menu]),
        [TABS]: { navigations },
        'GET /sands-lms/api/v1/lecturer/page': onePage([]),
      },
      // While the app is open it remembers who tapped home, so this test has its own person.
      session: aSession({ userId: '71' }),
    })
    await waitFor(() => expect(address()).toBe('/lecturerCenterTab'))
    await tap(await within(await bar(t)).findByRole('link', { name: 'Home' }))
    expect(await screen.findByRole('navigation', { name: t('home.menu') })).toBeTruthy()
    expect(address()).toBe('/')
  })

  it('that cannot be loaded say so and load on request', async () => {
    const { t, server } = await renderPhone('/', {
      calls: { ...homeAnswers([menu]), [TABS]: refused('kernel.unavailable') },
    })
    const retry = await screen.findByRole('button', { name: new RegExp(t('kernel.tabs_failed')) })
    server.answer({ [TABS]: { navigations: [aTab('1', { name: 'Home', defaultCode: 'home' })] } })
    await tap(retry)
    expect(await within(await bar(t)).findByRole('link', { name: 'Home' })).toBeTruthy()
  })
})
