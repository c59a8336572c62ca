import { ANY_ORIGIN, type LinkTarget, linkTarget } from './link.ts'
import type { FileKind } from './upload.ts'

/** The target of a banner, menu item, notice, advert or message, as the server sends it. */
export interface Jump {
  type: number | null | undefined
  /** An id, or JSON with commentModuleId, commentId or certificateUserId. */
  moduleId?: string | null | undefined
  link?: string | null | undefined
  /** For courses: 1 is a course, 2 a courseware. */
  courseType?: number | null | undefined
}

export type JumpTarget =
  | LinkTarget
  /** There is nothing to tap. */
  | { kind: 'none' }
  /** The target is announced but not available yet. */
  | { kind: 'not-online' }

/**
 * Numbers by target. The specification defines 21 and 1201; we chose the others, equal to its short-link numbers where
 * it has one.
 */
export const JUMP = {
  none: 0,
  course: 1,
  courseware: 2,
  article: 3,
  live: 4,
  training: 5,
  exam: 6,
  survey: 7,
  practice: 8,
  board: 9,
  communityContent: 10,
  shortVideo: 11,
  myTraining: 12,
  face: 13,
  faceSign: 14,
  community: 15,
  lecturer: 16,
  ceo: 17,
  link: 18,
  points: 19,
  check: 20,
  shopTab: 21,
  shop: 22,
  goods: 23,
  certificate: 24,
  apply: 25,
  merchant: 29,
  teachDetail: 30,
  teachLive: 31,
  homeworkReview: 32,
  examReview: 33,
  homeworkList: 34,
  examReviewList: 35,
  courses: 40,
  lives: 41,
  tasks: 42,
  myStudy: 43,
  practices: 44,
  mySurveys: 45,
  faces: 46,
  applyCenter: 47,
  messages: 48,
  myCertificates: 49,
  myCollection: 50,
  studyTime: 51,
  rank: 52,
  team: 53,
  teaching: 54,
  articles: 55,
  lecturers: 56,
  exams: 57,
  my: 58,
  profile: 59,
  setting: 60,
  feedback: 61,
  ceoChannel: 62,
  video: 63,
  document: 64,
  approval: 65,
  approvals: 66,
  trainingAgain: 100,
  notOnline: 1201,
} as const
export type JumpName = keyof typeof JUMP
export const JUMP_NAMES = Object.keys(JUMP) as JumpName[]

const NAMES = new Map(Object.entries(JUMP).map(([name, type]) => [type as number, name as JumpName]))
/** The name of a target by its number; 'none' for unknown numbers. */
export const jumpNameOf = (type: number): JumpName => NAMES.get(type) ?? 'none'

/** Targets that show a file: the id is that of a file of one of these kinds. */
export const JUMP_FILES: Readonly<Partial<Record<JumpName, readonly FileKind[]>>> = {
  video: ['video', 'audio'],
  document: ['document'],
}

/** The target of a tap, as an author chooses it: a named screen, or a link. */
export interface ChosenJump {
  readonly to: JumpName
  readonly moduleId: string | null
  readonly link: string | null
}

interface Screen {
  path: string
  /** The query parameter for the module's id; screens without one need no id. */
  id?: string
  /** Parameters that are always the same. */
  fixed?: Readonly<Record<string, string>>
}

