import type { Tx } from '../../kernel/database/database.ts'
import type { Demo } from '../../kernel/demo.ts'

export async function loadSurveyDemo(_tx: Tx, _demo: Demo) {
  return []
}
