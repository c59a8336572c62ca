import { asId } from '@sands/contract/kernel/id'
import type { CollegeId } from '@sands/contract/kernel/schema'
import { rights as allRights, type Right } from '@sands/contract/rights'
import type { Language } from '@sands/rules/language'
import { createQueryClient } from '@sands/web/call/query-client'
import { heard } from '@sands/web/offline/connectivity'
import { manageCollege } from '@sands/web/session/managed-college'
import { putSession } from '@sands/web/session/store'
import { type CallAnswers, type FakeCalls, fakeCalls, refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { aSession } from '@sands/web/testing/session'
import { dismissToast, shownToasts } from '@sands/web/toast/toast'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { type ReactNode, Suspense } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { RightGate } from '../app/gate/right-gate.tsx'
import { manageScreens, openScreens, portalScreens, slots } from '../app/registry.ts'
import { Router } from '../app/router.tsx'
import { SlotsContext } from '../kernel/slots.ts'
import { type DesktopText, translate } from '../kernel/text.ts'
import { DesignProvider } from '../kernel/theme/design-provider.tsx'
import { Toaster } from '../kernel/ui/toaster.tsx'
import { type Viewer, ViewerContext } from '../kernel/viewer.ts'
import { speak } from './speak.ts'

const BASE = '/desktop'

interface DesktopOptions {
  answers?: CallAnswers
  /** The rights of the viewer; all rights by default. */
  rights?: readonly Right[]
  viewer?: Partial<Viewer>
  language?: Language
  /** The address in the browser, for a component that reads it. A page has its own. */
  at?: string
  /** Nobody is signed in. */
  visitor?: boolean
  /** Renders the whole app: gates, frame and navigation around the page. */
  frame?: boolean
}

export interface Desktop {
  server: FakeCalls
  /** The texts in the language of the test. */
  t: (key: DesktopText, params?: Parameters<typeof translate>[1]) => string
  /** Path and query, relative to /desktop. */
  address: () => string
  /** Renders again as after a reload: only data stored on the device is left. */
  drawAgain: () => void
}

interface HappyDom {
  settings: {
    device: { prefersReducedMotion: string }
    disableIframePageLoading: boolean
  }
}

/** Reduces motion, so that dialogs close at once, and keeps frames empty, because the phone app is not running. */
function setBrowser(): void {
  const { happyDOM } = window as Window & { happyDOM?: HappyDom }
  if (!happyDOM) throw new Error('renderDesktop needs the happy-dom environment')
  happyDOM.settings.device.prefersReducedMotion = 'reduce'
  happyDOM.settings.disableIframePageLoading = true
}

const GONE = document.createElement('i').style
GONE.display = 'none'
const PLAIN = document.createElement('i').style

/** No style sheet is loaded here, so an element's own styles are enough, and reading them is fifty times faster. */
function readOwnStyles(): void {
  const before = window.getComputedStyle
  onTestFinished(() => {
    window.getComputedStyle = before
  })
  window.getComputedStyle = (element) =>
    element instanceof HTMLElement ? (element.hidden ? GONE : element.style) : PLAIN
}

/** A network with a running server. Calls made after the test get no answer. */
function connect(answers: CallAnswers): FakeCalls {
  globalThis.fetch = () => new Promise(() => undefined)
  const server = fakeCalls(answers)
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) =>
    input === '/healthz' ? new Response('{"status":"ready"}') : fetch(input, init)
  return server
}

/** Parts that several editors show; without another answer they show nothing. */
const PART_ANSWERS: CallAnswers = {
  'GET /sands-lms/api/v1/manage/community/source-board/get': refused('kernel.no_permission'),
}

/** The answers that every page inside the frame needs. */
const frameAnswers = (viewer: Viewer): CallAnswers => ({
  'GET /sands-user/api/v1/user/current-info': sample('GET /sands-user/api/v1/user/current-info', viewer),
  'POST /sands-lms/api/v1/college/list': sample('POST /sands-lms/api/v1/college/list'),
  'GET /sands-system/api/v1/ops/batch/page': samplePage('GET /sands-system/api/v1/ops/batch/page', []),
  'GET /sands-lms/api/v1/approval/number': { number: 0 },
})

