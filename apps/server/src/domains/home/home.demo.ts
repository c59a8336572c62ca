import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Language } from '@sands/rules/language'
import type { Tx } from '../../kernel/database/database.ts'
import { tabItems } from './home.tables.ts'

const TABS: Partial<Record<Language, { mine: string; guide: string }>> = {
  'zh-cn': { mine: '我的', guide: '新手指南' },
  'en-us': { mine: 'Me', guide: 'Guide' },
}

/** The tabs that something stands behind; more join as their domains land. */
export async function loadHomeDemo(tx: Tx, colleges: readonly { id: CollegeId; language: Language }[]): Promise<void> {
  for (const { id: collegeId, language } of colleges) {
    const names = TABS[language]
    if (!names) continue
    await tx.insert(tabItems).values([
      { collegeId, name: names.guide, link: `/guide/${language}.html`, sort: 1 },
      { collegeId, name: names.mine, code: 'mine', isDefaultPage: true, sort: 2 },
    ])
  }
}
