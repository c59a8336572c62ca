import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { JumpName } from '../../packages/rules/src/jump.ts'

const root = resolve(import.meta.dirname, '../..')

export interface AppRoute {
  path: string
  /** The domain of the screen; undefined for screens of the app itself. */
  domain: string | undefined
  /** Whether the screen is open to visitors: always, never, or depending on the address. */
  open: unknown
}

const NO_STYLES = '\0no-styles'
/** Nothing is rendered here, so style sheets are skipped. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? NO_STYLES : undefined),
  load: (id) => (id === NO_STYLES ? 'export default {}' : undefined),
}

/** Loads the routers' own lists with Vite, because routes are written in TSX. */
async function load<Module>(app: string, file: string): Promise<Module> {
  const home = resolve(root, 'apps', app)
  const { module } = await runnerImport<Module>(resolve(home, 'src/app', file), {
    root: home,
    plugins: [withoutStyles],
  })
  return module
}

/** Each domain lists the paths of its screens in its own file. */
function withDomains(app: string, routes: readonly Omit<AppRoute, 'domain'>[]): AppRoute[] {
  const files = globSync(`apps/${app}/src/domains/*/*.routes.{ts,tsx}`, { cwd: root }).map((file) => ({
    domain: basename(file).replace(/\.routes\.tsx?$/, ''),
    source: readFileSync(resolve(root, file), 'utf8'),
  }))
  return routes.map((route) => ({
    ...route,
    domain: files.find(({ source }) => source.includes(`path: '${route.path}'`))?.domain,
  }))
}

/**
 * Loading a list takes seconds: the process that collects the browser tests passes it on to its workers, which inherit
 * its environment.
 */
async function inherited(name: string, make: () => Promise<AppRoute[]>): Promise<AppRoute[]> {
  const known = process.env[name]
  if (known !== undefined) return JSON.parse(known) as AppRoute[]
  const routes = await make()
  process.env[name] = JSON.stringify(routes)
  return routes
}

async function loadPhoneRoutes(): Promise<AppRoute[]> {
  const { routePaths } = await load<{ routePaths: Pick<AppRoute, 'path' | 'open'>[] }>('mobile', 'routes.ts')
  return withDomains(
    'mobile',
    routePaths.map(({ path, open }) => ({ path, open })),
  )
}

type Screens = readonly { path: string }[]

async function loadDesktopRoutes(): Promise<AppRoute[]> {
  const registry = await load<Record<'openScreens' | 'portalScreens' | 'manageScreens', Screens>>(
    'desktop',
    'registry.ts',
  )
  const closed = [...registry.portalScreens, { path: '/manage' }, ...registry.manageScreens]
  return withDomains('desktop', [
    ...registry.openScreens.map(({ path }) => ({ path, open: true })),
    ...closed.map(({ path }) => ({ path, open: false })),
  ])
}

export const phoneRoutes = (): Promise<AppRoute[]> => inherited('SANDS_PHONE_ROUTES', loadPhoneRoutes)
export const desktopRoutes = (): Promise<AppRoute[]> => inherited('SANDS_DESKTOP_ROUTES', loadDesktopRoutes)

interface AuditTerms {
  things?: Readonly<Record<string, string>>
  acts?: Readonly<Record<string, string>>
}

/** The texts that the domains of the desktop provide. */
export interface DesktopTerms {
  audit: ReadonlyMap<string, AuditTerms>
  batches: ReadonlyMap<string, string>
  filePlaces: ReadonlyMap<string, unknown>
  contents: readonly { kind: JumpName }[]
  jumps: readonly { to: JumpName }[]
}

export async function desktopTerms(): Promise<DesktopTerms> {
  const { slots } = await load<{ slots: { terms: Omit<DesktopTerms, 'audit'> } }>('desktop', 'registry.ts')
  const { auditByDomain } = await load<{ auditByDomain: DesktopTerms['audit'] }>('desktop', 'domain-audit.ts')
  return { ...slots.terms, audit: auditByDomain }
}

