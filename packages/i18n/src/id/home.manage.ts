import type { homeManageTexts as source } from '../zh-cn/home.manage.ts'

export const homeManageTexts = {
  'home.overview': 'Ringkasan',
  'home.good_morning': 'Selamat pagi, {name}',
  'home.good_afternoon': 'Selamat siang, {name}',
  'home.good_evening': 'Selamat malam, {name}',
  'home.good_night': 'Sudah larut, {name}',
} satisfies Record<keyof typeof source, string>
