import { loginPath, redirectTarget } from './gate.ts'

/** A page of the learner portal, and the screens of the phone app that show the same. */
interface PortalPage {
  readonly path: string
  readonly phone?: readonly `/${string}`[]
}

const ID = '/:id'

const joined = (path: string, search: string) => (search ? `${path}?${search}` : path)

/**
 * The portal page that shows the same as a screen of the phone app, with the same parameters; undefined when there is
 * none.
 */
export function portalAddress(screens: readonly PortalPage[], phoneAddress: string): string | undefined {
  const [path = '', search = ''] = (phoneAddress.split('#', 1)[0] ?? '').split('?', 2)
  const slash = path.lastIndexOf('/')
  const [above, last] = [path.slice(0, slash), path.slice(slash + 1)]
  for (const { path: here, phone = [] } of screens) {
    if (phone.some((known) => known === path)) return joined(here, search)
    // The phone app may have the id in the path; the portal never does.
    if (above && last && phone.some((known) => known === above + ID)) {
      const words = new URLSearchParams(search)
      words.set('id', decoded(last))
      return joined(here, words.toString())
    }
  }
  return undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The pages of the portal, as the phone app knows them. A test of the desktop compares them with its screens. */
export const PORTAL_PAGES: readonly PortalPage[] = [
  { path: '/', phone: ['/', '/my'] },
  { path: '/article', phone: ['/broadcast'] },
  { path: '/article/detail', phone: ['/broadcastDetail', '/broadcastDetail/:id'] },
  { path: '/course', phone: ['/course', '/courseSearch'] },
  { path: '/course/detail', phone: ['/courseDetail'] },
  { path: '/discover', phone: ['/broadcastAndCourse'] },
  { path: '/exam', phone: ['/examList'] },
  { path: '/exam/info', phone: ['/ExamInfo', '/examInfo'] },
  { path: '/exam/paper', phone: ['/paper', '/commit'] },
  { path: '/exam/result', phone: ['/result'] },
  { path: '/lecturer', phone: ['/lecturerCenter', '/lecturerCenterTab', '/lecturerSearch'] },
  { path: '/lecturer/detail', phone: ['/lecturerDetail'] },
  { path: '/approvals', phone: ['/auditCenter', '/auditDetail'] },
  { path: '/marking', phone: ['/teachManage/ExamViewList'] },
  { path: '/marking/exam', phone: ['/teachManage/ExamViewListDetail'] },
  { path: '/homework', phone: ['/teachManage/HomeWorkList'] },
  { path: '/homework/task', phone: ['/teachManage/HomeWorkDetail'] },
  { path: '/homework/paper', phone: ['/teachManage/HomeWorkCriticism'] },
  { path: '/marking/paper', phone: ['/teachManage/examReview'] },
  { path: '/media/document', phone: ['/preview/pdf'] },
  { path: '/media/video', phone: ['/previewVideo'] },
  { path: '/messages', phone: ['/news', '/newsTab'] },
  { path: '/orders', phone: ['/orderList'] },
  { path: '/orders/detail', phone: ['/orderDetail', '/payResult', '/PhysicalPayResult'] },
  { path: '/orders/vouchers', phone: ['/vouchers'] },
  { path: '/orders/pay', phone: ['/pay', '/payTransfer'] },
  { path: '/points', phone: ['/integral'] },
  { path: '/practice', phone: ['/examPractise', '/examPractiseTab'] },
  { path: '/practice/daily', phone: ['/dailySet'] },
  { path: '/practice/info', phone: ['/ExamPractiseInfo', '/examPractiseInfo'] },
  { path: '/practice/paper', phone: ['/examPractisePaper'] },
  { path: '/practice/result', phone: ['/examPractiseResult'] },
  { path: '/practice/wrong-book', phone: ['/wrongBook'] },
  { path: '/profile', phone: ['/personCenter', '/setting'] },
  { path: '/secondFactor', phone: ['/secondFactor'] },
  { path: '/shop', phone: ['/shopIndex', '/shopIndexTab'] },
  { path: '/shop/goods', phone: ['/shopDetail', '/orderPay'] },
  { path: '/shop/merchant', phone: ['/merchantDetail'] },
  { path: '/study', phone: ['/myStudy', '/myStudyTab'] },
  { path: '/survey', phone: ['/mySurvey', '/mySurveyTab'] },
  { path: '/survey/details', phone: ['/surveyDetails'] },
  { path: '/survey/info', phone: ['/surveyInfo'] },
]
const OPEN_PAGES: readonly PortalPage[] = [
  { path: '/userAgreement', phone: ['/userAgreement', '/UserAgreement'] },
  { path: '/privacyPolicy', phone: ['/privacyPolicy', '/PrivacyPolicy'] },
  { path: '/collectedInformation', phone: ['/collectedInformation'] },
]

const FOLDER = '/desktop'
const ORIGIN = 'http://here'

/** Where the desktop version shows the same as an address of the phone app; undefined when it has nothing of the kind. */
export function desktopAddress(phoneAddress: string): string | undefined {
  const url = new URL(phoneAddress, ORIGIN)
  if (url.pathname === '/login') {
    const target = redirectTarget(url.searchParams.get('redirect'), ORIGIN)
    const there = portalAddress(PORTAL_PAGES, target)
    return there === undefined ? undefined : `${FOLDER}${loginPath(there)}`
  }
  const there = portalAddress([...PORTAL_PAGES, ...OPEN_PAGES], `${url.pathname}${url.search}`)
  return there === undefined ? undefined : `${FOLDER}${there}`
}