const VIEWER: Viewer = {
  id: asId('7'),
  userName: 'admin',
  name: '吴越',
  postName: null,
  deptName: null,
  avatarFileUrl: null,
  collegeId: asId('1'),
  collegeName: '沙丘学院',
  sysUserLabel: { teamLearningLabel: 0, teachingMgtLabel: 0 },
  rights: allRights,
}

/** Toasts live as long as the module, so they are removed before the next test. */
function clearToasts(): void {
  for (const { id } of shownToasts()) dismissToast(id)
}

function leave(): void {
  cleanup()
  vi.unstubAllEnvs()
  clearToasts()
  heard()
  putSession(null)
  manageCollege(null)
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
}

/** The screens of the registry by address, each behind its right. */
const routes = [
  ...[...openScreens, ...portalScreens].map(({ path, page: Page }) => (
    <Route key={path} path={path} element={<Page />} />
  )),
  ...manageScreens.map(({ path, page: Page, ...screen }) => (
    <Route
      key={path}
      path={path}
      element={
        <RightGate screen={screen}>
          <Page />
        </RightGate>
      }
    />
  )),
]

const preloaded = (path: string) =>
  [...openScreens, ...portalScreens, ...manageScreens].find((screen) => screen.path === path)?.page.preload()

/**
 * Renders a page by its address, or one component, like the app: with the dictionaries, the component library, the call
 * layer and a network that gives the answers of the test.
 */
export async function renderDesktop(what: `/${string}` | ReactNode, options: DesktopOptions = {}): Promise<Desktop> {
  const { answers = {}, language = 'zh-cn', frame = false } = options
  const at = typeof what === 'string' ? what : (options.at ?? '/')
  const viewer = { ...VIEWER, ...options.viewer, ...(options.rights && { rights: options.rights }) }
  onTestFinished(leave)
  setBrowser()
  readOwnStyles()
  // In test mode the component library gives every element the same id, so titles would name the wrong dialogs.
  vi.stubEnv('NODE_ENV', 'development')
  const server = connect({ ...PART_ANSWERS, ...(frame && frameAnswers(viewer)), ...answers })
  await speak(language)
  if (!options.visitor) putSession(aSession({ collegeId: asId<CollegeId>(viewer.collegeId), userId: viewer.id }))
  window.history.replaceState(null, '', `${BASE}${at}`)
  if (typeof what === 'string') await preloaded(at.split('?')[0] ?? '')
  const page = typeof what === 'string' ? <Routes>{routes}</Routes> : what
  const draw = () =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <ConfigProvider theme={{ zeroRuntime: true }}>
          <DesignProvider>
            <BrowserRouter basename={BASE}>
              <SlotsContext value={slots}>
                {frame ? (
                  <Router />
                ) : (
                  <ViewerContext value={viewer}>
                    <Suspense fallback={null}>{page}</Suspense>
                  </ViewerContext>
                )}
              </SlotsContext>
            </BrowserRouter>
            <Toaster />
          </DesignProvider>
        </ConfigProvider>
      </QueryClientProvider>,
    )
  draw()
  const address = () => window.location.href.slice(window.location.origin.length + BASE.length)
  const drawAgain = () => {
    cleanup()
    draw()
  }
  return { server, t: translate, address, drawAgain }
}

/** Runs a hook in the same environment as `renderDesktop`. `result.current` is its latest value. */
export async function renderDesktopHook<T>(
  hook: () => T,
  options: DesktopOptions = {},
): Promise<Desktop & { result: { current: T } }> {
  const said: T[] = []
  function Caller() {
    said[0] = hook()
    return null
  }
  const desktop = await renderDesktop(<Caller />, options)
  const result = {
    get current(): T {
      const [last] = said
      if (said.length === 0) throw new Error('the hook has not run')
      return last as T
    },
  }
  return { ...desktop, result }
}