const SCREENS: Readonly<Partial<Record<number, Screen>>> = {
  [JUMP.course]: { path: '/courseDetail', id: 'id', fixed: { courseType: 'course' } },
  [JUMP.courseware]: { path: '/courseDetail', id: 'id', fixed: { courseType: 'courseWare' } },
  [JUMP.article]: { path: '/broadcastDetail', id: 'id' },
  [JUMP.live]: { path: '/liveStreamTrans', id: 'id' },
  [JUMP.training]: { path: '/trainingDetail', id: 'id' },
  [JUMP.trainingAgain]: { path: '/trainingDetail', id: 'id' },
  [JUMP.exam]: { path: '/examInfo', id: 'examId' },
  [JUMP.survey]: { path: '/surveyInfo', id: 'investigationId' },
  [JUMP.practice]: { path: '/examPractiseInfo', id: 'practiseId' },
  [JUMP.board]: { path: '/communityDetail', id: 'id' },
  [JUMP.communityContent]: { path: '/comDetailLevel', id: 'id' },
  [JUMP.shortVideo]: { path: '/rollVideo', id: 'id', fixed: { sortType: '0' } },
  [JUMP.myTraining]: { path: '/myTraining' },
  [JUMP.face]: { path: '/faceDetail', id: 'faceId' },
  [JUMP.faceSign]: { path: '/signDetail', id: 'trainConfirmId' },
  [JUMP.community]: { path: '/community' },
  [JUMP.lecturer]: { path: '/lecturerDetail', id: 'lecturerId' },
  [JUMP.ceo]: { path: '/CeoDetail', id: 'id' },
  [JUMP.points]: { path: '/integral' },
  [JUMP.check]: { path: '/Check' },
  [JUMP.shopTab]: { path: '/shopIndexTab' },
  [JUMP.shop]: { path: '/shopIndex' },
  [JUMP.goods]: { path: '/shopDetail', id: 'id' },
  [JUMP.certificate]: { path: '/certificateDetail', id: 'id' },
  [JUMP.apply]: { path: '/applyDetail', id: 'id' },
  [JUMP.approval]: { path: '/auditDetail', id: 'id' },
  [JUMP.approvals]: { path: '/auditCenter' },
  [JUMP.merchant]: { path: '/merchantDetail', id: 'merchantDetailId' },
  [JUMP.teachDetail]: { path: '/teachManage/TeachDetail', id: 'bizId' },
  [JUMP.teachLive]: { path: '/teachManage/TeachManageLive', id: 'id' },
  [JUMP.homeworkReview]: {
    path: '/teachManage/HomeWorkCriticism',
    id: 'submitRecordId',
    fixed: { reviewStatus: '1' },
  },
  [JUMP.examReview]: { path: '/teachManage/examReview', id: 'id' },
  [JUMP.homeworkList]: { path: '/teachManage/HomeWorkDetail', id: 'id', fixed: { bizType: '2402' } },
  [JUMP.examReviewList]: { path: '/teachManage/ExamViewListDetail', id: 'id', fixed: { bizType: '2401' } },
  [JUMP.courses]: { path: '/course' },
  [JUMP.lives]: { path: '/liveStream' },
  [JUMP.tasks]: { path: '/task' },
  [JUMP.myStudy]: { path: '/myStudy' },
  [JUMP.practices]: { path: '/examPractise' },
  [JUMP.mySurveys]: { path: '/mySurvey' },
  [JUMP.faces]: { path: '/faceTeaching' },
  [JUMP.applyCenter]: { path: '/applyCenter' },
  [JUMP.messages]: { path: '/news' },
  [JUMP.myCertificates]: { path: '/myCertificate' },
  [JUMP.myCollection]: { path: '/myCollect' },
  [JUMP.studyTime]: { path: '/studyTime' },
  [JUMP.rank]: { path: '/topAcademic' },
  [JUMP.team]: { path: '/teamStudyList' },
  [JUMP.teaching]: { path: '/teachManage/TeachManageList' },
  [JUMP.articles]: { path: '/broadcast' },
  [JUMP.lecturers]: { path: '/lecturerCenter' },
  [JUMP.exams]: { path: '/examList' },
  [JUMP.my]: { path: '/my' },
  [JUMP.profile]: { path: '/personCenter' },
  [JUMP.setting]: { path: '/setting' },
  [JUMP.feedback]: { path: '/feedback' },
  [JUMP.ceoChannel]: { path: '/ceo' },
  [JUMP.video]: { path: '/previewVideo', id: 'id' },
  [JUMP.document]: { path: '/preview/pdf', id: 'id' },
}

/** Every screen that a jump can open; a test compares them with the list of routes. */
export const JUMP_PATHS: readonly string[] = [
  ...new Set(Object.values(SCREENS).flatMap((screen) => screen?.path ?? [])),
]

interface ModuleId {
  id: string | undefined
  extra: Readonly<Record<string, string>>
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) || undefined : undefined

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Messages about comments and certificates carry JSON instead of an id. */
function moduleIdOf(raw: string | null | undefined): ModuleId {
  const value = raw?.trim() ?? ''
  if (!value.startsWith('{')) return { id: value || undefined, extra: {} }
  const fields = parsed(value)
  if (typeof fields !== 'object' || fields === null) return { id: undefined, extra: {} }
  const { commentModuleId, certificateUserId, commentId, boardId, id } = fields as Readonly<Record<string, unknown>>
  const comment = text(commentId)
  const board = text(boardId)
  return {
    id: text(commentModuleId) ?? text(certificateUserId) ?? text(id),
    extra: { ...(comment ? { commentId: comment } : {}), ...(board ? { boardId: board } : {}) },
  }
}

function screenTarget(screen: Screen, moduleId: string | null | undefined): JumpTarget {
  const { id, extra } = moduleIdOf(moduleId)
  if (screen.id && !id) return { kind: 'unknown' }
  const query = new URLSearchParams({ ...(screen.id && id ? { [screen.id]: id } : {}), ...screen.fixed, ...extra })
  return { kind: 'screen', path: query.size > 0 ? `${screen.path}?${query}` : screen.path }
}

/** Resolves the jumps of banners, menus, notices, adverts and messages. */
export function resolveJump({ type, moduleId, link, courseType }: Jump, origin: string): JumpTarget {
  if (type === null || type === undefined || type === JUMP.none)
    return link ? linkTarget(link, origin) : { kind: 'none' }
  if (type === JUMP.notOnline) return { kind: 'not-online' }
  if (type === JUMP.link) return linkTarget(link, origin)
  const screen = SCREENS[type === JUMP.course && courseType === 2 ? JUMP.courseware : type]
  return screen ? screenTarget(screen, moduleId) : { kind: 'unknown' }
}

/** Whether the app can open this target; "no target" is valid too. */
export function isGoodJump({ to, moduleId, link }: ChosenJump): boolean {
  const { kind } = resolveJump({ type: JUMP[to], moduleId, link }, ANY_ORIGIN)
  return kind !== 'unknown' && kind !== 'refused'
}
