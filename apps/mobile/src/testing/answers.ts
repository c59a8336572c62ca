import type { TabItem } from '@sands/contract/home/home.model'
import type { CurrentUser } from '@sands/contract/org/org.model'
import { LANGUAGE_NAMES, LANGUAGES } from '@sands/rules/language'
import type { CallAnswers, Plain } from '@sands/web/testing/fake-calls'

export const currentUser: Plain<CurrentUser> = {
  id: '7',
  userName: 'learner',
  name: 'Lin Xiao',
  postName: 'Barista',
  deptName: 'Store 12',
  avatarFileUrl: null,
  collegeId: '1',
  collegeName: 'Sands College',
  language: null,
  sysUserLabel: { teamLearningLabel: 0, teachingMgtLabel: 0 },
  rights: [],
}

export const aTab = (id: string, over: Partial<TabItem> = {}): TabItem => ({
  id,
  name: `Tab ${id}`,
  defaultCode: null,
  jumpUrl: null,
  isDefaultPage: 0,
  choseImgUrl: null,
  defaultImgUrl: null,
  ...over,
})

/** The answers that every screen needs. */
export const commonAnswers: CallAnswers = {
  'GET /sands-lms/api/v1/approval/number': { number: 0 },
  'GET /sands-lms/api/v1/community/source-board/get': null,
  'GET /sands-lms/api/v1/personalCenter/cornerMarkNumberByBiz': {
    trainingNumber: 0,
    examAndPracticeNumber: 0,
    investigationNumber: 0,
    teachingNumber: 0,
    faceNumber: 0,
  },
  'GET /sands-lms/api/v1/skin/get': {
    themeId: 2,
    themeColorType: 'blue',
    themeColor: '#0052D9',
    tabBackgroundUrl: null,
  },
  'GET /sands-system/api/v1/language/list': LANGUAGES.map((code) => ({
    code,
    name: LANGUAGE_NAMES[code],
    isDefault: code === 'zh-cn' ? 1 : 0,
  })),
  'GET /sands-user/api/v1/user/current-info': currentUser,
  'POST /sands-lms/api/v1/decorate/decorate-navigation/navigation': { navigations: [] },
}
