import type { DemoAct } from '../../kernel/audit/demo-history.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Demo } from '../../kernel/demo.ts'
import { demoFilm } from '../media/index.ts'
import { DEMO_HOMES } from './demo/decoration.demo.ts'
import { type Place, provisionHome } from './provision-home.service.ts'

/** The home pages of both colleges, with tabs for the screens that exist. */
export async function loadHomeDemo(tx: Tx, { company, pictures, now }: Demo): Promise<DemoAct[]> {
  const ownerId = company.users.get('admin')
  if (!ownerId) throw new Error('the demo company has no administrator')
  const past: DemoAct[] = []
  for (const { id: collegeId, language } of company.colleges) {
    const home = DEMO_HOMES[language]
    if (!home) continue
    const draw: Place['draw'] = (name, drawing) =>
      pictures.store(tx, { collegeId, ownerId, purpose: 'image', name, svg: drawing(), createdAt: now })
    const film = await demoFilm(tx, collegeId)
    past.push(...(await provisionHome({ tx, collegeId, users: company.users, film, now, draw }, home)))
  }
  return past
}
