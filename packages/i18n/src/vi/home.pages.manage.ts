import type { homePagesManageTexts as source } from '../zh-cn/home.pages.manage.ts'

export const homePagesManageTexts = {
  'home.good_morning': 'Chào buổi sáng, {name}',
  'home.good_afternoon': 'Chào buổi chiều, {name}',
  'home.good_evening': 'Chào buổi tối, {name}',
  'home.good_night': 'Khuya rồi, {name}',
  'home.banner_before': 'Trước',
  'home.banner_after': 'Tiếp',
  'home.banner_place': '{number} / {count}',
} satisfies Record<keyof typeof source, string>
