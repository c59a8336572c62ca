import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Agreement, ShortLink, Skin } from '@sands/contract/settings/settings.model'
import { DEFAULT_THEME, THEME_COLORS, THEMES, type Theme } from '@sands/rules/theme'
import type { AuditRecord } from '../../kernel/audit/audit.ts'
import type { agreements, shortLinks, skins } from './settings.tables.ts'

export function presentSkin(skin: typeof skins.$inferSelect | undefined): Skin {
  const theme = skin?.theme ?? DEFAULT_THEME
  return {
    themeId: THEMES.indexOf(theme) + 1,
    themeColorType: theme,
    themeColor: THEME_COLORS[theme],
    tabBackgroundUrl: null,
  }
}

export const presentAgreement = (row: typeof agreements.$inferSelect): Agreement => ({
  kind: row.kind,
  language: row.language,
  title: row.title,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  sections: row.sections,
})

export const presentShortLink = (row: typeof shortLinks.$inferSelect, contentType: number | null): ShortLink => ({
  shortUrl: row.code,
  appJumpStatus: row.jumpStatus,
  moduleId: row.moduleId,
  appJumpUrl: row.link,
  contentType,
})

/** The colours of a college in the audit log. */
export const skinRecord = (choice: {
  collegeId: CollegeId
  before: Theme | null
  theme: Theme | null
}): AuditRecord => ({
  action: 'settings.skin.chosen',
  subject: { kind: 'skin', id: choice.collegeId, name: choice.theme ?? '' },
  before: { theme: choice.before },
  after: { theme: choice.theme },
})
