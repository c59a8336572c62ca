import type { Language } from '@sands/rules/language'

interface DemoPlace {
  college: string
  /** As a path: 门店运营部/华东大区 */
  department: string
  post: string
  /** User name of the leader they report to there. */
  leader?: string
}

export interface DemoPerson {
  userName: string
  name: string
  mobile: string | null
  email: string
  places: DemoPlace[]
  labels: ('team-learning' | 'teaching-mgt')[]
  /** Granted for the whole company unless a department is named. */
  roles: { code: string; at?: Pick<DemoPlace, 'college' | 'department'> }[]
}

export const DEMO_COLLEGES: readonly {
  key: string
  name: string
  company: string
  language: Language
  /** As paths, parents before children. */
  departments: string[]
  posts: string[]
}[] = [
  {
    key: 'zh',
    name: '沙丘学院',
    company: '沙丘零售集团',
    language: 'zh-cn',
    departments: [
      '人力资源部',
      '人力资源部/培训中心',
      '人力资源部/招聘组',
      '门店运营部',
      '门店运营部/华东大区',
      '门店运营部/华东大区/上海区',
      '门店运营部/华东大区/杭州区',
      '门店运营部/华南大区',
      '门店运营部/华南大区/深圳区',
      '技术研发部',
      '技术研发部/前端组',
      '技术研发部/后端组',
    ],
    posts: ['培训专员', '人力资源经理', '店长', '店员', '区域经理', '前端工程师', '后端工程师', '内训师', '系统管理员'],
  },
  {
    key: 'en',
    name: 'Dune Academy',
    company: 'Dune Retail International',
    language: 'en-us',
    departments: [
      'People & Culture',
      'People & Culture/Learning',
      'Store Operations',
      'Store Operations/North',
      'Store Operations/North/Manchester',
      'Store Operations/South',
      'Product & Engineering',
      'Product & Engineering/Apps',
    ],
    posts: [
      'Learning Partner',
      'Store Manager',
      'Sales Associate',
      'Regional Manager',
      'Software Engineer',
      'Trainer',
      'Administrator',
    ],
  },
]

const place = (college: string, department: string, post: string, leader?: string): DemoPlace => ({
  college,
  department,
  post,
  ...(leader ? { leader } : {}),
})
const zh = (...rest: [department: string, post: string, leader?: string]) => place('zh', ...rest)
const en = (...rest: [department: string, post: string, leader?: string]) => place('en', ...rest)

/** The accounts of the sign-in page; each starts in their first college. */
const ACCOUNTS: readonly Omit<DemoPerson, 'email' | 'mobile'>[] = [
  {
    userName: 'learner',
    name: '林晓',
    places: [zh('门店运营部', '店员', 'manager'), en('Store Operations', 'Sales Associate', 'amelia.turner')],
    labels: [],
    roles: [],
  },
  {
    userName: 'manager',
    name: '陈立',
    places: [zh('门店运营部', '区域经理')],
    labels: ['team-learning'],
    // Only for the stores, as an example of a role that applies to a department.
    roles: [{ code: 'training-manager', at: { college: 'zh', department: '门店运营部' } }],
  },
  {
    userName: 'teacher',
    name: '王敏',
    places: [zh('人力资源部', '内训师', 'reviewer')],
    labels: ['teaching-mgt'],
    roles: [{ code: 'teacher' }],
  },
  {
    userName: 'author',
    name: '赵晨',
    places: [zh('人力资源部', '培训专员', 'reviewer')],
    labels: [],
    roles: [{ code: 'content-author' }],
  },
  {
    userName: 'reviewer',
    name: '孙悦',
    places: [zh('人力资源部', '人力资源经理')],
    labels: ['teaching-mgt'],
    roles: [{ code: 'reviewer' }],
  },
  {
    userName: 'auditor',
    name: '周正',
    places: [zh('人力资源部', '人力资源经理')],
    labels: [],
    roles: [{ code: 'auditor' }],
  },
  {
    userName: 'admin',
    name: '吴越',
    places: [zh('技术研发部', '系统管理员'), en('Product & Engineering', 'Administrator')],
    labels: ['team-learning', 'teaching-mgt'],
    roles: [{ code: 'administrator' }],
  },
  {
    userName: 'emma',
    name: 'Emma Clarke',
    places: [en('Store Operations', 'Sales Associate', 'amelia.turner')],
    labels: [],
    roles: [],
  },
  { userName: 'newcomer', name: '何新', places: [zh('门店运营部', '店员', 'manager')], labels: [], roles: [] },
]

const SURNAMES = [...'张李刘杨黄徐朱马胡郭高罗郑梁谢宋唐许邓冯韩曹曾彭萧蔡潘田']
const GIVEN = [
  '思远',
  '雨桐',
  '子涵',
  '嘉怡',
  '明轩',
  '欣妍',
  '浩然',
  '诗琪',
  '志强',
  '丽华',
  '建国',
  '晓东',
  '文博',
  '静雯',
]
const ENGLISH = [
  'Oliver Hughes',
  'Amelia Turner',
  'Noah Bennett',
  'Isla Morgan',
  'Liam Foster',
  'Sophie Reed',
  'Ethan Brooks',
  'Grace Palmer',
  'Lucas Ward',
  'Chloe Hayes',
  'Mason Cole',
  'Ella Simmons',
  'Henry Walsh',
  'Lily Marsh',
  'Jack Dawson',
  'Ruby Collins',
  'Adam Frost',
  'Zoe Barker',
  'Ryan Pierce',
  'Nina Shaw',
  'Owen Blake',
  'Maya Quinn',
  'Leo Sutton',
]
const ZH_PLACES = [
  zh('门店运营部/华东大区/上海区', '店员', 'staff02'),
  zh('门店运营部/华东大区/上海区', '店长', 'manager'),
  zh('技术研发部/前端组', '前端工程师', 'admin'),
  zh('门店运营部/华南大区/深圳区', '店员', 'manager'),
  zh('技术研发部/后端组', '后端工程师', 'admin'),
  zh('人力资源部/培训中心', '培训专员', 'reviewer'),
  zh('门店运营部/华东大区/杭州区', '店员', 'manager'),
]
const EN_PLACES = [
  en('Store Operations/North/Manchester', 'Sales Associate', 'amelia.turner'),
  en('Store Operations/North', 'Store Manager'),
  en('Product & Engineering/Apps', 'Software Engineer', 'admin'),
  en('People & Culture/Learning', 'Learning Partner'),
  en('Store Operations/South', 'Sales Associate', 'amelia.turner'),
]

function nth<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length]
  if (value === undefined) throw new Error('the list is empty')
  return value
}

const CROWD: readonly Omit<DemoPerson, 'email' | 'mobile'>[] = [
  ...SURNAMES.map((surname, index) => ({
    userName: `staff${String(index + 1).padStart(2, '0')}`,
    name: `${surname}${nth(GIVEN, index)}`,
    places: [nth(ZH_PLACES, index)],
    labels: [],
    roles: [],
  })),
  ...ENGLISH.map((name, index) => ({
    userName: name.toLowerCase().replace(' ', '.'),
    name,
    places: [nth(EN_PLACES, index)],
    labels: [],
    roles: [],
  })),
]

export const DEMO_PEOPLE: readonly DemoPerson[] = [...ACCOUNTS, ...CROWD].map((person, index) => ({
  ...person,
  // A number range that is never assigned.
  mobile: `1990000${String(1000 + index)}`,
  email: `${person.userName}@sands.example`,
}))
