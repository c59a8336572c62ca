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

function ask(key: string, token: string, { body, query = '' }: { body?: object; query?: string } = {}): EarlyCall {
  const [method = '', path = ''] = key.split(' ')
  const text = body ? JSON.stringify(body) : ''
  const headers = headersIn({ language, token, timeZone: readDevice(DEVICE_KEYS.timeZone), body })
  const answer = fetch(query ? `${path}?${query}` : path, { method, headers, ...(body ? { body: text } : {}) })
  // The code that uses the answer handles a failure; this only avoids an unhandled rejection.
  answer.catch(() => undefined)
  return { key, body: text, query, token, language, answer }
}

const HOME = 'POST /sands-lms/api/v1/homePageDecorate/getInfo'
const TABS = 'POST /sands-lms/api/v1/decorate/decorate-navigation/navigation'
const PERSON = 'GET /sands-user/api/v1/user/current-info'
const FILE = 'GET /sands-system/api/v1/system/resource/get'

/** First pages that visitors may open too. */
const OPEN = ['/login', '/previewVideo']

/** The calls of each first page, in order of importance. */
function askEarly(pathname: string, { token, collegeId }: { token: string; collegeId: string }): EarlyCall[] {
  const id = new URLSearchParams(search).get('id')
  if (pathname === '/previewVideo' && id) {
    return [ask(FILE, token, { query: `${new URLSearchParams({ id })}` }), ask(PERSON, token)]
  }
  if (!['/', '/my', '/newsTab'].includes(pathname)) return []
  const whose = { body: { clientType: 3, collegeId } }
  // A person who opens a draft must not see the published page first.
  if (pathname !== '/' || search.includes('draft=')) return [ask(TABS, token, whose), ask(PERSON, token)]
  const [home, tabs, person] = [
    ask(HOME, token, { body: homeConfigBody(collegeId) }),
    ask(TABS, token, whose),
    ask(PERSON, token),
  ]
  window.sandsFirstView = Promise.all([home, tabs].map(async ({ answer }) => (await answer).clone().json()))
    .then(([page, bar]) => showFirstView(page, bar))
    .catch(() => undefined)
  return [home, tabs, person]
}

/** Preloads the remaining files in order of importance: the app comes after the first view. */
function preloadRest(signedIn: boolean): void {
  const path = signedIn || OPEN.includes(pathname) ? pathname : '/login'
  const { shell, [files.domains[path] ?? '']: ofPage } = files.texts[language] ?? {}
  void preload([shell ?? [], files.app, ofPage ?? [], files.pages[path] ?? []].flat())
}

const { pathname, search } = window.location
const session = storedSession()
if (session) window.sandsEarly = askEarly(pathname, session)
const rest = () => preloadRest(readDevice(DEVICE_KEYS.session) !== null)
if (window.sandsFirstView) void firstViewSeen().then(rest)
else rest()
