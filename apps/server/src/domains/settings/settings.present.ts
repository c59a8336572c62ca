import type { Agreement, Skin } from '@sands/contract/settings/settings.model'
import { DEFAULT_THEME, THEME_COLORS, THEMES } from '@sands/rules/theme'
import type { agreements, skins } from './settings.tables.ts'

export function presentSkin(skin: typeof skins.$inferSelect | undefined): Skin {
  const theme = skin?.theme ?? DEFAULT_THEME
  return {
    themeId: THEMES.indexOf(theme) + 1,
    themeColorType: theme,
    themeColor: THEME_COLORS[theme],
    tabBackgroundUrl: skin?.tabBackgroundUrl ?? null,
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
