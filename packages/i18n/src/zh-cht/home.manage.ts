import type { homeManageTexts as source } from '../zh-cn/home.manage.ts'

export const homeManageTexts = {
  'home.overview': '總覽',
  'home.good_morning': '早安，{name}',
  'home.good_afternoon': '午安，{name}',
  'home.good_evening': '晚安，{name}',
  'home.good_night': '夜深了，{name}',
  'home.banner_before': '上一張',
  'home.banner_after': '下一張',
  'home.banner_place': '{number} / {count}',
} satisfies Record<keyof typeof source, string>
