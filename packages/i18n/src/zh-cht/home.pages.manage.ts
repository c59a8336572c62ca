import type { homePagesManageTexts as source } from '../zh-cn/home.pages.manage.ts'

export const homePagesManageTexts = {
  'home.good_morning': '早安，{name}',
  'home.good_afternoon': '午安，{name}',
  'home.good_evening': '晚安，{name}',
  'home.good_night': '夜深了，{name}',
  'home.banner_before': '上一張',
  'home.banner_after': '下一張',
  'home.banner_place': '{number} / {count}',
} satisfies Record<keyof typeof source, string>
