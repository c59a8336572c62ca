import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Language } from '@sands/rules/language'
import type { Tx } from '../../kernel/database/database.ts'
import { skins } from './settings.tables.ts'

/** The company is blue; its English college wears orange, so that a switch of colleges can be seen. */
export async function loadSettingsDemo(
  tx: Tx,
  colleges: readonly { id: CollegeId; language: Language }[],
): Promise<void> {
  await tx
    .insert(skins)
    .values([
      { collegeId: null, theme: 'blue' },
      ...colleges
        .filter(({ language }) => language === 'en-us')
        .map(({ id }) => ({ collegeId: id, theme: 'orange' as const })),
    ])
}
