import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import type { Language } from '@sands/rules/language'
import type { PastAct } from '../../kernel/audit/past.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { DemoPictures } from '../media/index.ts'
import { DEMO_HOMES } from './demo/decoration.demo.ts'
import { furnish, type Place } from './furnish.service.ts'

interface DemoCompany {
  colleges: readonly { id: CollegeId; language: Language }[]
  users: ReadonlyMap<string, UserId>
}

interface Parts {
  company: DemoCompany
  pictures: DemoPictures
  films: ReadonlyMap<CollegeId, FileId>
  now: Date
}

/** The home pages of both colleges. The tabs are those that something stands behind; more join as their domains land. */
export async function loadHomeDemo(tx: Tx, { company, pictures, films, now }: Parts): Promise<PastAct[]> {
  const ownerId = company.users.get('admin')
  if (!ownerId) throw new Error('the demo company has no administrator')
  const past: PastAct[] = []
  for (const { id: collegeId, language } of company.colleges) {
    const home = DEMO_HOMES[language]
    if (!home) continue
    const draw: Place['draw'] = (name, drawing) =>
      pictures.store(tx, { collegeId, ownerId, purpose: 'image', name, svg: drawing(), createdAt: now })
    past.push(...(await furnish({ tx, collegeId, users: company.users, film: films.get(collegeId), now, draw }, home)))
  }
  return past
}
