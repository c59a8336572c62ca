import type { homeManageTexts as source } from '../zh-cn/home.manage.ts'

export const homeManageTexts = {
  'home.overview': 'Overview',
  'home.good_morning': 'Good morning, {name}',
  'home.good_afternoon': 'Good afternoon, {name}',
  'home.good_evening': 'Good evening, {name}',
  'home.good_night': 'Still up, {name}?',
} satisfies Record<keyof typeof source, string>
