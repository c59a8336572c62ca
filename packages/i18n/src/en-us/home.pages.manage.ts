import type { homePagesManageTexts as source } from '../zh-cn/home.pages.manage.ts'

export const homePagesManageTexts = {
  'home.good_morning': 'Good morning, {name}',
  'home.good_afternoon': 'Good afternoon, {name}',
  'home.good_evening': 'Good evening, {name}',
  'home.good_night': 'Still up, {name}?',
  'home.banner_before': 'Previous',
  'home.banner_after': 'Next',
  'home.banner_place': '{number} of {count}',
} satisfies Record<keyof typeof source, string>
