import type { CollegeId } from '@sands/contract/kernel/schema'
import type { SkinChoice } from '@sands/contract/settings/look.calls'
import type { Agreement, ShortLink, Skin } from '@sands/contract/settings/settings.model'
import { DEFAULT_THEME, THEME_COLORS, THEMES } from '@sands/rules/theme'
import type { AuditRecord } from '../../kernel/audit/audit.ts'
import type { SkinRow } from './settings.repo.ts'
import type { agreements, shortLinks } from './settings.tables.ts'
import type { SkinPictures } from './skin-pictures.kind.ts'

/** `rows` are the skin of the college and that of the company; what the first leaves open, the second decides. */
export function presentSkin(rows: readonly SkinRow[], pictures: Pick<SkinPictures, 'url'>): Skin {
  const theme = rows.find((row) => row.theme !== null)?.theme ?? DEFAULT_THEME
  const fileId = rows.find((row) => row.tabBackgroundFileId !== null)?.tabBackgroundFileId
  return {
    themeId: THEMES.indexOf(theme) + 1,
    themeColorType: theme,
    themeColor: THEME_COLORS[theme],
    tabBackgroundUrl: fileId ? pictures.url(fileId, 'large') : null,
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

/** The colours and tab background of a college in the audit log. */
export const skinRecord = (collegeId: CollegeId, before: SkinChoice, after: SkinChoice): AuditRecord => ({
  action: 'settings.skin.chosen',
  subject: { kind: 'skin', id: collegeId, name: after.theme ?? '' },
  before: { ...before },
  after: { ...after },
})
