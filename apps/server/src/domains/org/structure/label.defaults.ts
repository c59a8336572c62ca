import { LANGUAGES, type Language } from '@sands/rules/language'

/** Labels that the product itself knows: whoever reads sees them in their language, and nobody renames them. */
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

interface StoredLabel {
  code: string | null
  name: string
}

const wordFor = (language: Language, wanted: string | null): string | undefined =>
  KNOWN_LABELS[language].find(({ code }) => code === wanted)?.name

/** What a label is called: those of the product in the language of whoever reads, the company's own as it named them. */
export const labelName = ({ code, name }: StoredLabel, language: Language): string => wordFor(language, code) ?? name

/** Every name by which people may know a label. */
export const labelNames = ({ code, name }: StoredLabel): readonly string[] => [
  ...LANGUAGES.flatMap((language) => wordFor(language, code) ?? []),
  name,
]