/** Addresses for routes that need parameters. */
const SAMPLES: Readonly<Record<string, string>> = {
  '/tabWebview/:id?': '/tabWebview/1?url=%2Fguide%2Fzh-cn.html&title=Guide',
  '/tabCommonView/:id?': '/tabCommonView/1?url=%2Fguide%2Fzh-cn.html&title=Guide',
  '/webview': '/webview?url=%2Fguide%2Fzh-cn.html&title=Guide',
  '/empty': '/empty?msg=Nothing',
  '/newsDetail/:code/:name': '/newsDetail/study/Study',
  // The oldest message of the demo company; the learner has received it.
  '/messageCard': '/messageCard?id=1',
  '/broadcastDetail/:id?': '/broadcastDetail/1',
  '/lecturerDetail': '/lecturerDetail?lecturerId=1',
  // A message that the learner has written to a leader, with the reply.
  '/CeoDetail': '/CeoDetail?id=1',
  '/courseDetail': '/courseDetail?id=1&courseType=course',
  '/s/:code': '/s/privacy',
  // Attempts of the demo account `learner`: one in progress, one with its result.
  '/ExamInfo': '/ExamInfo?examId=1',
  '/examInfo': '/examInfo?examId=1',
  '/paper': '/paper?examId=8&examRecordId=1',
  '/commit': '/commit?examId=8&examRecordId=1',
  '/result': '/result?examId=10&examRecordId=3',
  '/ExamPractiseInfo': '/ExamPractiseInfo?practiseId=1',
  '/examPractiseInfo': '/examPractiseInfo?practiseId=3',
  '/examPractisePaper': '/examPractisePaper?practiseRecordId=9',
  '/examPractiseResult': '/examPractiseResult?practiseRecordId=3',
  // The same of the account `admin`.
  '/practice/info': '/practice/info?practiseId=3',
  '/practice/paper': '/practice/paper?practiseRecordId=10',
  '/practice/result': '/practice/result?practiseRecordId=4',
  '/exam/info': '/exam/info?examId=1',
  '/exam/paper': '/exam/paper?examId=8&examRecordId=2',
  '/exam/result': '/exam/result?examId=10&examRecordId=4',
  // A survey with a public link: visitors open these pages too.
  '/surveyInfo': '/surveyInfo?investigationId=4',
  '/surveyDetails': '/surveyDetails?investigationId=4',
  '/survey/info': '/survey/info?investigationId=4',
  '/survey/details': '/survey/details?investigationId=4',
  '/manage/survey/list/edit': '/manage/survey/list/edit?id=1',
  '/manage/survey/list/results': '/manage/survey/list/results?id=1',
  '/communityDetail': '/communityDetail?id=1&type=1',
  '/comDetailLevel': '/comDetailLevel?id=1',
  '/rollVideo': '/rollVideo?sortType=0&id=1&boardId=1',
  '/publishVideo': '/publishVideo?boardId=1',
  '/course/detail': '/course/detail?id=1',
  '/course/study': '/course/study?id=1',
  '/article/detail': '/article/detail?id=1',
  '/lecturer/detail': '/lecturer/detail?lecturerId=1',
  '/manage/course/courses/edit': '/manage/course/courses/edit?id=1',
  '/manage/course/courses/editions': '/manage/course/courses/editions?id=1',
  '/manage/course/reports/course': '/manage/course/reports/course?id=1',
  // The person record of the demo account `learner`.
  '/manage/course/records/person': '/manage/course/records/person?id=1',
  '/manage/exam/papers/edit': '/manage/exam/papers/edit?id=1',
  '/manage/exam/exams/edit': '/manage/exam/exams/edit?id=1',
  '/manage/exam/exams/editions': '/manage/exam/exams/editions?id=1',
  '/manage/exam/practices/edit': '/manage/exam/practices/edit?id=1',
  '/manage/exam/practices/numbers': '/manage/exam/practices/numbers?id=4',
  '/manage/exam/reports/exam': '/manage/exam/reports/exam?id=1',
  '/manage/exam/reports/person': '/manage/exam/reports/person?exam=1&id=1',
  '/manage/exam/exams/regrade': '/manage/exam/exams/regrade?id=1',
  // A paper that waits for a reviewer, and its question.
  '/marking/exam': '/marking/exam?id=9',
  '/marking/paper': '/marking/paper?id=56',
  '/marking/question': '/marking/question?exam=9&id=11',
  '/manage/review/marking/exam': '/manage/review/marking/exam?id=9',
  '/manage/review/marking/paper': '/manage/review/marking/paper?id=56',
  '/manage/review/marking/question': '/manage/review/marking/question?exam=9&id=11',
  // Goods, orders and a merchant; the orders belong to the demo account `learner`.
  '/shopDetail': '/shopDetail?id=4',
  '/merchantDetail': '/merchantDetail?merchantDetailId=1',
  '/shop/merchant': '/shop/merchant?merchantDetailId=1',
  '/orderPay': '/orderPay?id=3&payType=2',
  '/pay': '/pay?id=13',
  '/payResult': '/payResult?id=9',
  '/PhysicalPayResult': '/PhysicalPayResult?id=1',
  '/orderDetail': '/orderDetail?id=9',
  // Projects and tasks of the same account.
  '/trainingDetail': '/trainingDetail?id=1',
  '/archivetrainingDetail': '/archivetrainingDetail?id=4',
  '/selfRegistrationDetail': '/selfRegistrationDetail?id=2',
  '/LinkTask': '/LinkTask?taskId=2&trainingId=1&globalIndex=2',
  '/SignTask': '/SignTask?taskId=3&trainingId=1&globalIndex=3',
  '/TrainingHomework': '/TrainingHomework?taskId=4&trainingId=1&globalIndex=4',
  '/OtherTraining': '/OtherTraining?taskId=13&trainingId=2&globalIndex=9',
  '/manage/training/projects/edit': '/manage/training/projects/edit?id=1',
  '/manage/training/projects/members': '/manage/training/projects/members?id=1',
  '/manage/training/projects/sign-in': '/manage/training/projects/sign-in?task=3',
  '/faceDetail': '/faceDetail?faceId=1',
  '/signDetail': '/signDetail?trainConfirmId=1',
  '/faceTeachingImportDetail': '/faceTeachingImportDetail?id=1',
  '/Check': '/Check?dayId=1&way=in',
  '/manage/face/sessions/edit': '/manage/face/sessions/edit?id=1',
  '/manage/face/sessions/attendance': '/manage/face/sessions/attendance?id=5',
  '/manage/face/sessions/board': '/manage/face/sessions/board?day=1&way=in',
  '/applyDetail': '/applyDetail?id=1',
  '/manage/apply/list/edit': '/manage/apply/list/edit?id=1',
  '/manage/apply/list/people': '/manage/apply/list/people?id=1',
  '/auditDetail': '/auditDetail?id=1',
  '/manage/article/articles/edit': '/manage/article/articles/edit?id=1',
  '/manage/org/why': '/manage/org/why?userId=1',
}

export function addressOf(path: string): string {
  const address = SAMPLES[path] ?? path
  if (/[:*]/.test(address.split('?')[0] ?? ''))
    throw new Error(`e2e/kernel/routes.ts needs a sample address for ${path}`)
  return address
}
