import type { Language } from '@sands/rules/language'

/** Labels that the product itself knows, as a new company finds them. It may rename them. */
export const KNOWN_LABELS: Readonly<Record<Language, readonly { code: string; name: string }[]>> = {
  'zh-cn': [
    { code: 'team-learning', name: '团队学习' },
    { code: 'teaching-mgt', name: '教学管理' },
  ],
  'zh-cht': [
    { code: 'team-learning', name: '團隊學習' },
    { code: 'teaching-mgt', name: '教學管理' },
  ],
  'en-us': [
    { code: 'team-learning', name: 'Team learning' },
    { code: 'teaching-mgt', name: 'Teaching management' },
  ],
  vi: [
    { code: 'team-learning', name: 'Học tập theo nhóm' },
    { code: 'teaching-mgt', name: 'Quản lý giảng dạy' },
  ],
  id: [
    { code: 'team-learning', name: 'Belajar tim' },
    { code: 'teaching-mgt', name: 'Pengelolaan pengajaran' },
  ],
}
