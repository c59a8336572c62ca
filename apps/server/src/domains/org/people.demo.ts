import type { Language } from '@sands/rules/language'

export interface DemoPerson {
  userName: string
  name: string
  mobile: string | null
  email: string
  places: { college: string; department: string; post: string }[]
  labels: ('team-learning' | 'teaching-mgt')[]
  roles: string[]
}

export const DEMO_COLLEGES: readonly {
  key: string
  name: string
  company: string
  language: Language
  departments: string[]
  posts: string[]
}[] = [
  {
    key: 'zh',
    name: '沙丘学院',
    company: '沙丘零售集团',
    language: 'zh-cn',
    departments: ['人力资源部', '门店运营部', '技术研发部'],
    posts: ['培训专员', '人力资源经理', '店长', '店员', '区域经理', '前端工程师', '后端工程师', '内训师', '系统管理员'],
  },
  {
    key: 'en',
    name: 'Dune Academy',
    company: 'Dune Retail International',
    language: 'en-us',
    departments: ['People & Culture', 'Store Operations', 'Product & Engineering'],
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

const zh = (department: string, post: string) => ({ college: 'zh', department, post })
const en = (department: string, post: string) => ({ college: 'en', department, post })

/** The accounts of the sign-in page; the first college of each is where they start. */
const ACCOUNTS: readonly Omit<DemoPerson, 'email' | 'mobile'>[] = [
  {
    userName: 'learner',
    name: '林晓',
    places: [zh('门店运营部', '店员'), en('Store Operations', 'Sales Associate')],
    labels: [],
    roles: [],
  },
  {
    userName: 'manager',
    name: '陈立',
    places: [zh('门店运营部', '区域经理')],
    labels: ['team-learning'],
    roles: ['training-manager'],
  },
  {
    userName: 'teacher',
    name: '王敏',
    places: [zh('人力资源部', '内训师')],
    labels: ['teaching-mgt'],
    roles: ['teacher'],
  },
  { userName: 'author', name: '赵晨', places: [zh('人力资源部', '培训专员')], labels: [], roles: ['content-author'] },
  {
    userName: 'reviewer',
    name: '孙悦',
    places: [zh('人力资源部', '人力资源经理')],
    labels: ['teaching-mgt'],
    roles: ['reviewer'],
  },
  { userName: 'auditor', name: '周正', places: [zh('人力资源部', '人力资源经理')], labels: [], roles: ['auditor'] },
  {
    userName: 'admin',
    name: '吴越',
    places: [zh('技术研发部', '系统管理员'), en('Product & Engineering', 'Administrator')],
    labels: ['team-learning', 'teaching-mgt'],
    roles: ['administrator'],
  },
  { userName: 'emma', name: 'Emma Clarke', places: [en('Store Operations', 'Sales Associate')], labels: [], roles: [] },
  { userName: 'newcomer', name: '何新', places: [zh('门店运营部', '店员')], labels: [], roles: [] },
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
  zh('门店运营部', '店员'),
  zh('门店运营部', '店长'),
  zh('技术研发部', '前端工程师'),
  zh('门店运营部', '店员'),
  zh('技术研发部', '后端工程师'),
  zh('人力资源部', '培训专员'),
]
const EN_PLACES = [
  en('Store Operations', 'Sales Associate'),
  en('Store Operations', 'Store Manager'),
  en('Product & Engineering', 'Software Engineer'),
  en('People & Culture', 'Learning Partner'),
]

function nth<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length]
  if (value === undefined) throw new Error('an empty list has no n-th value')
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
  // Numbers of a range that is never given out.
  mobile: `1990000${String(1000 + index)}`,
  email: `${person.userName}@sands.example`,
}))
