import { homeConfigBody } from '@sands/rules/home-config'
import { chooseLanguage } from '@sands/rules/language'
import type { EarlyCall } from '@sands/web/call/early'
import { headersIn } from '@sands/web/call/headers'
import { DEVICE_KEYS, isRecord, readDevice, readDeviceJson } from '@sands/web/device/device'
import { hostLanguage } from '@sands/web/host/host'
import type { FirstFiles } from './first-files.ts'
import { showFirstView } from './first-view.ts'
import { firstViewSeen } from './first-view-seen.ts'

/** Inserted by the build. */
declare const __FIRST_FILES__: FirstFiles
const files = __FIRST_FILES__

/** A token that expires within this time is left for the app to renew. */
const SLACK_MS = 60_000

const language = chooseLanguage({
  stored: readDevice(DEVICE_KEYS.language),
  native: hostLanguage(navigator.userAgent),
  browser: navigator.language,
})

/** So many files are requested in one task: all of them in one would block a slow phone while it draws the page. */
const PRELOADS_AT_ONCE = 2

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

async function preload(names: readonly string[]): Promise<void> {
  for (const [index, file] of names.entries()) {
    if (index > 0 && index % PRELOADS_AT_ONCE === 0) await nextTask()
    const link = document.createElement('link')
    const style = file.endsWith('.css')
    link.rel = style ? 'preload' : 'modulepreload'
    if (style) link.as = 'style'
    link.crossOrigin = ''
    link.fetchPriority = 'low'
    link.href = `/${file}`
    document.head.append(link)
  }
}

function storedSession(): { token: string; collegeId: string } | undefined {
  const stored = readDeviceJson(DEVICE_KEYS.session)
  if (!isRecord(stored) || typeof stored.expiresAt !== 'number' || stored.expiresAt - SLACK_MS < Date.now())
    return undefined
  const { accessToken: token, collegeId } = stored
  return typeof token === 'string' && typeof collegeId === 'string' ? { token, collegeId } : undefined
}

interface Asking {
  /** Without one it is the call of a visitor. */
  token?: string
  body?: object
  query?: string
  /** What comes first, for an answer that the first view can do without. */
  after?: Promise<unknown>
}

function ask(key: string, { token = '', body, query = '', after }: Asking): EarlyCall {
  const [method = '', path = ''] = key.split(' ')
  const text = body ? JSON.stringify(body) : ''
  const headers = headersIn({ language, token, timeZone: readDevice(DEVICE_KEYS.timeZone), body })
  const address = query ? `${path}?${query}` : path
  const send = (priority: RequestPriority) => fetch(address, { method, headers, priority, ...(body && { body: text }) })
  const answer = after ? after.then(() => send('low')) : send('auto')
  // The code that uses the answer handles a failure; this only avoids an unhandled rejection.
  answer.catch(() => undefined)
  return { key, body: text, query, token, language, answer }
}

const HOME = 'POST /sands-lms/api/v1/homePageDecorate/getInfo'
const TABS = 'POST /sands-lms/api/v1/decorate/decorate-navigation/navigation'
const PERSON = 'GET /sands-user/api/v1/user/current-info'
const FILE = 'GET /sands-system/api/v1/system/resource/get'

const WAYS = 'GET /sands-user/api/v1/auth/login-methods'
const SKIN = 'GET /sands-lms/api/v1/skin/get'

const SIGN_IN = '/login'
/** First pages that visitors may open too. */
const OPEN = [SIGN_IN, '/previewVideo']

/** The calls of each first page, in order of importance. */
function askEarly(pathname: string, { token, collegeId }: { token: string; collegeId: string }): EarlyCall[] {
  const id = new URLSearchParams(search).get('id')
  if (pathname === '/previewVideo' && id) {
    return [ask(FILE, { token, query: `${new URLSearchParams({ id })}` }), ask(PERSON, { token })]
  }
  if (!['/', '/my', '/newsTab'].includes(pathname)) return []
  const whose = { token, body: { clientType: 3, collegeId } }
  // A person who opens a draft must not see the published page first.
  if (pathname !== '/' || search.includes('draft=')) return [ask(TABS, whose), ask(PERSON, { token })]
  const [home, tabs, person] = [
    ask(HOME, { token, body: homeConfigBody(collegeId) }),
    ask(TABS, whose),
    ask(PERSON, { token }),
  ]
  window.sandsFirstView = Promise.all([home, tabs].map(async ({ answer }) => (await answer).clone().json()))
    .then(([page, bar]) => showFirstView(page, bar))
    .catch(() => undefined)
  return [home, tabs, person]
}

/** Preloads the remaining files in order of importance: the app comes after the first view. */
function preloadRest(): Promise<void> {
  const { shell, [files.domains[path] ?? '']: ofPage } = files.texts[language] ?? {}
  return preload([shell ?? [], files.app, ofPage ?? [], files.pages[path] ?? []].flat())
}

const { pathname, search } = window.location
const session = storedSession()
const isVisitor = readDevice(DEVICE_KEYS.session) === null
/** The page that will be shown: visitors are led to the sign-in page. */
const path = isVisitor && !OPEN.includes(pathname) ? SIGN_IN : pathname
if (session) window.sandsEarly = askEarly(pathname, session)
const preloaded = (window.sandsFirstView ? firstViewSeen() : Promise.resolve()).then(preloadRest)
// With these the sign-in page is complete when it appears, and is drawn once. Its files come first.
if (isVisitor && path === SIGN_IN) window.sandsEarly = [WAYS, SKIN].map((key) => ask(key, { after: preloaded }))
