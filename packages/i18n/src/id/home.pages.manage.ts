import type { homePagesManageTexts as source } from '../zh-cn/home.pages.manage.ts'

export const homePagesManageTexts = {
  'home.good_morning': 'Selamat pagi, {name}',
  'home.good_afternoon': 'Selamat siang, {name}',
  'home.good_evening': 'Selamat malam, {name}',
  'home.good_night': 'Sudah larut, {name}',
  'home.banner_before': 'Sebelumnya',
  'home.banner_after': 'Berikutnya',
  'home.banner_place': '{number} dari {count}',
} satisfies Record<keyof typeof source, string>
