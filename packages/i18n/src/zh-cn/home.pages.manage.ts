export const homePagesManageTexts = {
  'home.good_morning': '早上好，{name}',
  'home.good_afternoon': '下午好，{name}',
  'home.good_evening': '晚上好，{name}',
  'home.good_night': '夜深了，{name}',
  'home.banner_before': '上一张',
  'home.banner_after': '下一张',
  'home.banner_place': '{number} / {count}',
}
